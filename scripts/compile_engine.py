"""Compile the engine with mypyc into `src/tradecraft/_compiled`, where the package looks for it.

Without a C compiler, or with TRADECRAFT_PURE=1, nothing is compiled and the plain Python files run; the last line
printed says which engine is used. An up-to-date compiled engine is kept.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCE))

from tradecraft import engine  # noqa: E402

GROUP = "tradecraft"
# These stay interpreted: packages, so that their data files are found next to them; the declarations for the compiler;
# and the searching bot, whose base class is open to user code.
INTERPRETED = ("__init__.py", "native.py", "bot.py")
# mypyc's flags that are dropped: compilers differ in their warnings, so these must not be errors.
UNWANTED_FLAGS = ("-Werror", "-g1")
# Only Python loads the library, so internal calls need no indirection. The last two flags are those of Python's own
# modules: without them its headers check every access, and signed overflow is undefined.
FLAGS = ("-fPIC", "-fvisibility=hidden", "-DNDEBUG", "-fwrapv")
# The names of internal functions are for debuggers, and a tenth of the library.
LINUX_LINKS = ("-Wl,--strip-all",)


def main() -> None:
    if engine.is_pure_wanted():
        print(f"{engine.PURE} is set: the engine runs as plain Python.")
        return
    if not engine.reason_for_plain(engine.PACKAGE, engine.FOLDER):
        print("The compiled engine is up to date.")
        return
    # The old build is out of date, whether or not a new one replaces it.
    shutil.rmtree(engine.FOLDER, ignore_errors=True)
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        if not can_compile(work):
            print("No C compiler with the headers of this Python was found: the engine runs as plain Python.")
            return
        made_from = engine.fingerprint()
        libraries = compile_engine(work)
        engine.FOLDER.mkdir()
        for library in libraries:
            shutil.move(library, engine.FOLDER / library.name)
    # The note comes last: an interrupted build has none and is not used.
    (engine.FOLDER / engine.NOTE).write_text(made_from, "utf-8")
    print(f"The engine is compiled: {len(libraries)} modules in {engine.FOLDER.relative_to(SOURCE.parent)}.")


def compiler() -> list[str]:
    """Return the C compiler command: $CC, else the one Python was built with, else cc."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc"):
        if command and shutil.which(shlex.split(command)[0]):
            return shlex.split(command)
    return []


def can_compile(work: Path) -> bool:
    """Return whether a module that includes Python's headers compiles."""
    if not compiler():
        return False
    trial = work / "trial.c"
    trial.write_text("#include <Python.h>\n", "utf-8")
    done = subprocess.run(compile_command(trial, work / "trial.o", [], []), capture_output=True, check=False)
    return done.returncode == 0


def compile_command(source: Path, target: Path, includes: list[str], flags: list[str]) -> list[str]:
    folders = [sysconfig.get_path("include"), *includes]
    return [*compiler(), *FLAGS, *flags, *(f"-I{folder}" for folder in folders), "-c", str(source), "-o", str(target)]


def compile_engine(work: Path) -> list[Path]:
    """Translate the engine to C and compile it on all cores; return the libraries."""
    from mypyc.build import mypycify

    os.chdir(SOURCE)
    files = [str(path.relative_to(SOURCE)) for path in engine.sources()]
    compiled = [file for file in files if Path(file).name not in INTERPRETED]
    options = ["--config-file", str(SOURCE.parent / "pyproject.toml"), "--no-warn-unused-configs"]
    options += ["--cache-dir", str(SOURCE.parent / ".mypy_cache" / "compiled")]
    extensions = mypycify(
        [*options, *files],
        only_compile_paths=compiled,
        multi_file=True,
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    flags = [flag for flag in extensions[0].extra_compile_args if flag not in UNWANTED_FLAGS]
    steps: list[list[str]] = []
    objects: dict[str, list[Path]] = {}
    for extension in extensions:
        objects[extension.name] = []
        for source in map(Path, extension.sources):
            target = work / f"{len(steps)}.o"
            objects[extension.name].append(target)
            steps.append(compile_command(source, target, extension.include_dirs, flags))
    for source in engine.c_sources():
        target = work / f"{len(steps)}.o"
        objects[".".join(source.relative_to(SOURCE).with_suffix("").parts)] = [target]
        steps.append(compile_command(source, target, [], [*flags, "-Wall", "-Wextra"]))
    libraries = {name: work / f"{name}{engine.SUFFIX}" for name in objects}
    linker = [*compiler(), "-shared", *(LINUX_LINKS if sys.platform == "linux" else ())]
    links = [[*linker, *map(str, objects[name]), "-o", str(libraries[name])] for name in objects]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(run, steps))
        list(pool.map(run, links))
    return list(libraries.values())


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{shlex.join(command)}\n{done.stderr}\nSet {engine.PURE}=1 to go without the compiler.")


if __name__ == "__main__":
    main()
