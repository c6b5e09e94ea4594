import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { XMLParser } from 'fast-xml-parser';
import { contractDocument } from '@goalsquare/openapi';
import { svgOf, WIDTH, widthOf, write } from '../../pictures/draw.js';
import { generatePictures } from '../../pictures.js';
import { workspacesPicture } from '../../pictures/workspaces.js';

interface TextElement {
  readonly '#text': string;
  readonly x: string;
  readonly y: string;
  readonly 'font-size': string;
  readonly class?: string;
  readonly 'text-anchor'?: 'middle' | 'end';
}
interface Svg {
  readonly viewBox: string;
  readonly role: string;
  readonly title: { readonly '#text': string };
  readonly desc: { readonly '#text': string };
  readonly style: string;
  readonly text: readonly TextElement[];
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });

/** The box of a text, a little lower than its font, as letters rarely fill it. */
function boxOf({
  '#text': text,
  x,
  y,
  'font-size': fontSize,
  class: classes = '',
  'text-anchor': anchor,
}: TextElement) {
  const size = Number(fontSize);
  const width = widthOf(text, { size, mono: classes.includes('mono'), bold: classes.includes('bold') });
  const left = Number(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return { text, left, right: left + width, top: Number(y) - size * 0.75, bottom: Number(y) + size * 0.2 };
}

describe('the pictures of the documents', () => {
  let files: ReadonlyMap<string, string>;
  before(async () => {
    files = await generatePictures(contractDocument);
  });

  /** The pictures by the document that shows them. */
  const shownBy = { architecture: ['workspaces', 'request', 'match'], 'as-of': ['known-time'] };
  const names = Object.values(shownBy).flat();
  const svgIn = (name: string): string => files.get(`docs/pictures/${name}.svg`) ?? '';
  const parsed = (name: string): Svg => (parser.parse(svgIn(name)) as { readonly svg: Svg }).svg;

  it('are those the documents show, each with a text in its place', () => {
    const drawn = [...files.keys()].filter((file) => file.startsWith('docs/'));
    expect(drawn).to.have.members(names.map((name) => `docs/pictures/${name}.svg`));
    for (const [document, its] of Object.entries(shownBy)) {
      const page = readFileSync(new URL(`../../../../docs/${document}.md`, import.meta.url), 'utf8');
      const shown = [...page.matchAll(/!\[(?<alt>[^\]]{20,})\]\((?<path>[^)]+)\)/gu)].map(({ groups }) => groups?.path);
      expect(shown).to.deep.equal(its.map((name) => `pictures/${name}.svg`));
    }
  });

  it('are copied to the hub as they are', () => {
    for (const [file, text] of files)
      if (file.startsWith('gatsby-site/'))
        expect(text).to.equal(
          readFileSync(new URL(`../../../../docs/pictures/${path.basename(file)}`, import.meta.url), 'utf8'),
        );
  });

  for (const name of names) {
    it(`${name}.svg has a title, a description and both colour schemes`, () => {
      const { role, title, desc, style } = parsed(name);
      expect(role).to.equal('img');
      expect(title['#text']).to.have.length.above(10);
      expect(desc['#text']).to.have.length.above(100);
      expect(style).to.contain('prefers-color-scheme:dark');
    });

    it(`${name}.svg has no text outside it, none over another, and none smaller than 10 units`, () => {
      const { text, viewBox } = parsed(name);
      const [, , width, height] = viewBox.split(' ').map(Number);
      const boxes = text.map(boxOf);
      expect(width).to.equal(WIDTH);
      expect(text.filter((element) => Number(element['font-size']) < 10)).to.deep.equal([]);
      expect(
        boxes.filter(({ left, right, bottom }) => left < 0 || right > WIDTH || bottom > (height ?? 0)),
      ).to.deep.equal([]);
      const overlapping = boxes.flatMap((a, at) =>
        boxes
          .slice(at + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${a.text} / ${b.text}`),
      );
      expect(overlapping).to.deep.equal([]);
    });
  }

  it('refuse a text that is wider than its room', () => {
    expect(() => write(0, 10, 'a text that is too long', { room: 40 })).to.throw("'a text that is too long' takes");
    expect(write(0, 10, 'a & b', { room: 40 })).to.contain('>a &amp; b</text>');
  });

  it('refuse an import between workspaces that no straight line down can show', () => {
    const picture = (from: string, to: string) => (): string =>
      svgOf(workspacesPicture({ workspaces: [{ from, to }], layers: {} }));
    expect(picture('server', 'engine')).not.to.throw();
    expect(picture('engine', 'server')).to.throw('no straight line down from engine to server');
    expect(picture('gatsby-site', 'data')).to.throw('no straight line down from gatsby-site to data');
    expect(picture('server', 'nowhere')).to.throw('the workspace nowhere has no place');
  });
});
