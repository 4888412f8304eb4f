"""`tradecraft rules`, and the pages it reads."""

import pytest

from tests.cli.running import error_line, run
from tradecraft.core.errors import BadOption
from tradecraft.locales.rules_pages import load_rules_page, parse_rules_page

PAGE = """# A game

Preface.

## V1 Beginning

Words about V1.

#### V1.1  First rule
Text of 1.1,
#### V1.1a Detail
of 1.1a

## V2 End
Text of 2.
#### V2.10 Tenth

- and last
"""


def test_a_rule_ends_where_the_next_one_begins():
    page = parse_rules_page(PAGE)
    assert page.find("V1.1").text == "#### V1.1  First rule\nText of 1.1,\n"
    assert page.find("V1.1a").text == "#### V1.1a Detail\nof 1.1a\n"
    assert page.find("V2.10").text == "#### V2.10 Tenth\n\n- and last\n"


def test_a_section_holds_its_rules():
    page = parse_rules_page(PAGE)
    section = page.find("V1")
    assert section.title == "Beginning"
    assert "Words about V1." in section.text
    assert "of 1.1a" in section.text
    assert "Text of 2." not in section.text


def test_an_id_is_found_in_any_case():
    assert parse_rules_page(PAGE).find("v1.1A").title == "Detail"


def test_an_unknown_id_comes_with_the_nearest():
    with pytest.raises(BadOption) as complaint:
        parse_rules_page(PAGE).find("V2.1")
    assert str(complaint.value.reason.params["near"]).split(", ")[0] == "V2.10"


def test_near_ids_are_of_the_same_section_first():
    page = load_rules_page("vienna", "en")
    near = page.near("V5.33")
    assert near[0] == "V5.3"
    assert all(id.startswith("V5") for id in near)
    assert page.near("colour") == ["V0", "V1", "V1.1", "V1.2", "V1.3"]


def test_the_page_of_vienna_is_whole():
    page = load_rules_page("vienna", "en")
    ids = [rule.id for rule in page.rules]
    assert len(ids) == len(set(ids))
    assert {"V0", "V5", "V5.3", "V8.13b", "V10.5", "V11"} <= set(ids)


def test_one_rule_is_printed():
    result = run("rules", "vienna", "V5.3")
    assert result.exit_code == 0
    assert "Cost" in result.stdout
    assert "2 bribes" in result.stdout
    assert "V5.4" not in result.stdout


def test_the_whole_page_is_printed():
    output = run("rules", "vienna").stdout
    assert "V0 Vocabulary" in output
    assert "V11" in output


def test_an_unknown_rule_is_refused_in_the_language_asked_for():
    assert error_line(run("rules", "vienna", "V5.33")).startswith("error: There is no rule V5.33. Similar: V5.3,")
    assert error_line(run("rules", "vienna", "V5.33", "--language", "fr")).startswith(
        "erreur\u202f: Il n’y a pas de règle"
    )
    assert error_line(run("rules", "vienna", "V5.33", LANG="nl_NL.UTF-8")).startswith("fout: Er is geen regel")


def test_an_unknown_language_is_refused():
    assert "“de”" in error_line(run("rules", "vienna", "--language", "de"))


def test_a_language_of_the_environment_without_texts_is_english():
    assert error_line(run("rules", "vienna", "X1", LANG="de_DE.UTF-8")).startswith("error: ")
