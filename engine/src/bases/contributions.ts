import type { Contribution } from '../columns/facts.js';
import type { Extras, Setting } from '../columns/transactions.js';
import { chainsOf } from '../story/chains.js';
import type { Row } from '../story/row.js';
import { feedDirect } from './feed/direct.js';
import { feedDisposals } from './feed/disposals.js';
import { feedChainMetres, feedMetresGained } from './feed/metres.js';
import { feedMovement } from './feed/movement.js';
import { feedPressure } from './feed/pressure.js';
import { feedRotations } from './feed/rotations.js';
import { feedScores } from './feed/scores.js';
import { feedStoppages } from './feed/stoppages.js';
import { feedTerritory } from './feed/territory.js';
import { feedTime } from './feed/time.js';
import { feedTurnovers } from './feed/turnovers.js';
import { Play } from '../story/play.js';
import { madeUnderNoPressure } from '../story/turnover.js';
import { Credits } from './credits.js';

/** Raised with every change of what the folds make of a log, so that stored results are rebuilt. A test holds it to their output. */
export const foldsVersion = 1;

/** What the folds need of a row beyond its columns. */
export interface RowExtras {
  readonly of: (row: Row) => Extras | undefined;
  readonly slotOfPerson: (personId: number) => number | undefined;
  /** Length of a period so far. **Units**: seconds. */
  readonly periodSeconds: (period: number) => number;
}

/** Everything the transactions of a match add to bases: the whole resolving that queries are spared. */
export function contributionsOf(rows: readonly Row[], setting: Setting, extras: RowExtras): readonly Contribution[] {
  const play = new Play(rows, chainsOf(rows, setting), setting);
  const credits = new Credits(setting);
  feedDirect(play, credits);
  feedDisposals(play, credits, (row) => extras.of(row)?.kicking ?? {});
  feedStoppages(play, credits);
  feedTerritory(play, credits);
  feedTurnovers(play, credits, madeUnderNoPressure(play, (row) => extras.of(row)?.pressure?.name));
  feedScores(play, credits);
  feedMetresGained(play, credits);
  feedChainMetres(play, credits);
  feedMovement(play, credits);
  feedTime(play, credits);
  feedPressure(play, credits);
  feedRotations(play, credits, {
    comesOn: (row) => {
      const person = extras.of(row)?.onPersonId;
      return person === undefined ? undefined : extras.slotOfPerson(person);
    },
    lengthOf: extras.periodSeconds,
  });
  return credits.contributions;
}
