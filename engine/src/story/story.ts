import { settingOf, type Setting } from '../columns/transactions.js';
import type { Match, MatchTexts } from '../match.js';
import { chainsOf, type Chain } from './chains.js';
import { clockOf, type Clock } from './clock.js';
import { rowsOf, type Row } from './row.js';
import { scoreOf, type Score } from './score.js';

/** Everything the endpoints tell of a match that is no statistic. */
export interface Story extends MatchTexts {
  readonly setting: Setting;
  readonly rows: readonly Row[];
  readonly score: Score;
  readonly clock: Clock;
  readonly chains: () => readonly Chain[];
}

/** Tells a match: its rows, score and clock, and its chains when asked. */
export function storyOf(match: Match): Story {
  const texts = match.texts();
  const setting = settingOf(texts.header);
  const rows = rowsOf(match.transactions);
  const clock = clockOf(texts.header, texts.statuses, match.periodSeconds);
  return {
    ...texts, setting, rows, clock,
    score: scoreOf(rows, clock.periods.map(({ period }) => period)),
    chains: () => chainsOf(rows, setting),
  };
}
