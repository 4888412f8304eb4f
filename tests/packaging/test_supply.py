"""How `make audit` reads reports, and the contents of the bill of materials."""

from pathlib import Path

import pytest

from scripts import audit_dependencies, make_release

SOUND = {"dependencies": [{"name": "alembic", "version": "1.0", "vulns": []}], "fixes": []}


def test_a_sound_report_has_no_faults():
    assert audit_dependencies.python_problems(SOUND, pinned=1) == []
    node = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 300}}}
    assert audit_dependencies.node_problems(node) == []


def test_vulnerable_skipped_and_missing_packages_are_faults():
    fault = {"id": "PYSEC-1", "fix_versions": ["2.0"]}
    report = {
        "dependencies": [
            {"name": "alembic", "version": "1.0", "vulns": [fault]},
            {"name": "ours", "skip_reason": "not on PyPI"},
        ]
    }
    found = audit_dependencies.python_problems(report, pinned=3)
    assert found == [
        "ours was skipped: not on PyPI",
        "alembic 1.0: PYSEC-1, fixed in 2.0",
        "3 packages are pinned, and only 2 were looked up",
    ]
    verdict = audit_dependencies.verdict(found)
    assert verdict.endswith(": 1 known vulnerabilities; 2 times something was not looked up, so nothing is claimed")
    assert audit_dependencies.verdict([]).endswith("0 known vulnerabilities")


@pytest.mark.parametrize(
    "report",
    [
        {"error": {"code": "ENOTFOUND"}},
        {"message": "request to the registry failed"},
        {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 0}}},
        {"vulnerabilities": {"svelte": {"severity": "high"}}, "metadata": {"dependencies": {"total": 300}}},
    ],
)
def test_a_service_that_did_not_answer_is_a_fault(report: object):
    assert len(audit_dependencies.node_problems(report)) == 1


def test_a_program_that_does_not_answer_in_json_is_an_error(tmp_path: Path):
    assert audit_dependencies.run_json(["sh", "-c", "echo no network >&2; exit 1"], tmp_path) == {"error": "no network"}


def test_the_bill_lists_every_pin_with_its_hashes():
    lock = make_release.LOCK.read_text("utf-8")
    materials = make_release.python_components(lock)
    assert len(materials) >= audit_dependencies.pins_in(lock) > 30
    assert all(one["hashes"] for one in materials)
    assert sum(len(one["hashes"]) for one in materials) == lock.count("--hash=sha256:")


def test_the_bill_lists_what_the_client_is_built_from():
    packages = {
        "packages": {
            "": {"name": "client"},
            "node_modules/svelte": {"version": "5.0.0"},
            "node_modules/a/node_modules/@b/c": {"version": "1.2.3"},
        }
    }
    found = [(one["name"], one["purl"]) for one in make_release.node_components(packages)]
    assert found == [("@b/c", "pkg:npm/%40b/c@1.2.3"), ("svelte", "pkg:npm/svelte@5.0.0")]
