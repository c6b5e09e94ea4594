import { AWAY_KEY } from '../../columns/fact-block.js';
import type { FactColumns } from '../../columns/facts.js';
import { NO_SLOT, settingOf, type Setting } from '../../columns/transactions.js';
import type { Match } from '../../match.js';
import { bases, countedBases, firstTimedBase, type BaseCode } from '../../vocabulary/bases.js';
import type { Role } from '../../vocabulary/roles.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { logicalZones, type LogicalZone } from '../../vocabulary/zones.js';
import { eachMargin, marginChanges } from '../acts/margins.js';
import { eachOpponent } from '../acts/opponents.js';
import { factPlaces } from '../acts/places.js';
import { eachRole } from '../acts/roles.js';

/**
 * An act of a match. `fact` numbers the acts in order of play.
 * **Units**: places in tenths of a metre from the centre, as the acting squad attacks
 * towards +x; `scoreMargin` in points for the acting squad, before the act.
 * **Empty**: `undefined` without a person, an end, a receiver or a role.
 */
export interface ActRow {
  readonly fact: number;
  readonly side: SideIndex;
  readonly personId: number | undefined;
  readonly receiverId: number | undefined;
  readonly role: Role | undefined;
  readonly period: number;
  readonly periodSeconds: number;
  readonly zone: LogicalZone;
  readonly x: number;
  readonly y: number;
  readonly endX: number | undefined;
  readonly endY: number | undefined;
  readonly scoreMargin: number;
}

/** What an act adds to a base. **Units**: `value` in those of the base. */
export interface ContributionRow {
  readonly act: ActRow;
  readonly base: BaseCode;
  readonly value: number;
}

/** Returns the margin before each act, as its squad sees it. */
function marginsOf(facts: FactColumns): Int16Array {
  const margins = new Int16Array(facts.keys.length);
  eachMargin(facts, marginChanges(facts), (margin, from, to) => {
    for (let fact = from; fact < to; fact += 1)
      margins[fact] = (facts.keys[fact] as number) < AWAY_KEY ? margin : -margin;
  });
  return margins;
}

function rolesOf(match: Match, setting: Setting): readonly (Role | undefined)[] {
  const found: (Role | undefined)[] = [];
  eachRole(match, match.details(), setting, (_, role) => {
    found.push(role);
  });
  return found;
}

function periodOf({ periodStarts }: FactColumns, fact: number): number {
  let period = 1;
  while ((periodStarts[period] as number) <= fact) period += 1;
  return period;
}

/** Returns the acts of a match in order of play. */
function actsOf(match: Match): readonly ActRow[] {
  const { facts, persons } = match;
  const { header } = match.details();
  const roles = rolesOf(match, settingOf(header));
  const margins = marginsOf(facts);
  const ends = factPlaces(match, 'end');
  return Array.from(facts.keys, (key, fact): ActRow => {
    const hasEnd = ends.known?.[fact] === 1;
    const receiver = facts.factReceivers[fact] as number;
    return {
      fact,
      side: key < AWAY_KEY ? 0 : 1,
      personId: persons[facts.factSlots[fact] as number],
      receiverId: receiver === NO_SLOT ? undefined : persons[receiver],
      role: roles[fact],
      period: periodOf(facts, fact),
      periodSeconds: facts.seconds[fact] as number,
      zone: logicalZones[key % AWAY_KEY] as LogicalZone,
      x: facts.factXs[fact] as number,
      y: facts.factYs[fact] as number,
      endX: hasEnd ? ends.xs[fact] : undefined,
      endY: hasEnd ? ends.ys[fact] : undefined,
      scoreMargin: margins[fact] as number,
    };
  });
}

/** Returns what the acts of a match add to counted and summed bases, base by base. */
export function* contributionRows(match: Match): Generator<ContributionRow, void, undefined> {
  const acts = actsOf(match);
  const { postings, postingStarts, amounts } = match.facts;
  const firstAmount = postingStarts[countedBases] as number;
  for (const { code, index } of bases.slice(0, firstTimedBase))
    for (let at = postingStarts[index] as number; at < (postingStarts[index + 1] as number); at += 1)
      yield {
        act: acts[postings[at] as number] as ActRow,
        base: code,
        value: index < countedBases ? 1 : (amounts[at - firstAmount] as number),
      };
}

/** A recorded opponent of an act. */
export interface AgainstRow {
  readonly fact: number;
  readonly opponentId: number;
}

/** Returns the recorded opponents of the acts of a match, in order of play. **Empty**: none if none is captured. */
export function againstRows(match: Match): readonly AgainstRow[] {
  const rows: AgainstRow[] = [];
  const details = match.details();
  eachOpponent(match, details, settingOf(details.header), (fact, slot) => {
    rows.push({ fact, opponentId: match.persons[slot] as number });
  });
  return rows;
}
