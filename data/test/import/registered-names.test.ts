import type { MatchHeader, MatchLog } from '@goalsquare/engine';
import { expect } from 'chai';
import type { ImportContext } from '../../src/import/context.js';
import { Findings } from '../../src/import/findings.js';
import { idsOfRows, reportConflicts, reportTwoSquads } from '../../src/import/register-ids.js';
import { registeredNames } from '../../src/import/registered-names.js';
import type { ResultRow } from '../../src/import/results-csv/rows.js';
import { Register, type ExternalId, type RegisterKind } from '../../src/register/register.js';

type External = ResultRow['external'];

const rowOf = (home: string, away: string, venue: string | undefined, external?: External): ResultRow =>
  ({ home, away, venue, external }) as ResultRow;
const first = rowOf('Otters', 'Herons', 'Salt Oval', {
  ...{ source: 'afl', match: 'CD_M1', home: 'CD_T1', away: 'CD_T2', venue: 'CD_V1' },
});
const own = rowOf('Larks', 'Moles', 'Ox Park');
const partial = rowOf('Otters', 'Moles', undefined, {
  ...{ source: 'afl', match: 'CD_M2', away: 'CD_T4', venue: 'CD_V2' },
});
const rows = [first, own, partial];

const registered = (kind: RegisterKind, externalId: string, id: number): ExternalId => ({
  ...{ kind, source: 'afl', externalId, id, names: [] },
});

describe('the ids of a source in rows of results', () => {
  const ids: Readonly<Record<string, number>> = { Otters: 10, Herons: 20, Moles: 40, 'Salt Oval': 5 };
  const context = {
    squad: (name: string) => ({ id: ids[name] }),
    venue: (name: string) => ({ id: ids[name] }),
  } as unknown as ImportContext;
  const log = (id: number): MatchLog => ({ header: { id } as MatchHeader, entries: [] });
  const shown = (logOf: ReadonlyMap<ResultRow, MatchLog>): readonly string[] =>
    idsOfRows(rows, logOf, context).map(
      ({ kind, source, externalId, id, name }) => `${kind} ${source} ${externalId} is ${id}, ${name ?? 'unnamed'}`,
    );
  const places = [
    'squad afl CD_T1 is 10, Otters',
    'squad afl CD_T2 is 20, Herons',
    'venue afl CD_V1 is 5, Salt Oval',
    'squad afl CD_T4 is 40, Moles',
  ];

  it('are those of its matches, squads and grounds that the row names too', () => {
    const logs = new Map([first, own, partial].map((row, at) => [row, log(700 + at)]));
    expect(shown(logs)).to.deep.equal([
      'match afl CD_M1 is 700, unnamed',
      'match afl CD_M2 is 702, unnamed',
      ...places,
    ]);
  });

  it('are those of matches only that the import writes', () => {
    expect(shown(new Map([[partial, log(702)]]))).to.deep.equal(['match afl CD_M2 is 702, unnamed', ...places]);
    expect(shown(new Map())).to.deep.equal(places);
  });
});

describe('the names that a register gives ids', () => {
  it('are those whose ids it has, with the kind that it has them for', () => {
    const register = new Register(
      [
        registered('squad', 'CD_T1', 71),
        registered('venue', 'CD_T2', 72),
        registered('squad', 'CD_V1', 73),
        registered('venue', 'CD_V1', 74),
        registered('match', 'CD_M9', 75),
      ],
      [{ kind: 'squad', from: 79, to: 71 }],
    );
    const { squads, venues, takenMatches } = registeredNames(rows, register);
    expect(squads.named).to.deep.equal([{ id: 71, code: 'OTT', name: 'Otters' }]);
    expect(venues.named).to.deep.equal([{ id: 74, code: 'SAO', name: 'Salt Oval' }]);
    expect([...squads.taken].sort()).to.deep.equal([71, 73, 79]);
    expect([...venues.taken].sort()).to.deep.equal([72, 74]);
    expect(takenMatches).to.deep.equal([75]);
  });

  it('are none of an empty register', () => {
    expect(registeredNames(rows, Register.empty)).to.deep.equal({
      squads: { named: [], taken: [] },
      venues: { named: [], taken: [] },
      takenMatches: [],
    });
  });
});

describe('an import reports', () => {
  it('an id that the register has for something else, which stays', () => {
    const findings = new Findings();
    reportConflicts(
      [
        {
          found: { kind: 'squad', source: 'afl', externalId: 'CD_T1', id: 10 },
          registered: registered('squad', 'CD_T1', 71),
        },
      ],
      findings,
    );
    expect(findings.lines()).to.deep.equal([
      'register.jsonl: afl:CD_T1: found 10, allowed is 71, the squad that the register has for it; the register stays as it is',
    ]);
  });

  const side = (id: number, name: string, ...persons: readonly number[]) => ({
    ...{ id, name, players: persons.map((personId) => ({ personId })) },
  });
  const logIn = (
    seasonId: number,
    roundNumber: number,
    home: ReturnType<typeof side>,
    away: ReturnType<typeof side>,
  ): MatchLog => ({ header: { seasonId, roundNumber, home, away } as unknown as MatchHeader, entries: [] });
  const herons = side(20, 'Herons', 2);

  const apart: readonly (readonly [string, MatchLog])[] = [
    ['another round', logIn(2031, 5, side(30, 'Larks', 1), herons)],
    ['another season', logIn(2032, 4, side(30, 'Larks', 1), herons)],
    ['the same squad, in a second match', logIn(2031, 4, side(30, 'Larks', 3), side(10, 'Otters', 1))],
  ];
  for (const [what, other] of apart)
    it(`no person who is at a squad of ${what}`, () => {
      const findings = new Findings();
      reportTwoSquads([logIn(2031, 4, side(10, 'Otters', 1), herons), other], 'x.csv', findings);
      expect(findings.lines()).to.deep.equal([]);
    });

  it('a person at two squads of a round, beside the squad that came first', () => {
    const findings = new Findings();
    const one = logIn(2031, 4, side(10, 'Otters', 1), herons);
    reportTwoSquads([one, logIn(2031, 4, side(30, 'Larks', 1), side(40, 'Moles'))], 'x.csv', findings);
    expect(findings.lines()).to.deep.equal([
      'x.csv: personId: found 1, allowed is one squad in round 4; the person is in Otters and Larks; both are imported',
    ]);
    const three = new Findings();
    const more = logIn(2031, 4, side(30, 'Larks', 1), side(40, 'Moles', 1));
    reportTwoSquads([one, more], 'x.csv', three);
    expect(three.lines()[1]).to.include('the person is in Otters and Moles');
  });
});
