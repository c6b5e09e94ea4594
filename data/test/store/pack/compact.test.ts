import { expect } from 'chai';
import {
  metricCodes,
  openMatch,
  partsOf,
  planOf,
  playerStatistics,
  matchViewOf,
  squadStatistics,
  type ActFilter,
  type Match,
} from '@goalsquare/engine';
import { compactBytes, readCompact, readMatchLog, writeCompact } from '@goalsquare/data';
import { bytesOf, header, lines } from '../../support/small-log.js';

const small = openMatch(readMatchLog('77.ndjson', bytesOf(lines)).log);
const empty = openMatch(
  readMatchLog(
    '0.ndjson',
    bytesOf([{ ...header, home: { ...header.home, players: [] }, away: { ...header.away, players: [] } }]),
  ).log,
);

/** A match written into a buffer at an offset and read from it. */
function again(match: Match, offset: number): Match {
  const buffer = new ArrayBuffer(offset + compactBytes(match) + 8);
  new Uint8Array(buffer).fill(0xff);
  writeCompact(match, buffer, offset);
  return readCompact(buffer, offset, match.details);
}

const all = (match: Match) => {
  const { details, ...parts } = partsOf(match);
  return { ...parts, ...details() };
};

describe('the compact form of a match', () => {
  for (const [name, match] of [
    ['a match', small],
    ['a match without players or transactions', empty],
  ] as const) {
    for (const offset of [0, 4, 1024]) {
      it(`gives back ${name}, written at ${offset}`, () => {
        expect(all(again(match, offset))).to.deep.equal(all(match));
      });
    }
  }

  it('has with filters of acts the statistics of the match it was made from', () => {
    const plan = planOf('squad', metricCodes);
    const filters: readonly ActFilter[] = [
      { scoreStates: ['level', 'leading'] },
      { toScoreMargin: 3 },
      { area: { of: 'end', unit: 'metres', is: 'circle', centre: { x: 0, y: 0 }, radius: 60 } },
      { roles: ['Midfield'] },
      { againstPersonIds: [...small.persons].slice(0, 3) },
    ];
    for (const filter of filters) {
      const [packed, opened] = [again(small, 4), small].map((match) => squadStatistics(match, plan, filter).table);
      expect(packed?.sums).to.deep.equal(opened?.sums);
      expect(packed?.lacks).to.equal(opened?.lacks);
    }
  });

  it('takes a multiple of four bytes, so that forms stand in a row', () => {
    for (const match of [small, empty]) expect(compactBytes(match) % 4).to.equal(0);
  });

  it('writes no byte outside its own', () => {
    const buffer = new ArrayBuffer(compactBytes(small) + 8);
    new Uint8Array(buffer).fill(0xaa);
    writeCompact(small, buffer, 4);
    const bytes = new Uint8Array(buffer);
    expect([...bytes.subarray(0, 4), ...bytes.subarray(-4)]).to.deep.equal(Array(8).fill(0xaa));
  });

  it('is used in place: its columns are views of the buffer', () => {
    const buffer = new ArrayBuffer(compactBytes(small));
    writeCompact(small, buffer, 0);
    const match = readCompact(buffer, 0, small.details);
    for (const [name, column] of Object.entries(partsOf(match).columns))
      expect((column as Uint8Array).buffer, name).to.equal(buffer);
  });

  it('answers as the match it was made of', () => {
    const plan = planOf('player', metricCodes);
    const [ours, theirs] = [small, again(small, 8)].map((match) => playerStatistics(match, plan).table);
    expect(theirs?.sums).to.deep.equal(ours?.sums);
    expect(matchViewOf(again(small, 8)).score).to.deep.equal(matchViewOf(small).score);
  });
});
