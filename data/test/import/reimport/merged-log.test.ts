import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  knownInstantsOf,
  openMatch,
  planOf,
  playerStatistics,
  inPlay,
  readLog,
  type Entry,
  type MatchHeader,
  type MatchLog,
  type Transaction,
} from '@goalsquare/engine';
import { readMatchLog, sampleDirectory } from '@goalsquare/data';
import { isSameMatch } from '../../../src/import/reimport/difference.js';
import { mergedLog, type MergedLog } from '../../../src/import/reimport/merged-log.js';
import { header as smallHeader, lines } from '../../support/small-log.js';

const recorded = '2026-05-01T10:00:00.000Z';
const provenance = { by: 'import', reason: 're-import', recorded };
const header: MatchHeader = smallHeader;
const entries = lines.slice(1) as unknown as readonly Entry[];
/** The small log without edits, as an import writes it. */
const small: MatchLog = { header, entries: entries.slice(0, 10) };

const merge = (log: MatchLog, imported: MatchLog): MergedLog => mergedLog(log, readLog(log), imported, provenance);

/** A log whose transactions are changed, and numbered from 1 as imports number them. */
function edited(log: MatchLog, edit: (transactions: readonly Transaction[]) => readonly Transaction[]): MatchLog {
  const transactions = log.entries.filter((entry) => entry.kind === 'transaction');
  const statuses = log.entries.filter((entry) => entry.kind === 'status');
  const [first, ...others] = statuses;
  const numbered = edit(transactions).map(({ sequence: _, ...one }, at) => ({ ...one, id: at + 1 }));
  return { header: log.header, entries: [...(first ? [first] : []), ...numbered, ...others] };
}

describe('a log after an import', () => {
  const kindsAfter = ({ amended }: MergedLog): readonly string[] => amended.map(({ kind }) => kind);

  it('is the same if the import changes nothing', () => {
    const merged = merge(small, small);
    expect(merged.log).to.equal(small);
    expect([merged.amended, merged.rewritten]).to.deep.equal([[], undefined]);
  });

  const cases: readonly (readonly [string, MatchLog, readonly Entry[]])[] = [
    [
      'another player',
      edited(small, (all) => all.map((one) => (one.id === 4 ? { ...one, personId: 13 } : one))),
      [{ kind: 'amendment', id: 4, set: { personId: 13 }, ...provenance }],
    ],
    [
      'a member that is gone',
      edited(small, (all) => all.map(({ shot, ...one }) => (one.id === 5 ? one : { ...one, ...(shot && { shot }) }))),
      [{ kind: 'amendment', id: 5, set: {}, unset: ['shot'], ...provenance }],
    ],
    [
      'a row that is gone',
      edited(small, (all) => all.filter(({ id }) => id !== 2)),
      [{ kind: 'removal', id: 2, ...provenance }],
    ],
    [
      'a row between two of a second, which keep their ids',
      edited(small, (all) =>
        all.flatMap((one): readonly Transaction[] =>
          one.id === 3 ? [{ ...plain(one), code: 'HBGE', personId: 12, x: 1, y: 1 }, one] : [one],
        ),
      ),
      [
        { kind: 'correction', set: {}, ...provenance },
        {
          kind: 'transaction',
          id: 2,
          sequence: 2,
          code: 'HBGE',
          period: 1,
          periodSeconds: 8,
          side: 'home',
          personId: 12,
          x: 1,
          y: 1,
        },
      ],
    ],
    [
      'another ground and attendance',
      { ...small, header: { ...header, attendance: 5, venue: { ...header.venue, name: 'Other Park' } } },
      [
        {
          kind: 'correction',
          set: { venue: { ...header.venue, name: 'Other Park' }, attendance: 5 },
          ...provenance,
        },
      ],
    ],
  ];
  for (const [what, imported, expected] of cases)
    it(`has entries for ${what}`, () => {
      const merged = merge(small, imported);
      expect(merged.amended).to.deep.equal(expected);
      expect(merged.log.entries).to.deep.equal([...small.entries, ...expected]);
      expect(merged.rewritten).to.equal(undefined);
      expect(isSameMatch(readLog(merged.log), readLog(imported))).to.equal(true);
      expect(merge(merged.log, imported).amended).to.deep.equal([]);
    });

  it('amends the transactions of a player whom a new one replaces in the squad', () => {
    const squad = {
      ...header.home,
      players: header.home.players.map((one) => ({ ...one, personId: one.personId === 12 ? 99 : one.personId })),
    };
    const renamed = edited(small, (all) => all.map((one) => (one.personId === 12 ? { ...one, personId: 99 } : one)));
    const merged = merge(small, { ...renamed, header: { ...header, home: squad } });
    expect(kindsAfter(merged)).to.deep.equal(['correction', 'amendment', 'amendment', 'amendment', 'correction']);
    expect(merged.state.header.home).to.deep.equal(squad);
  });

  it('keeps earlier revisions, which are what was known before the import', () => {
    const imported = edited(small, (all) => all.filter(({ id }) => id !== 2));
    const { log } = merge(small, imported);
    const known = knownInstantsOf(log);
    const revisionKnownAt = (instant: number): number => known.filter((one) => one <= instant).length;
    expect(revisionKnownAt(Date.parse(recorded) - 1)).to.equal(small.entries.length);
    expect(revisionKnownAt(Date.parse(recorded))).to.equal(log.entries.length);
  });

  it('has other times of its statuses in place, and says so before the further changes', () => {
    const imported = edited(
      {
        header,
        entries: small.entries.map((entry) =>
          entry.kind === 'status' && entry.code === 'QT' ? { ...entry, periodSeconds: 1805 } : entry,
        ),
      },
      (all) => all.filter(({ id }) => id !== 2),
    );
    const merged = merge(small, imported);
    expect(merged.rewritten).to.equal('re-import: the times or the order of its statuses changed');
    expect(merged.log.entries).to.have.lengthOf(small.entries.length + 2);
    expect(merged.amended).to.deep.equal([
      { kind: 'correction', set: {}, ...provenance, reason: merged.rewritten, rewritten: 'statuses' },
      { kind: 'removal', id: 2, ...provenance },
    ]);
    expect(isSameMatch(readLog(merged.log), readLog(imported))).to.equal(true);
    expect(merge(merged.log, imported).amended).to.deep.equal([]);
  });

  const result: MatchLog = {
    header,
    entries: [
      { kind: 'result', home: { goals: 9, behinds: 9 }, away: { goals: 8, behinds: 8 } },
      { kind: 'status', code: 'FINAL' },
    ],
  };

  it('is rewritten, and ends with a correction that says so, if a result becomes play', () => {
    const merged = merge(result, small);
    expect(merged.rewritten).to.equal('re-import: it was stored without play');
    expect(merged.log.entries.slice(0, -1)).to.deep.equal(small.entries);
    expect(merged.log.entries.at(-1)).to.deep.equal({
      kind: 'correction',
      set: {},
      ...provenance,
      reason: merged.rewritten,
      rewritten: 'log',
    });
    expect(merge(merged.log, small).amended).to.deep.equal([]);
  });

  it('is at a later revision even if what is rewritten is shorter', () => {
    const merged = merge(small, result);
    expect(merged.log.entries).to.have.lengthOf(small.entries.length + 1);
    expect(merged.amended).to.have.lengthOf(1);
    expect(openMatch(merged.log).details().result).to.deep.equal(result.entries[0]);
  });

  it('has the statistics of the import after any edits, in the order of play of the import', () => {
    const sample = path.join(sampleDirectory, '202601001.ndjson');
    const whole = readMatchLog(sample, readFileSync(sample)).log;
    const first = [...readLog(whole).transactions].sort(inPlay).slice(0, 400);
    const log = edited(whole, () => first);
    const plan = planOf('player', ['DISPOSAL', 'KICK', 'HANDBALL', 'TACKLE']);
    const edits = fc.array(
      fc.record({ at: fc.nat(399), what: fc.constantFrom('remove', 'double', 'move', 'swap'), by: fc.nat(3) }),
      { minLength: 1, maxLength: 25 },
    );
    fc.assert(
      fc.property(edits, (all) => {
        const imported = edited(log, (before) => {
          const after = [...before];
          for (const { at, what, by } of all) {
            const place = at % after.length;
            const one = after[place] as Transaction;
            if (what === 'remove') after.splice(place, 1);
            else if (what === 'double') after.splice(place, 0, ...Array.from({ length: by + 1 }, () => one));
            else if (what === 'move' && one.x !== undefined) after[place] = { ...one, x: one.x / (by + 2) };
            else if (what === 'swap')
              after.splice(
                place,
                2,
                ...after
                  .slice(place, place + 2)
                  .reverse()
                  .map((other) => ({ ...other, periodSeconds: one.periodSeconds, period: one.period })),
              );
          }
          return after.sort((a, b) => a.period - b.period || a.periodSeconds - b.periodSeconds);
        });
        const merged = merge(log, imported);
        expect(merged.rewritten).to.equal(undefined);
        expect(merged.log.entries.slice(0, log.entries.length)).to.deep.equal(log.entries);
        const [one, other] = [openMatch(merged.log), openMatch(imported)];
        expect(playerStatistics(one, plan).table).to.deep.equal(playerStatistics(other, plan).table);
        expect(one.facts).to.deep.equal(other.facts);
        expect(merge(merged.log, imported).amended).to.deep.equal([]);
      }),
      { numRuns: 30 },
    );
  });
});

/** A transaction without the members that only some codes have. */
function plain({ kind, id, code, period, periodSeconds, side }: Transaction): Transaction {
  return { kind, id, code, period, periodSeconds, ...(side && { side }) };
}
