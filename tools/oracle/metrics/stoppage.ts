import { isStoppage, type Chain, type ChainStart } from '../chains.js';
import { isOneOf } from '../codes.js';
import { count, credit, creditTo, once, plus, type Count } from '../credits.js';
import type { Event, Game } from '../game.js';
import { controls, isSamePerson } from '../play.js';

/* Stoppages, first possessions, clearances, ruck work and attendance. A stoppage is a chain that begins with one. */

type Stoppage = 'CB' | 'BU' | 'TI';
const all: readonly Stoppage[] = ['CB', 'BU', 'TI'];
const zoneOfStoppage = (start: ChainStart) => (start === 'CB' ? 'CB' : undefined);

const stoppagesOf = (game: Game, kind: Stoppage): readonly Chain[] => game.chains.filter(({ start }) => start === kind);

/** Returns a credit for each squad at the restart of a stoppage. */
const forBoth = (game: Game, { events: [restart] }: Chain, zone: 'CB' | undefined) =>
  restart === undefined
    ? []
    : (['home', 'away'] as const).flatMap((side) => creditTo(game, restart, side, undefined, 1, zone));

const countStoppages =
  (kind: Stoppage): Count =>
  (game) =>
    stoppagesOf(game, kind).flatMap((chain) => forBoth(game, chain, zoneOfStoppage(kind)));

export const CENTRE_BOUNCE = countStoppages('CB');
export const BALL_UP = countStoppages('BU');
export const THROW_IN = countStoppages('TI');
export const STOPPAGE = plus(CENTRE_BOUNCE, BALL_UP, THROW_IN);

/**
 * Returns secondary stoppages with the kind of the first stoppage in their run. A run begins with a stoppage that is
 * not cleared. It continues with ball-ups and throw-ins until one of them is cleared or ends in a turnover. A centre
 * bounce, a chain of another kind and the end of the period also end a run.
 */
const secondaryStoppages = once((game: Game) => {
  const found: { readonly chain: Chain; readonly first: Stoppage }[] = [];
  let first: Stoppage | undefined;
  for (const chain of game.chains) {
    const { start, period, clearance, end } = chain;
    if (game.chains[chain.index - 1]?.period !== period || !isStoppage(start)) first = undefined;
    if (!isStoppage(start)) continue;
    if (first !== undefined && start !== 'CB') found.push({ chain, first });
    if (clearance !== undefined || end === 'TURN') first = undefined;
    else if (first === undefined || start === 'CB') first = start;
  }
  return found;
});
const countSecondary =
  (kind: Stoppage): Count =>
  (game) =>
    secondaryStoppages(game).flatMap(({ chain, first }) =>
      first === kind ? forBoth(game, chain, zoneOfStoppage(kind)) : [],
    );

export const STOPPAGE_SECONDARY_CB = countSecondary('CB');
export const STOPPAGE_SECONDARY_BU = countSecondary('BU');
export const STOPPAGE_SECONDARY_TI = countSecondary('TI');
export const STOPPAGE_SECONDARY = plus(STOPPAGE_SECONDARY_CB, STOPPAGE_SECONDARY_BU, STOPPAGE_SECONDARY_TI);

/** Returns the first event of a chain that controls the ball. */
const firstPossessionIn = ({ events }: Chain): Event | undefined => events.find(controls);
const countFirstPossessions =
  (kind: Stoppage): Count =>
  (game) =>
    stoppagesOf(game, kind).flatMap((chain) => {
      const first = firstPossessionIn(chain);
      return first === undefined ? [] : credit(game, first, 1, zoneOfStoppage(kind));
    });

export const FIRST_POSSESSION_CB = countFirstPossessions('CB');
export const FIRST_POSSESSION_BU = countFirstPossessions('BU');
export const FIRST_POSSESSION_TI = countFirstPossessions('TI');
export const FIRST_POSSESSION = plus(FIRST_POSSESSION_CB, FIRST_POSSESSION_BU, FIRST_POSSESSION_TI);

/** Returns a metric that counts the clearances that pass a test. */
const countClearances =
  (kinds: readonly Stoppage[], test: (clearance: Event, chain: Chain) => boolean = () => true): Count =>
  (game) =>
    kinds.flatMap((kind) =>
      stoppagesOf(game, kind).flatMap((chain) => {
        const { clearance } = chain;
        return clearance !== undefined && test(clearance, chain)
          ? credit(game, clearance, 1, zoneOfStoppage(kind))
          : [];
      }),
    );
/** Whether a clearance is effective. A knock-on always is. */
const isEffective = (event: Event): boolean => isOneOf(event, 'effective') || isOneOf(event, 'knockOn');

export const CLEARANCE_CB = countClearances(['CB']);
export const CLEARANCE_BU = countClearances(['BU']);
export const CLEARANCE_TI = countClearances(['TI']);
export const CLEARANCE = countClearances(all);
export const CLEARANCE_CB_EFFECTIVE = countClearances(['CB'], isEffective);
export const CLEARANCE_BU_EFFECTIVE = countClearances(['BU'], isEffective);
export const CLEARANCE_TI_EFFECTIVE = countClearances(['TI'], isEffective);
export const CLEARANCE_EFFECTIVE = countClearances(all, isEffective);
export const CLEARANCE_INEFFECTIVE = countClearances(all, (clearance) => !isEffective(clearance));
export const STOPPAGE_EXIT = CLEARANCE;
export const STOPPAGE_EXIT_KICK = countClearances(all, (clearance) => isOneOf(clearance, 'kick'));
export const STOPPAGE_EXIT_HANDBALL = countClearances(all, (clearance) => isOneOf(clearance, 'handball'));
/** Counts clearances by the person with the first possession, at that possession. */
export const FIRST_POSSESSION_CLEARANCE: Count = (game) =>
  game.chains.flatMap((chain) => {
    const first = firstPossessionIn(chain);
    const isOwn = isStoppage(chain.start) && first !== undefined && chain.clearance !== undefined;
    return isOwn && isSamePerson(first, chain.clearance) ? credit(game, first, 1, zoneOfStoppage(chain.start)) : [];
  });

export const HITOUT_CB = count('CBHO', 'CBHAD', 'CBHSD');
export const HITOUT_BU = count('BUHO', 'BUHAD', 'BUHSD');
export const HITOUT_TI = count('TIHO', 'TIHAD', 'TIHSD');
export const HITOUT = plus(HITOUT_CB, HITOUT_BU, HITOUT_TI);
export const HITOUT_TO_ADVANTAGE_CB = count('CBHAD');
export const HITOUT_TO_ADVANTAGE_BU = count('BUHAD');
export const HITOUT_TO_ADVANTAGE_TI = count('TIHAD');
export const HITOUT_TO_ADVANTAGE = count('CBHAD', 'BUHAD', 'TIHAD');
export const HITOUT_SHARK = count('CBHSK', 'BUHSK', 'TIHSK');
export const HITOUT_SHARK_TI = count('TIHSK');
export const HITOUT_SHARKED_CB = count('CBHSD');
export const HITOUT_SHARKED_BU = count('BUHSD');
export const HITOUT_SHARKED_TI = count('TIHSD');
export const HITOUT_SHARKED = count('CBHSD', 'BUHSD', 'TIHSD');
export const RUCK_CONTEST_CB = count('CBVS');
export const RUCK_CONTEST_BU = count('BUVS');
export const RUCK_CONTEST_TI = count('TIVS');
export const RUCK_CONTEST = count('CBVS', 'BUVS', 'TIVS');
export const HITOUT_WIN_PCT = { of: HITOUT, to: RUCK_CONTEST };

/** Returns a metric that counts attendances at cleared centre bounces that the squad won or lost. */
const countAttendance =
  (isWin: boolean): Count =>
  (game) =>
    stoppagesOf(game, 'CB').flatMap(({ side, clearance, events }) =>
      clearance === undefined
        ? []
        : events
            .filter((event) => event.code === 'CBAT' && (event.side === side) === isWin)
            .flatMap((event) => credit(game, event)),
    );

export const ATTENDANCE_CENTRE_BOUNCE = count('CBAT');
export const ATTENDANCE_CENTRE_BOUNCE_WIN = countAttendance(true);
export const ATTENDANCE_CENTRE_BOUNCE_LOSS = countAttendance(false);
