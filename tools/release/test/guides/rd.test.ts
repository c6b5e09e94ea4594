import { expect } from 'chai';
import { rReference } from '../../made/guides/r-reference.js';
import { givenTo, rdOf } from '../../made/guides/rd.js';

describe('rdOf', () => {
  const cases = [
    ['% a comment\n\\title{A title}', [{ name: 'title', given: [['A title']] }, '']],
    ['\\item{a}{\\code{b}}', [{ name: 'item', given: [['a'], [{ name: 'code', given: [['b']] }]] }]],
    ['5\\% of \\{it\\}', ['5% of {it}']],
    ['\\link[=gs_api]{gs_api()}', [{ name: 'link', given: [['gs_api()']] }]],
    ['if (x) {y}', ['if (x) ', { name: '', given: [['y']] }]],
  ] as const;
  for (const [text, nodes] of cases)
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(rdOf(text).filter((node) => node !== '')).to.deep.equal(nodes.filter((node) => node !== ''));
    });

  it('finds what a command is given', () => {
    expect(givenTo(rdOf('\\alias{a}\n\\alias{b}'), 'alias')).to.deep.equal([[['a']], [['b']]]);
  });
});

describe('rReference', () => {
  const help =
    '\\name{gs_x}\\alias{gs_x}\\title{The x}\\usage{gs_x(a = NULL)}\\arguments{\\item{a}{A \\code{<x>}, or {y}.}}\\value{A tibble.}\\description{Gives x.}\\examples{\\dontshow{if (a) b}gs_x()}\\concept{matches}';
  const page = rReference([help]);

  it('has heading, anchor, usage, arguments, value and example', () => {
    for (const part of [
      '### The x',
      '<span id="gs_x"></span>',
      '```r\ngs_x(a = NULL)\n```',
      '- `a`: A `<x>`, or \\{y}.',
      '**Value**\n\nA tibble.',
      '```r\ngs_x()\n```',
      '[`gs_x`](#gs_x)',
    ])
      expect(page).to.contain(part);
  });
  it('leaves out what is not shown', () => {
    expect(page).not.to.contain('if (a) b');
  });
  it('refuses a concept it has no heading for', () => {
    expect(() => rReference([help.replace('{matches}', '{moons}')])).to.throw('moons');
  });
});
