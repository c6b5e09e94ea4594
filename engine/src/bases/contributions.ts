import type { Contribution } from '../columns/facts.js';
import type { Extras, Setting } from '../columns/transactions.js';
import { chainsOf } from '../story/chains.js';
import type { KickDetail } from '../story/kicking.js';
import { Play } from '../story/play.js';
import type { Row } from '../story/row.js';
import { shotsOf } from '../story/shots.js';
import { madeUnderNoPressure } from '../story/turnover.js';
import { Credits } from './credits.js';
import { feedAbsence } from './feed/absence.js';
import { feedDirect } from './feed/direct.js';
import { feedDisposals } from './feed/disposals.js';
import { feedLines } from './feed/lines.js';
import { feedChainMetres, feedMetresGained } from './feed/metres.js';
import { feedMovement } from './feed/movement.js';
import { feedPressure } from './feed/pressure.js';
import { feedRatings } from './feed/ratings.js';
import { feedRotations } from './feed/rotations.js';
import { feedScores } from './feed/scores.js';
import { feedShots } from './feed/shots.js';
import { feedStoppages } from './feed/stoppages.js';
import { feedTargets } from './feed/targets.js';
import { feedTerritory } from './feed/territory.js';
import { feedTime } from './feed/time.js';
import { feedTimeLeft, type QuarterTimes } from './feed/time-left.js';
import { feedTurnovers } from './feed/turnovers.js';

/** Raised with every change of what the folds make of a log, so that stored results are rebuilt. A test holds it to their output. */
export const foldsVersion = 2;

/** What the folds need of a match beyond the columns of its rows. */
export interface RowExtras {
  readonly of: (row: Row) => Extras | undefined;
  readonly slotOfPerson: (personId: number) => number | undefined;
  /** Length of a period so far. **Units**: seconds. */
  readonly periodSeconds: (period: number) => number;
  readonly quarters: QuarterTimes;
}

/** Everything the transactions of a match add to bases: the whole resolving that queries are spared. */
export function contributionsOf(rows: readonly Row[], setting: Setting, extras: RowExtras): readonly Contribution[] {
  const play = new Play(rows, chainsOf(rows, setting), setting);
  const credits = new Credits(setting);
  const kicking = (row: Row): KickDetail => extras.of(row)?.kicking ?? {};
  feedDirect(play, credits);
  feedDisposals(play, credits, kicking);
  feedStoppages(play, credits);
  feedTerritory(play, credits);
  feedTurnovers(play, credits, madeUnderNoPressure(play, (row) => extras.of(row)?.pressure?.name));
  feedScores(play, credits);
  feedMetresGained(play, credits);
  feedChainMetres(play, credits);
  feedMovement(play, credits);
  feedTime(play, credits);
  feedPressure(play, credits);
  feedShots(shotsOf(play, (row) => extras.of(row)?.details?.shotType), credits);
  feedTargets(play, credits);
  feedLines(play, credits, kicking);
  feedRatings(play, credits);
  feedTimeLeft(play, credits, extras.quarters);
  feedBench(play, credits, extras);
  return credits.contributions;
}

function feedBench(play: Play, credits: Credits, { of, slotOfPerson, periodSeconds }: RowExtras): void {
  const slotOf = (personId: number | undefined): number | undefined => (personId === undefined ? undefined : slotOfPerson(personId));
  const comesOn = (row: Row): number | undefined => slotOf(of(row)?.onPersonId);
  feedAbsence(play, credits, comesOn);
  feedRotations(play, credits, { comesOn, lengthOf: periodSeconds, roleIn: (row) => of(row)?.role, opponentIn: (row) => slotOf(of(row)?.opponentId) });
}
