import { ARC_METRES } from '../../ground/zones.js';
import type { Chain } from '../../story/chains.js';
import { controls, isKick, metresToGoal, type Row } from '../../story/row.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { pointsOf } from '../../vocabulary/scores.js';
import type { Play } from '../play.js';

/** Inside-50 entries and rebounds from defensive 50. **Source**: `docs/adr/0008-territory.md`. */
export function feedTerritory(play: Play): void {
  const lastEntry: [Row | undefined, Row | undefined] = [undefined, undefined];
  for (const chain of play.chains) {
    const { side } = chain;
    if (side === undefined) continue;
    let first = true;
    chain.rows.forEach((row, at) => {
      const entry = isEntry(play, row, chain.rows[at + 1], side);
      if (!entry || row.side === undefined) return;
      feedEntry(play, row, chain, lastEntry[row.side], first);
      if (row.side === side) play.enteredForward50.add(chain.index);
      lastEntry[row.side] = row;
      first = false;
    });
    feedRebound(play, chain, side);
  }
}

function isWithin(play: Play, row: Row, side: SideIndex, goal: 'own' | 'attacking'): boolean {
  return metresToGoal(row, side, play.setting, goal) <= ARC_METRES + play.setting.toleranceMetres;
}

/** A kick is an entry when captured as one; a carry, handball or knock-on when the ball crosses the arc with it. */
function isEntry(play: Play, row: Row, next: Row | undefined, side: SideIndex): boolean {
  if (row.inside50) return true;
  const moves = controls(row) || row.code === 'KNON';
  if (!moves || isKick(row) || row.side !== side || next === undefined || next.inside50 || !row.located || !next.located) return false;
  return !isWithin(play, row, side, 'attacking') && isWithin(play, next, side, 'attacking');
}

function feedEntry(play: Play, row: Row, chain: Chain, before: Row | undefined, firstOfChain: boolean): void {
  if (isKick(row)) feedKickedEntry(play, row);
  else play.credit(row, 'in50Other');
  const side = row.side ?? 0;
  const repeat = before !== undefined && before.period === row.period && stayedForward(play, before, row, side);
  const points = chain.side === side ? pointsOf(chain.end) : 0;
  play.credit(row, repeat ? 'in50Repeat' : 'in50Initial');
  if (firstOfChain || repeat) play.credit(row, repeat ? 'in50RepeatReturn' : 'in50InitialReturn', points);
  const launch = chain.rows[0];
  const transition = (chain.start === 'INT' || chain.start === 'KI') && launch !== undefined && play.spot(launch, side).x < 0;
  if (!transition || !firstOfChain) return;
  play.credit(row, 'in50Transition');
  play.credit(row, 'in50TransitionReturn', points);
}

function feedKickedEntry(play: Play, row: Row): void {
  play.credit(row, 'in50Kick');
  const next = play.nextTouch(row);
  if (next?.side === undefined) return;
  if (next.side !== row.side) play.credit(row, 'in50KickLoss');
  else if (next.play.is !== 'score') {
    play.credit(row, 'in50KickRetain');
    if (next.play.is === 'possession' && next.play.gain.startsWith('mark')) play.credit(row, 'in50KickRetainMark');
  }
}

/** Whether the ball stayed in a squad's forward half from one row to another. */
function stayedForward(play: Play, from: Row, to: Row, side: SideIndex): boolean {
  return play.rows.slice(from.at + 1, to.at).every((row) => !row.located || play.spot(row, side).x >= 0);
}

/**
 * The first time a chain brings the ball out over its own arc: from a row inside to one outside, credited to the person of
 * the row inside, provided that the ball had been won inside. The row after may be the opposition's gain.
 */
function feedRebound(play: Play, chain: Chain, side: SideIndex): void {
  const following = chain.end === 'TURN' ? play.chains[chain.index + 1]?.rows[0] : undefined;
  const rows = [...chain.rows, ...(following === undefined ? [] : [following])].filter((row) => row.located);
  const at = rows.findIndex((row, n) => {
    const [before, next] = [rows[n - 1], rows[n + 1]];
    return next !== undefined && row.side === side && isWithin(play, row, side, 'own') && !isWithin(play, next, side, 'own') &&
      (before === undefined || isWithin(play, before, side, 'own'));
  });
  const [row, next] = [rows[at], rows[at + 1]];
  if (at === -1 || row === undefined) return;
  play.credit(row, 'rebound50');
  const touch = next !== undefined && controls(next) ? next : play.nextTouch(row);
  if (touch?.side === undefined) return;
  if (touch.side === side && touch.slot === row.slot) play.credit(row, 'reboundRetainRun');
  else {
    const contested = touch.play.is === 'possession' && touch.play.contested;
    play.credit(row, `rebound${touch.side === side ? 'Retain' : 'Loss'}${contested ? 'Cp' : 'Up'}`);
  }
}
