import { settingOf, type Setting } from '../columns/transactions.js';
import type { Match, MatchTexts } from '../match.js';
import { chainsOf, type Chain } from './chains.js';
import { entriesOf, reboundOf } from './territory.js';
import { chainGain, replyTo } from './gain.js';
import { Play } from './play.js';
import { madeUnderNoPressure, turnoverOf, type Turnover } from './turnover.js';
import { clockOf, type Clock } from './clock.js';
import { rowsOf, type Row } from './row.js';
import { scoreOf, type Score } from './score.js';

/** Everything the endpoints tell of a match that is no statistic. */
export interface Story extends MatchTexts {
  readonly setting: Setting;
  readonly rows: readonly Row[];
  readonly score: Score;
  readonly clock: Clock;
  /** Chains and all that is told of them, computed at each call. */
  readonly chains: () => readonly ChainStory[];
}

/** A chain and what mattered in it. **Units**: metres. */
export interface ChainStory extends Chain {
  /** The row that restarted play, for a chain that began with a stoppage. */
  readonly stoppage: Row | undefined;
  /** First row of the squad that owns the chain. */
  readonly launch: Row | undefined;
  readonly inside50: Row | undefined;
  readonly rebound50: Row | undefined;
  readonly turnover: Turnover | undefined;
  /** The opposition's row that began the next chain, where this one ended in a turnover. */
  readonly turnedOverTo: Row | undefined;
  readonly metres: number;
  readonly replyMetres: number;
}

/** Tells a match: its rows, score and clock, and its chains when asked. */
export function storyOf(match: Match): Story {
  const texts = match.texts();
  const setting = settingOf(texts.header);
  const rows = rowsOf(texts.transactions);
  const clock = clockOf(texts.header, texts.statuses, match.periodSeconds);
  return {
    ...texts, setting, rows, clock,
    score: scoreOf(rows, clock.periods.map(({ period }) => period)),
    chains: () => chainStories(new Play(rows, chainsOf(rows, setting), setting), (row) => texts.extras.get(row.at)?.pressure?.name),
  };
}

function chainStories(play: Play, pressureOf: (row: Row) => string | undefined): readonly ChainStory[] {
  return play.chains.map((chain) => {
    const gained = chain.end === 'TURN' ? play.chains[chain.index + 1]?.rows[0] : undefined;
    const reply = replyTo(play, chain);
    return {
      ...chain,
      stoppage: chain.rows.find((row) => row.play.is === 'restart'),
      launch: chain.rows.find((row) => row.side === chain.side && row.side !== undefined),
      inside50: entriesOf(play, chain).find((row) => row.side === chain.side),
      rebound50: reboundOf(play, chain)?.row,
      turnover: turnoverOf(chain, gained, madeUnderNoPressure(play, pressureOf)),
      turnedOverTo: gained,
      metres: chainGain(play, chain) / 10,
      replyMetres: reply === undefined ? 0 : chainGain(play, reply) / 10,
    };
  });
}
