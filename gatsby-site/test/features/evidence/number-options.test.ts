import { expect } from 'chai';
import type { Fixture, MatchPersons } from '@goalsquare/openapi';
import {
  begunMatches,
  matchOption,
  personOptions,
  squadOptions,
  withOwn,
} from '../../../src/features/evidence/number-options.js';

const side = (code: string, points?: number) => ({
  code,
  ...(points !== undefined && { score: { goals: 1, behinds: 2, points } }),
});
const fixture = {
  phases: [
    {
      rounds: [
        { number: 1, matches: [{ id: 5, squads: { home: side('SAL', 69), away: side('PMH', 78) } }] },
        { number: 2, matches: [{ id: 6, squads: { home: side('SAL'), away: side('QUI') } }] },
      ],
    },
  ],
} as unknown as Fixture;

const player = (personId: number, fullname: string, played = true) => ({ personId, fullname, played });
const persons = {
  squads: {
    home: { id: 1, name: 'Terns', code: 'SAL', players: [player(1, 'B B'), player(2, 'A A'), player(3, 'C C', false)] },
    away: { id: 2, name: 'Herons', code: 'PMH', players: [player(4, 'A Z')] },
  },
} as unknown as MatchPersons;

describe('what the number of an evidence is chosen from', () => {
  it('has the matches with a score, by round', () => {
    expect(begunMatches(fixture).map(matchOption)).to.deep.equal([['5', 'Round 1: SAL 69, PMH 78']]);
  });

  it('has those who played, by squad and name, and both squads', () => {
    expect(personOptions(persons)).to.deep.equal([
      ['2', 'A A SAL'],
      ['1', 'B B SAL'],
      ['4', 'A Z PMH'],
    ]);
    expect(squadOptions(persons)).to.deep.equal([
      ['1', 'Terns'],
      ['2', 'Herons'],
    ]);
  });

  it('keeps what the address names if no list has it', () => {
    expect(withOwn([['1', 'a']], ['1', 'b'])).to.deep.equal([['1', 'a']]);
    expect(withOwn([['1', 'a']], ['2', 'b'])).to.deep.equal([
      ['2', 'b'],
      ['1', 'a'],
    ]);
  });
});
