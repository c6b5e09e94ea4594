import type { SeasonRecord } from '@goalsquare/engine';
import { expect } from 'chai';
import type { Folder, LogOfFolder } from '../../src/import/folder.js';
import { mergePlanOf } from '../../src/import/merge-ids.js';
import { Register, type MergedId } from '../../src/register/register.js';
import { record as small } from '../support/season-record.js';

const provenance = { by: 'a scorer', reason: 'one club', recorded: '2026-03-14T09:00:00Z' };
const player = (personId: number, fullname: string): object => ({ personId, fullname });

/** The records that a merge writes, in a folder without logs. */
const planned = (lists: object, ...merged: readonly MergedId[]): readonly SeasonRecord[] => {
  const record = { ...small, ...lists } as SeasonRecord;
  const folder = { logs: new Map(), records: [{ file: 'x.season.json', record }] } as unknown as Folder<LogOfFolder>;
  return mergePlanOf('/nowhere', folder, new Register([], merged), provenance).records.map((one) => one.record);
};
const squads = [
  { id: 10, code: 'HOM', name: 'Homers', players: [player(1, 'Ada Brook'), player(2, 'Bo Reed')] },
  { id: 20, code: 'AWA', name: 'Awayers', homeState: { id: 1, name: 'Victoria', code: 'VIC' } },
  { id: 30, code: 'LAR', name: 'Larks', players: [player(2, 'Bo Reed'), player(3, 'Cy Fox')] },
];

describe('a season record after a merge', () => {
  it('is not written if it has none of the ids', () => {
    expect(planned({ squads })).to.deep.equal([]);
    expect(planned({ squads }, { kind: 'squad', from: 77, to: 78 }, { kind: 'venue', from: 10, to: 20 })).to.deep.equal(
      [],
    );
    expect(planned({ squads: undefined }, { kind: 'squad', from: 10, to: 20 })).to.deep.equal([]);
  });

  it('has a squad once, with its own name and code, the facts of both, and the players of both', () => {
    const [merged] = planned({ squads }, { kind: 'squad', from: 10, to: 30 });
    expect(merged?.squads).to.have.deep.members([
      squads[1],
      { ...squads[2], players: [player(1, 'Ada Brook'), player(2, 'Bo Reed'), player(3, 'Cy Fox')] },
    ]);
    const [state] = planned({ squads }, { kind: 'squad', from: 20, to: 30 });
    expect(state?.squads?.find(({ id }) => id === 30)).to.deep.equal({ ...squads[1], ...squads[2] });
  });

  it('has a squad under an id that it did not list, with the name of the one before', () => {
    const [merged] = planned({ squads }, { kind: 'squad', from: 20, to: 40 });
    expect(merged?.squads?.find(({ id }) => id === 40)).to.deep.equal({ ...squads[1], id: 40 });
    expect(merged?.squads).to.have.lengthOf(3);
  });

  it('has squads without players as they are', () => {
    const both = [
      { id: 10, code: 'HOM', name: 'Homers' },
      { id: 20, code: 'AWA', name: 'Awayers' },
    ];
    const [merged] = planned({ squads: both }, { kind: 'squad', from: 10, to: 20 });
    expect(merged?.squads).to.deep.equal([both[1]]);
  });

  it('has the new id of a person, once', () => {
    const [merged] = planned({ squads }, { from: 3, to: 9 });
    expect(merged?.squads?.[2]?.players).to.deep.equal([player(2, 'Bo Reed'), player(9, 'Cy Fox')]);
    const [twice] = planned({ squads }, { from: 2, to: 1 });
    expect(twice?.squads?.[0]?.players?.map(({ personId }) => personId)).to.deep.equal([1]);
  });

  it('has a ground once, with its own name and the facts of both', () => {
    const venues = [
      { id: 5, code: 'OLD', name: 'Old Park', timeZone: 'Australia/Perth', lengthMetres: 150, widthMetres: 120 },
      { id: 6, code: 'NEW', name: 'New Park', lengthMetres: 160, widthMetres: 130 },
    ];
    const [merged] = planned({ venues }, { kind: 'venue', from: 5, to: 6 });
    expect(merged?.venues).to.deep.equal([{ ...venues[0], ...venues[1] }]);
  });

  it('has the new id of a squad with a place of its own', () => {
    const placings = [
      { squadId: 10, fromRound: 1, position: 1 },
      { squadId: 20, fromRound: 1, position: 2 },
    ];
    expect(planned({ placings }, { kind: 'squad', from: 10, to: 40 })[0]?.placings).to.deep.equal([
      { ...placings[0], squadId: 40 },
      placings[1],
    ]);
  });

  it('has one place of a squad from a round, its own rather than that of the id before', () => {
    const placings = [
      { squadId: 10, fromRound: 1, position: 1 },
      { squadId: 10, fromRound: 3, position: 4 },
      { squadId: 20, fromRound: 1, position: 2, reason: 'a penalty' },
    ];
    const merged = planned({ placings }, { kind: 'squad', from: 10, to: 20 })[0]?.placings;
    expect(merged).to.have.deep.members([placings[2], { squadId: 20, fromRound: 3, position: 4 }]);
  });
});
