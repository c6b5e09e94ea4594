import type { Match } from '../match.js';
import { NO_SLOT } from '../columns/transactions.js';
import { hasStarted } from './progress.js';
import type { BoxScoreLine } from '../log/entry.js';
import { transactionCodes, transactionTypes } from '../vocabulary/transactions.js';

/** Whether a code is an act of a person, rather than a record of where the person is or plays. */
const isAct: readonly boolean[] = transactionCodes.map((code) => {
  const { play, feature } = transactionTypes[code];
  return play.is !== 'rotation' && feature !== 'roles' && feature !== 'matchUps';
});

const isRotation: readonly boolean[] = transactionCodes.map((code) => transactionTypes[code].play.is === 'rotation');

/** Whether a player with a box score line has played: everyone except those with no time on the ground. */
const hasPlayed = ({ timeOnGroundPercent }: BoxScoreLine): boolean => timeOnGroundPercent !== 0;

/**
 * Returns which persons of a match have played, by slot: those who were on the ground for at least a second, those who
 * made any act, and those whom the box score lists. A starter has played once a period has begun.
 * **Empty**: `undefined` before the match, and for a match that is stored with only its result.
 */
export function playedIn(match: Match): readonly boolean[] | undefined {
  const details = match.details();
  const { header, transactions, extras, result, boxScore } = details;
  if ((result !== undefined && boxScore === undefined) || !hasStarted(details)) return undefined;
  const played = [...header.home.players, ...header.away.players].map(({ starts }) => starts === true);
  const slots = new Map(Array.from(match.persons, (personId, slot) => [personId, slot]));
  const before = Array.from(match.periodSeconds, (_, at) =>
    match.periodSeconds.slice(0, at).reduce((sum, seconds) => sum + seconds, 0),
  );
  const length = match.periodSeconds.reduce((sum, seconds) => sum + seconds, 0);
  const cameOn = new Map<number, number>();
  const goesOff = (slot: number, at: number): void => {
    if ((cameOn.get(slot) ?? -1) < at) played[slot] = true;
    cameOn.delete(slot);
  };
  for (let row = 0; row < transactions.ids.length; row += 1) {
    const slot = transactions.slots[row] ?? NO_SLOT;
    if (slot === NO_SLOT) continue;
    const code = transactions.codes[row] ?? 0;
    if (isAct[code]) played[slot] = true;
    if (!isRotation[code]) continue;
    const at = (before[(transactions.periods[row] ?? 1) - 1] ?? 0) + (transactions.seconds[row] ?? 0);
    goesOff(slot, at);
    const arriving = slots.get(extras.get(row)?.onPersonId ?? NaN);
    if (arriving !== undefined) cameOn.set(arriving, at);
  }
  for (const slot of [...cameOn.keys()]) goesOff(slot, length);
  for (const line of boxScore ?? []) {
    const slot = slots.get(line.personId);
    if (slot !== undefined && hasPlayed(line)) played[slot] = true;
  }
  return played;
}
