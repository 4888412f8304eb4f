import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import type { Plugin } from 'vite';

const ID = 'virtual:pocket';
/** What a browser loads of Pyodide; the rest is for Node and for packages that we do not use. */
const PARTS = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
const LIBRARY = 'python_stdlib.zip';
const LOCK = 'pyodide-lock.json';
const WORKER = 'service-worker.js';

/** Python that both programs below begin with. The Python in the page is the one that runs here: what it compiles fits. */
const COMPILER = `
import ast, importlib.util, io, pathlib, re, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(source, name):
    # What is said about modules and functions stays behind; classes keep it, or Python would work out something in its place.
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node, False):
            node.body[:1] = [] if isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, 'exec', dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))
`;

/**
 * Compile our Python, so that the page has nothing to compile. All files become one archive that is compressed as a whole,
 * like after like: that is smaller than one by one, and browsers take it apart faster than Python does.
 */
const COMPILE = `${COMPILER}
import gzip, tarfile
root, files = pathlib.Path('/app'), {}
for path in root.rglob('*'):
    name = path.relative_to(root).as_posix()
    if path.suffix == '.py':
        files[name + 'c'] = compiled(path.read_bytes(), name)
    elif path.is_file():
        files[name] = path.read_bytes()
packed = io.BytesIO()
with tarfile.open(fileobj=packed, mode='w', format=tarfile.USTAR_FORMAT) as archive:
    for name in sorted(files, key=lambda name: (name.rpartition('.')[2], name)):
        entry = tarfile.TarInfo(name)
        entry.size = len(files[name])
        archive.addfile(entry, io.BytesIO(files[name]))
gzip.compress(packed.getvalue(), 9, mtime=0)
`;

/**
 * Compile the standard library too, which Pyodide brings as sources: most of its start is compiling them. Left out is what
 * a table never asks for, half of it, most of all tools and protocols, and what the interpreter has built in. What is
 * imported as a module begins, by anything that stays, has to stay as well.
 */
const TRIM = `${COMPILER}
import _imp
LEFT_OUT = re.compile(
    r'(__phello__|_pyrepl|concurrent/interpreters|ctypes|email|ensurepip|html|http|idlelib|importlib/metadata'
    r'|multiprocessing|pydoc_data|sqlite3|unittest|wsgiref|xml|xmlrpc)/'
    r'|(_compat_pickle|_markupbase|_pydatetime|_pydecimal|_pyio|antigravity|argparse|bdb|cmd|code|colorsys|compileall'
    r'|configparser|cProfile|csv|doctest|filecmp|fileinput|fractions|ftplib|getopt|getpass|gettext|graphlib|gzip|imaplib'
    r'|mailbox|mimetypes|modulefinder|netrc|nntplib|nturl2path|optparse|pdb|pickle|pickletools|platform|plistlib|poplib'
    r'|pprint|profile|pstats|pty|py_compile|pyclbr|pydoc|quopri|rlcompleter|sched|shelve|shlex|smtplib|socketserver'
    r'|statistics|symtable|tabnanny|tarfile|this|timeit|trace|tracemalloc|tty|turtle|uuid|wave|webbrowser|zipapp'
    r'|asyncio/(__main__|proactor_events|tools|windows_events|windows_utils)|concurrent/futures/(interpreter|process)'
    r'|json/(__main__|tool)|logging/(config|handlers)|pyodide/console|sysconfig/__main__'
    r'|urllib/(request|response|robotparser))[.]py'
    r'|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_8)'
)
# Python tells by \`os\` where its library is.
BUILT_IN = {name.replace('.', '/') + '.py' for name in _imp._frozen_module_names()} - {'os.py'}
BUILT_IN |= {'importlib/_bootstrap.py', 'importlib/_bootstrap_external.py'}
packed = io.BytesIO()
with zipfile.ZipFile('/stdlib.zip') as whole, zipfile.ZipFile(packed, 'w') as archive:
    for name in whole.namelist():
        if LEFT_OUT.match(name) or name in BUILT_IN or name.endswith('/'):
            continue
        data = whole.read(name)
        if name.endswith('.py'):
            name, data = name + 'c', compiled(data, name)
        archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)
packed.getvalue()
`;

interface Made {
  /** The files to add to the built client, by their paths. */
  files: Map<string, Uint8Array>;
  folder: string;
  archive: string;
}

async function make(root: string, web: string): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'pocket-'));
  const path = join(folder, 'plain.zip');
  execFileSync('python', [join(root, 'scripts/make_pocket.py'), path], { stdio: 'inherit' });
  const python = await loadPyodide();
  python.unpackArchive(new Uint8Array(readFileSync(path)), 'zip', { extractDir: '/app' });
  rmSync(folder, { recursive: true });
  const pack = (code: string): Uint8Array => (python.runPython(code) as { toJs(): Uint8Array }).toJs();
  const archive = pack(COMPILE);
  const files = new Map<string, Uint8Array>();
  const pyodide = join(web, 'node_modules/pyodide');
  const lock = JSON.parse(readFileSync(join(pyodide, LOCK), 'utf8')) as { packages: unknown };
  const parts = new Map<string, Uint8Array>(PARTS.map((name) => [name, readFileSync(join(pyodide, name))]));
  python.FS.writeFile('/stdlib.zip', new Uint8Array(readFileSync(join(pyodide, LIBRARY))));
  parts.set(LIBRARY, pack(TRIM));
  parts.set(LOCK, Buffer.from(JSON.stringify({ ...lock, packages: {} })));
  // What is kept for a year must have another name when it changes: what is left out may, with the same Pyodide.
  const into = `pyodide-${python.version}-${hashOf([...parts].flat())}/`;
  for (const [name, data] of parts) files.set(`assets/${into}${name}`, data);
  const name = `pocket-${hashOf([archive])}.tgz`;
  files.set(`assets/${name}`, archive);
  return { files, folder: into, archive: name };
}

const hashOf = (parts: (Uint8Array | string)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/**
 * Add what the page needs to play without a server: Pyodide, an archive of our Python, and a service worker that knows
 * the files of this version. `virtual:pocket` says where the first two are.
 */
export function pocket(root: string, web: string): Plugin {
  let made: Promise<Made> | undefined;
  return {
    name: 'pocket',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { files, folder, archive } = await (made ??= make(root, web));
      const bytes = [...files].reduce(
        (sum, [name, data]) => sum + (name.endsWith('.mjs') ? 0 : data.length),
        0,
      );
      return `export default ${JSON.stringify({ folder: `./${folder}`, archive: `./${archive}`, bytes })};`;
    },
    async writeBundle({ dir = '' }) {
      const { files } = await (made ??= make(root, web));
      for (const [name, data] of files) {
        mkdirSync(join(dir, name, '..'), { recursive: true });
        writeFileSync(join(dir, name), data);
      }
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(join(dir, name)).isFile() && name !== WORKER && name !== 'robots.txt')
        .sort();
      const version = hashOf(names.flatMap((name) => [name, readFileSync(join(dir, name))]));
      const script = readFileSync(join(web, WORKER), 'utf8')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['FILES']", JSON.stringify(names));
      writeFileSync(join(dir, WORKER), script);
    },
  };
}
