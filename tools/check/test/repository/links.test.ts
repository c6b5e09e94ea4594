import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { filesOf } from '../../../dev/files.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const decisions: ReadonlyMap<number, string> = new Map(
  readdirSync(path.join(root, 'docs/adr'))
    .filter((file) => /^\d{4}-.*\.md$/u.test(file))
    .map((file) => [Number(file.slice(0, 4)), file]),
);

/** Returns the anchors of the headings of a Markdown text, as GitHub names them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/gu, '-'),
  );
  return new Set(headings);
}

/** Returns what is wrong with the references of a text to decisions: by number, by file, and by both in one link. */
function decisionFaults(text: string): readonly string[] {
  return [
    ...[...text.matchAll(/\badr\/(\d{4}-[\w-]+\.md)/gu)].flatMap(([, file = '']) =>
      decisions.get(Number(file.slice(0, 4))) === file ? [] : [`docs/adr/${file} does not exist`],
    ),
    ...[...text.matchAll(/\bADRs?[\s*]+(\d+(?:, \d+)*)/gu)]
      .flatMap(([, numbers = '']) => numbers.split(', '))
      .flatMap((number) => (decisions.has(Number(number)) ? [] : [`there is no ADR ${number}`])),
    ...[...text.matchAll(/\[ADR (\d+)\]\([^)]*\b(\d{4})-/gu)].flatMap(([, number, file]) =>
      Number(number) === Number(file) ? [] : [`ADR ${number ?? ''} links to ${file ?? ''}`],
    ),
  ];
}

/** Returns the relative links of a Markdown file that lead to no file, or to no heading of it. */
function linkFaults(file: string, text: string): readonly string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gmu, '').replaceAll(/`[^`\n]*`/gu, '');
  return [...prose.matchAll(/\]\(([^()\s:]+)\)/gu)].flatMap(([, link = '']) => {
    const [target = '', anchor] = link.split('#');
    const linked = target === '' ? file : path.join(path.dirname(file), target);
    if (target.startsWith('/')) return [];
    if (!existsSync(path.join(root, linked))) return [`${link} does not exist`];
    if (anchor === undefined || !linked.endsWith('.md')) return [];
    return anchorsOf(readFileSync(path.join(root, linked), 'utf8')).has(anchor) ? [] : [`${link}: no such heading`];
  });
}

const filesLike = (pattern: RegExp): readonly string[] =>
  filesOf(root).filter(
    (file) => pattern.test(file) && !file.startsWith('tools/check/test/') && existsSync(path.join(root, file)),
  );

const faultsIn = (
  files: readonly string[],
  faults: (text: string, file: string) => readonly string[],
): readonly string[] =>
  files.flatMap((file) =>
    faults(readFileSync(path.join(root, file), 'utf8'), file).map((fault) => `${file}: ${fault}`),
  );

describe('references', () => {
  it('to decisions name a number and a file that exist', () => {
    const files = filesLike(/\.(?:mdx?|tsx?|[mc]?js|py|R|ya?ml)$/u);
    expect(faultsIn(files, decisionFaults)).to.deep.equal([]);
  });

  it('of Markdown files lead to files and headings that exist', () => {
    expect(faultsIn(filesLike(/^(?!\.github\/).*\.md$/u), (text, file) => linkFaults(file, text))).to.deep.equal([]);
  });
});
