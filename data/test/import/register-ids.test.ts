import type { MatchHeader, MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import { madeIdOf, personIdOf } from '../../src/import/afl-ids.js';
import { Findings } from '../../src/import/findings.js';
import { withMergedIds, withPersonIds, withPersons } from '../../src/import/register-ids.js';
import { DataError } from '../../src/log/fault.js';
import { Register, type ExternalId, type FoundId } from '../../src/register/register.js';

const person = (source: string, externalId: string, id: number, ...names: readonly string[]): ExternalId => ({
  kind: 'person',
  source,
  externalId,
  id,
  names,
});
const found = (externalId: string, id: number, name?: string): FoundId => ({
  kind: 'person',
  source: 'afl',
  externalId,
  id,
  name,
});

type Side = MatchHeader['home'];
const squad = (id: number, code: string, name: string, ...persons: readonly number[]): Side => ({
  ...{ id, code, name, players: persons.map((personId) => ({ personId })) },
});
const otters = squad(10, 'OTT', 'Otters', 1, 2);
const herons = squad(20, 'HER', 'Herons', 3);

const logOf = (change: Partial<MatchHeader> = {}, entries: readonly object[] = []): MatchLog => ({
  header: {
    ...{ id: 7, seasonId: 2031, roundNumber: 4, venue: { id: 5, code: 'SAO', name: 'Salt Oval' } },
    ...{ home: otters, away: herons, ...change },
  } as MatchHeader,
  entries: entries as MatchLog['entries'],
});

describe('the ids of persons in logs', () => {
  const decide = (register: Register, ...all: readonly FoundId[]) => {
    const findings = new Findings();
    const entries = [
      { kind: 'transaction', personId: 1, onPersonId: 2, pressure: { personIds: [3, 1], opponentId: 1 } },
      { kind: 'boxScore', personId: 2, kicks: 1 },
    ];
    const { logs, found: ids } = withPersonIds([logOf({}, entries)], all, register, findings);
    return { logs, ids, warnings: findings.lines(), entries };
  };

  it("are the source's own, if the register does not know them", () => {
    const { logs, ids, warnings, entries } = decide(Register.empty, found('CD_I1', 1, 'Ada Brook'), found('CD_I2', 2));
    expect(logs).to.deep.equal([logOf({}, entries)]);
    expect(ids.map(({ id }) => id)).to.deep.equal([1, 2]);
    expect(warnings).to.deep.equal([]);
  });

  it('are those of the register wherever a log names the person, and no others', () => {
    const register = new Register([person('afl', 'CD_I1', 901, 'Ada Brook')], []);
    const squads: FoundId = { kind: 'squad', source: 'afl', externalId: 'CD_T10', id: 1, name: 'Otters' };
    const { logs, ids } = decide(register, found('CD_I1', 1, 'Ada Brook'), found('CD_I2', 2), squads);
    expect(ids).to.deep.equal([found('CD_I1', 901, 'Ada Brook'), found('CD_I2', 2), squads]);
    expect(logs[0]?.header.home.players).to.deep.equal([{ personId: 901 }, { personId: 2 }]);
    expect(logs[0]?.header.home.id).to.equal(10);
    expect(logs[0]?.entries).to.deep.equal([
      { kind: 'transaction', personId: 901, onPersonId: 2, pressure: { personIds: [3, 901], opponentId: 901 } },
      { kind: 'boxScore', personId: 2, kicks: 1 },
    ]);
  });

  const same: readonly (readonly [string, string, string])[] = [
    ['the same', 'Ada Brook', 'Ada Brook'],
    ['the same but for case', 'Ada Brook', 'ADA BROOK'],
    ['one of several of the register', 'Zoe Quill', 'Ada Brook'],
  ];
  for (const [what, first, name] of same)
    it(`stay a number that another source uses, if the name is ${what}`, () => {
      const register = new Register([person('afltables', '1', 1, first), person('footywire', 'x', 1, 'Ada Brook')], []);
      const { ids, warnings } = decide(register, found('CD_I1', 1, name));
      expect([ids[0]?.id, warnings]).to.deep.equal([1, []]);
    });

  it('are new and reported, if another source uses the number for another name', () => {
    const register = new Register([person('afltables', '1', 1, 'Zoe Quill')], []);
    const made = madeIdOf('afl CD_I1');
    const { logs, ids, warnings } = decide(register, found('CD_I1', 1), found('CD_I1', 1, 'Ada Brook'));
    expect(ids.map(({ id }) => id)).to.deep.equal([made, made]);
    expect(logs[0]?.header.home.players).to.deep.equal([{ personId: made }, { personId: 2 }]);
    expect(warnings).to.deep.equal([
      `register.jsonl: afl:CD_I1: found "Ada Brook", allowed is Zoe Quill, for whom afltables uses the number 1; the person gets the id ${made}; if both are the same person, merge them with: data register DIR --merge ${made} --into 1`,
    ]);
  });

  it('are new too if neither row nor register has a name', () => {
    const { ids, warnings } = decide(new Register([person('afltables', '1', 1)], []), found('CD_I1', 1));
    expect(ids[0]?.id).to.equal(madeIdOf('afl CD_I1'));
    expect(warnings[0]).to.include('nobody else, for whom afltables uses the number 1');
  });

  it('go round made ids that somebody has, also before a merge', () => {
    const made = madeIdOf('afl CD_I1');
    const other = person('afltables', '1', 1, 'Zoe Quill');
    const taken = person('x', 'y', made, 'Bo Reed');
    const merged = { from: made, to: 55 };
    const next = { from: made + 1, to: 55 };
    const idWith = (register: Register) => decide(register, found('CD_I1', 1, 'Ada Brook')).ids[0]?.id;
    expect(idWith(new Register([other, taken], []))).to.equal(made + 1);
    expect(idWith(new Register([other], [merged]))).to.equal(made + 1);
    expect(idWith(new Register([other, taken], [next]))).to.equal(made + 2);
  });

  it('are made of whole ids of the AFL only, within the range of ids', () => {
    expect(['CD_I12', 'CD_I2147483647'].map(personIdOf)).to.deep.equal([12, 2147483647]);
    for (const text of ['CD_I2147483648', 'CD_I12x', 'xCD_I12', 'CD_I', 'CD_I12345678901', 'CD_T12'])
      expect(personIdOf(text), text).to.equal(madeIdOf(text)).and.to.be.within(1_000_000_000, 1_999_999_999);
  });

  it('leave values alone that name nobody', () => {
    const value = { a: null, personName: 1, id: 1, list: [1, 'x', { personId: 1 }] };
    expect(withPersons(value, () => 9)).to.deep.equal({ ...value, list: [1, 'x', { personId: 9 }] });
  });
});

describe('a log with merged ids', () => {
  const merged = (kind: 'person' | 'squad' | 'venue', from: number, to: number) =>
    new Register([], [{ ...(kind !== 'person' && { kind }), from, to }]);

  it('is the same log, if it names none of them', () => {
    for (const kind of ['person', 'squad', 'venue'] as const) {
      const log = logOf();
      expect(withMergedIds(log, merged(kind, 77, 78))).to.equal(log);
    }
    const log = logOf();
    expect(withMergedIds(log, Register.empty)).to.equal(log);
  });

  it('has the new id and code of a squad and a ground, under their own names, also in corrections', () => {
    const corrections = [
      { kind: 'correction', set: { home: otters } },
      { kind: 'correction', set: { away: herons, attendance: 3 } },
      { kind: 'correction', set: { venue: { id: 5, code: 'SAO', name: 'Salt Oval' } } },
      { kind: 'correction', set: {} },
      { kind: 'status', code: 'LIVE' },
    ];
    const log = logOf({}, corrections);
    const next = withMergedIds(log, merged('squad', 10, 30), (kind, id) => `${kind} ${id}`);
    expect(next.header).to.deep.equal({ ...log.header, home: { ...otters, id: 30, code: 'squad 30' } });
    expect(next.entries).to.deep.equal([
      { kind: 'correction', set: { home: { ...otters, id: 30, code: 'squad 30' } } },
      ...corrections.slice(1),
    ]);
    const away = withMergedIds(log, merged('squad', 20, 30));
    expect(away.header).to.deep.equal({ ...log.header, away: { ...herons, id: 30 } });
    const ground = withMergedIds(log, merged('venue', 5, 6), (kind, id) => `${kind} ${id}`);
    const venue = { id: 6, code: 'venue 6', name: 'Salt Oval' };
    expect(ground.header).to.deep.equal({ ...log.header, venue });
    expect(ground.entries[2]).to.deep.equal({ kind: 'correction', set: { venue } });
  });

  it('has the new id of a player, and of an umpire who is no player', () => {
    const officials = [{ personId: 50, role: 'FIELD' }] as unknown as MatchHeader['officials'];
    const log = logOf({ officials } as Partial<MatchHeader>, [{ kind: 'transaction', personId: 2 }]);
    const player = withMergedIds(log, merged('person', 2, 9));
    expect(player.header.home.players).to.deep.equal([{ personId: 1 }, { personId: 9 }]);
    expect(player.entries).to.deep.equal([{ kind: 'transaction', personId: 9 }]);
    expect(withMergedIds(log, merged('person', 50, 51)).header.officials).to.deep.equal([
      { personId: 51, role: 'FIELD' },
    ]);
  });

  const two: readonly (readonly ['person' | 'squad', number, number, number, string])[] = [
    ['person', 2, 1, 2, '2 and 1'],
    ['person', 3, 1, 3, '3 and 1'],
    ['squad', 10, 20, 10, '10 and 20'],
    ['squad', 20, 10, 20, '10 and 20'],
  ];
  for (const [kind, from, to, value, both] of two)
    it(`is refused if ${kind}s ${from} and ${to} are both in it`, () => {
      expect(() => withMergedIds(logOf(), merged(kind, from, to)))
        .to.throw(DataError)
        .with.property('faults')
        .that.deep.equals([
          {
            ...{ file: 'register.jsonl', line: 0, field: 'merged', value },
            allowed: `two ids of one ${kind}; match 7 has both ${both}`,
          },
        ]);
    });
});
