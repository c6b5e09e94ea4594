import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { attributeFaults } from '../generated-files.js';

const files = {
  'docs/made.md': '# Made\n\n<!-- Generated from src/ by `npm run generate`. Do not edit. -->\n',
  'docs/written.md': '# Written\n',
  'openapi/history/1.0.0.json.gz': '',
  'openapi/history/intended.json': '{}\n',
  'tools/make.ts': 'const banner = "Generated from src/. Do not edit.";\n',
  'facts.json': '{}\n',
};

describe('the generated files in .gitattributes', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'goalsquare-attributes-'));
  const faults = (attributes: string): readonly string[] => {
    writeFileSync(path.join(root, '.gitattributes'), attributes);
    return attributeFaults(root, ['facts.json']);
  };

  before(() => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    execFileSync('git', ['add', '.'], { cwd: root });
  });
  after(() => {
    rmSync(root, { recursive: true });
  });

  it('are those that are known, those that a program writes, and those that say so', () => {
    const generated = ['docs/made.md', 'facts.json', 'openapi/history/1.0.0.json.gz'];
    expect(faults('')).to.deep.equal(
      generated.map((file) => `${file} is generated: mark it as linguist-generated in .gitattributes`),
    );
    expect(faults(generated.map((file) => `${file} linguist-generated\n`).join(''))).to.deep.equal([]);
  });

  it('are no others', () => {
    expect(faults('* linguist-generated\n')).to.deep.equal(
      ['docs/written.md', 'openapi/history/intended.json', 'tools/make.ts'].map(
        (file) => `${file} is marked in .gitattributes, but nothing generates it`,
      ),
    );
  });
});
