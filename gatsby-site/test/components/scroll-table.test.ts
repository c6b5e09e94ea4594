import { expect } from 'chai';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { cardLabels } from '../../src/components/scroll-table.js';

const row = (cell: 'th' | 'td', texts: readonly ReactNode[]): ReactElement =>
  createElement('tr', null, ...texts.map((text) => createElement(cell, null, text)));

/** The children of a table with a heading and rows. */
const tableOf = (head: readonly ReactNode[], ...rows: readonly (readonly ReactNode[])[]): readonly ReactElement[] => [
  createElement('thead', null, row('th', head)),
  createElement('tbody', null, ...rows.map((texts) => row('td', texts))),
];

const words = ['sandbox-transactional', 'The key of the account that may call everything', 'all leagues'];

describe('the rows of a table as cards', () => {
  it('have headings that begin with a capital unless they are code, and a title without one', () => {
    expect(cardLabels(tableOf(['key', ['mea', 'ning'], createElement('code', null, 'scope')], words))).to.deep.equal([
      '',
      'Meaning',
      'scope',
    ]);
    expect(cardLabels(tableOf(['', 'Meaning', 'Scope'], words))).to.deep.equal(['', 'Meaning', 'Scope']);
  });

  it('have a heading for a title that is a number', () => {
    expect(cardLabels(tableOf(['league', 'Meaning', 'Scope'], ['12', ...words.slice(1)]))).to.deep.equal([
      'League',
      'Meaning',
      'Scope',
    ]);
  });

  const others = [
    ['short values, which are compared by column', tableOf(['Squad', 'Won', 'Lost'], ['SAL', 12, 3], ['PMH', 9, 6])],
    ['two columns, which fit', tableOf(['Key', 'Meaning'], words.slice(0, 2))],
    [
      'nine columns',
      tableOf(
        Array.from({ length: 9 }, (_, at) => `Column ${at}`),
        [...words, ...words, ...words],
      ),
    ],
    ['a column without a heading', tableOf(['Key', '', 'Scope'], words)],
  ] as const;
  for (const [what, children] of others)
    it(`are not for ${what}`, () => {
      expect(cardLabels(children)).to.equal(undefined);
    });
});
