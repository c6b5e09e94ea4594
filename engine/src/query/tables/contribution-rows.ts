import { AWAY_KEY } from '../../columns/fact-block.js';
import type { FactColumns } from '../../columns/facts.js';
import { settingOf, type Setting } from '../../columns/transactions.js';
import type { Match } from '../../match.js';
import { bases, countedBases, firstTimedBase } from '../../vocabulary/bases.js';
import { roles } from '../../vocabulary/roles.js';
import { eachMargin, marginChanges } from '../acts/margins.js';
import { eachOpponent } from '../acts/opponents.js';
import { factPlaces } from '../acts/places.js';
import { eachRole } from '../acts/roles.js';
import { NO_VALUE, type BaseRows, type RowColumn } from './base-rows.js';

/** Columns of contributions. **Units**: `value` in the unit of the base, locations in tenths of a metre. */
export type ContributionColumn =
  | 'matchId'
  | 'fact'
  | 'value'
  | 'squadId'
  | 'personId'
  | 'receiverId'
  | 'role'
  | 'period'
  | 'periodSeconds'
  | 'zone'
  | 'x'
  | 'y'
  | 'endX'
  | 'endY'
  | 'scoreMargin';

/** Returns the margin before each act, from the point of view of its squad. */
function marginsOf(facts: FactColumns): Int16Array {
  const margins = new Int16Array(facts.keys.length);
  eachMargin(facts, marginChanges(facts), (margin, from, to) => {
    for (let fact = from; fact < to; fact += 1)
      margins[fact] = (facts.keys[fact] as number) < AWAY_KEY ? margin : -margin;
  });
  return margins;
}

/** Returns the role of the person of each act, as a position in `roles`. */
function rolesOf(match: Match, setting: Setting): Int32Array {
  const found = new Int32Array(match.facts.keys.length);
  eachRole(match, match.details(), setting, (fact, role) => {
    found[fact] = role === undefined ? NO_VALUE : roles.indexOf(role);
  });
  return found;
}

function periodsOf({ periodStarts, keys }: FactColumns): Uint16Array {
  const periods = new Uint16Array(keys.length);
  for (let period = 1; period < periodStarts.length; period += 1)
    periods.fill(period, periodStarts[period - 1], periodStarts[period]);
  return periods;
}

/** Returns a match's contributions to counted and summed bases, base by base. `fact` numbers the acts in order. */
export function contributionRows(match: Match): BaseRows<ContributionColumn> {
  const { facts, persons } = match;
  const { postings, postingStarts, amounts } = facts;
  const { header } = match.details();
  const ends = factPlaces(match, 'end');
  const at = postings.slice();
  const ofAct = (valueOf: (fact: number) => number | undefined): RowColumn => {
    const values = new Int32Array(facts.keys.length);
    for (let fact = 0; fact < values.length; fact += 1) values[fact] = valueOf(fact) ?? NO_VALUE;
    return { values, at };
  };
  const endOf =
    (values: Int16Array) =>
    (fact: number): number | undefined =>
      ends.known?.[fact] === 1 ? values[fact] : undefined;
  const values = new Int32Array(at.length).fill(1);
  values.set(amounts, postingStarts[countedBases]);
  const points = bases.slice(0, firstTimedBase);
  return {
    bases: points.map(({ code }) => code),
    starts: Uint32Array.from(postingStarts.subarray(0, points.length + 1)),
    columns: {
      matchId: header.id,
      fact: { values: at },
      value: { values },
      squadId: ofAct((fact) => header[(facts.keys[fact] as number) < AWAY_KEY ? 'home' : 'away'].id),
      personId: ofAct((fact) => persons[facts.factSlots[fact] as number]),
      receiverId: ofAct((fact) => persons[facts.factReceivers[fact] as number]),
      role: { values: rolesOf(match, settingOf(header)), at },
      period: { values: periodsOf(facts), at },
      // Copies, because a season keeps its rows until they are sorted, but not its matches.
      periodSeconds: { values: facts.seconds.slice(), at },
      zone: { values: Uint16Array.from(facts.keys, (key) => key % AWAY_KEY), at },
      x: { values: facts.factXs.slice(), at },
      y: { values: facts.factYs.slice(), at },
      endX: ofAct(endOf(ends.xs)),
      endY: ofAct(endOf(ends.ys)),
      scoreMargin: { values: marginsOf(facts), at },
    },
  };
}

/** A recorded opponent of an act. */
export interface AgainstRow {
  readonly fact: number;
  readonly opponentId: number;
}

/**
 * Returns the recorded opponents of the acts of a match, in order of play. **Empty**: none if opponents are not
 * captured.
 */
export function againstRows(match: Match): readonly AgainstRow[] {
  const rows: AgainstRow[] = [];
  const details = match.details();
  eachOpponent(match, details, settingOf(details.header), (fact, slot) => {
    rows.push({ fact, opponentId: match.persons[slot] as number });
  });
  return rows;
}
