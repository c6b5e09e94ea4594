import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { gunzipSync, strFromU8, unzipSync } from 'fflate';
import { parseTar } from 'nanotar';
import { publishedManifest } from '../npm-package.js';
import { pythonSource } from '../python-source.js';
import { pythonWheel } from '../python-wheel.js';
import { rPackage } from '../r-package.js';

const root = path.resolve(import.meta.dirname, '../../..');
const DATE = '2026-01-02';

describe('the wheel', () => {
  const wheel = pythonWheel(path.join(root, 'clients/python'), '1.2.3', DATE);
  const files = unzipSync(wheel.bytes);
  const textOf = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const info = 'goalsquare-1.2.3.dist-info';

  it('is named, tagged and described as a wheel', () => {
    expect(wheel.name).to.equal('goalsquare-1.2.3-py3-none-any.whl');
    expect(textOf(`${info}/WHEEL`)).to.include('Root-Is-Purelib: true\nTag: py3-none-any\n');
    const [head = '', body = ''] = textOf(`${info}/METADATA`).split(/\n\n([\s\S]*)/u);
    expect(head.split('\n')).to.include.members([
      'Name: goalsquare',
      'Version: 1.2.3',
      'License-Expression: Apache-2.0',
      'Author-email: Goalsquare contributors <goalsquare@users.noreply.github.com>',
      'Project-URL: Issues, https://github.com/goalsquare/goalsquare/issues',
      'Requires-Python: >=3.10',
      'Requires-Dist: pandas>=1.5,<4',
      'Provides-Extra: polars',
      "Requires-Dist: polars>=1; extra == 'polars'",
    ]);
    expect(body).to.match(/^# goalsquare for Python\n/u);
  });

  it('contains the package, and records the digest of every file', () => {
    expect(Object.keys(files)).to.include.members([
      'goalsquare/__init__.py',
      'goalsquare/py.typed',
      'goalsquare/_tables.json',
      `${info}/licenses/LICENSE`,
    ]);
    const expected = Object.entries(files)
      .filter(([name]) => !name.endsWith('/RECORD'))
      .map(([name, bytes]) => {
        const digest = createHash('sha256').update(bytes).digest('base64').replace(/=+$/u, '');
        return `${name},sha256=${digest.replaceAll('+', '-').replaceAll('/', '_')},${bytes.length}`;
      });
    expect(textOf(`${info}/RECORD`).trimEnd().split('\n')).to.have.members([...expected, `${info}/RECORD,,`]);
  });

  it('is not made if the project has metadata that it would lack', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wheel-'));
    try {
      mkdirSync(path.join(folder, 'src'));
      writeFileSync(path.join(folder, 'pyproject.toml'), '[project]\nname = "x"\n[project.scripts]\nx = "x:main"\n');
      expect(() => pythonWheel(folder, '1.2.3', DATE)).to.throw('project.scripts');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('the packages of npm', () => {
  it('have no condition source, as they have no sources, and all else of their exports', () => {
    const text = readFileSync(path.join(root, 'clients/javascript/package.json'), 'utf8');
    const manifest = JSON.parse(text) as { readonly exports: Readonly<Record<string, object | string>> };
    const published = JSON.parse(publishedManifest(text)) as typeof manifest;
    expect(JSON.stringify(manifest.exports)).to.include('"source"');
    expect(JSON.stringify(published)).to.not.include('"source"');
    for (const [name, conditions] of Object.entries(manifest.exports))
      if (typeof conditions === 'object')
        expect({ source: undefined, ...conditions, ...(published.exports[name] as object) }).to.deep.equal(conditions);
    expect({ ...published, exports: manifest.exports }).to.deep.equal(manifest);
  });
});

describe('the Python package as source', () => {
  const archive = pythonSource(path.join(root, 'clients/python'), '1.2.3', DATE);
  const names = parseTar(gunzipSync(archive.bytes)).map(({ name }) => name);

  it('has the layout of a source package, with what pyproject.toml includes', () => {
    expect(archive.name).to.equal('goalsquare-1.2.3.tar.gz');
    expect(names).to.include.members([
      'goalsquare-1.2.3/PKG-INFO',
      'goalsquare-1.2.3/pyproject.toml',
      'goalsquare-1.2.3/LICENSE',
      'goalsquare-1.2.3/src/goalsquare/__init__.py',
      'goalsquare-1.2.3/tests/conftest.py',
    ]);
    expect(names.filter((name) => name.includes('__pycache__'))).to.deep.equal([]);
  });
});

describe('the R package', () => {
  const archive = rPackage(path.join(root, 'clients/r'), '1.2.3', DATE);
  const files = parseTar(gunzipSync(archive.bytes));
  const names = files.map(({ name }) => name);

  it('has the layout of a source package, without what R leaves out', () => {
    expect(archive.name).to.equal('goalsquare_1.2.3.tar.gz');
    expect(names).to.include.members([
      'goalsquare/DESCRIPTION',
      'goalsquare/NAMESPACE',
      'goalsquare/R/api.R',
      'goalsquare/inst/tables.json',
      'goalsquare/man/gs_api.Rd',
    ]);
    expect(names.filter((name) => /^goalsquare\/(?:bench|tools|\.)/u.test(name))).to.deep.equal([]);
  });

  it('has the fields that R CMD build adds', () => {
    expect(files[0]?.text).to.include(
      'NeedsCompilation: no\nPackaged: 2026-01-02 12:00:00 UTC; goalsquare\nAuthor: Goalsquare Contributors [aut, cre],\n  The Goalsquare project [cph]\nMaintainer: Goalsquare Contributors <goalsquare@users.noreply.github.com>\n',
    );
  });
});

describe('the packages of the clients', () => {
  for (const [folder, make] of [
    ['python', pythonWheel],
    ['python', pythonSource],
    ['r', rPackage],
  ] as const)
    it(`are the same bytes each time: ${make.name}`, () => {
      const [one, again] = [1, 2].map(() => make(path.join(root, 'clients', folder), '1.2.3', DATE).bytes);
      expect(Buffer.compare(one ?? Buffer.of(), again ?? Buffer.of(1))).to.equal(0);
    });
});

describe('the docs of a release', () => {
  const table = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
  const packages = ['clients/javascript', 'engine', 'openapi'].map((workspace) => {
    const { name } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as { name: string };
    return `${name.replace('@', '').replace('/', '-')}-VERSION.tgz`;
  });
  const made = [pythonWheel, pythonSource].map((make) => make(path.join(root, 'clients/python'), 'VERSION', DATE).name);
  for (const name of [...made, rPackage(path.join(root, 'clients/r'), 'VERSION', DATE).name, ...packages])
    it(`list ${name}`, () => {
      expect(table).to.include(`| \`${name}\` `);
    });
});

describe('the packages of npm', () => {
  const project = 'https://github.com/goalsquare/goalsquare';
  for (const workspace of ['clients/javascript', 'engine', 'openapi'])
    it(`name the project, where ${workspace} is in it, and where to report issues`, () => {
      const metadata = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as object;
      expect(metadata).to.deep.include({
        author: 'Goalsquare contributors <goalsquare@users.noreply.github.com>',
        repository: { type: 'git', url: `git+${project}.git`, directory: workspace },
        bugs: `${project}/issues`,
      });
      expect(metadata).to.have.property('homepage').that.includes(`${project}/`);
    });

  for (const readme of ['clients/javascript', 'clients/python', 'clients/r', 'engine', 'openapi'])
    it(`have links that work outside the repository: the README of ${readme}`, () => {
      const file = path.join(root, readme, 'README.md');
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const targets = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, target = '']) => target);
      expect(targets.filter((target) => !/^(?:https:|#)/u.test(target))).to.deep.equal([]);
    });
});
