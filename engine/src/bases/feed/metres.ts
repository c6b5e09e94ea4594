import { isKick, type Row } from '../../story/row.js';
import type { SideIndex } from '../../vocabulary/sides.js';
import { CENTRE_BOUNCE_ZONE } from '../../vocabulary/zones.js';
import type { Play } from '../play.js';

/** Tenths of a metre by which `to` is nearer to the goal `side` attacks than `from`. */
const gain = (play: Play, side: SideIndex, from: Row, to: Row): number =>
  Math.round((play.spot(to, side).x - play.spot(from, side).x) * 10);

/** Metres gained by kick, handball and run. **Units**: tenths of a metre. */
export function feedMetresGained(play: Play): void {
  for (const row of play.rows) {
    const { side } = row;
    if (side === undefined || row.slot === undefined || !row.located) continue;
    if (row.play.is === 'disposal') feedDisposal(play, row, side);
    else if (row.play.is === 'possession' || row.play.is === 'carry') feedRun(play, row, side);
  }
}

function feedDisposal(play: Play, row: Row, side: SideIndex): void {
  const result = play.nextLocated(row);
  if (result === undefined || row.play.is !== 'disposal') return;
  const scored = result.play.is === 'score' && result.side === side;
  const goalLine = Math.round((play.setting.ground.lengthMetres / 2 - play.spot(row, side).x) * 10);
  const metres = scored ? goalLine : gain(play, side, row, result);
  const retained = scored || play.nextTouch(row)?.side === side;
  play.credit(row, isKick(row) ? 'metresKick' : 'metresHandball', metres);
  if (row.play.quality === 'effective') play.credit(row, 'metresEffective', metres);
  if (retained) feedRetained(play, row, side, metres);
  else feedReply(play, row, side);
}

/** What a team-mate then gained with the ball is assisted by the person who gave it. */
function feedRetained(play: Play, row: Row, side: SideIndex, metres: number): void {
  play.credit(row, 'metresRetain', metres);
  const received = play.nextTouch(row);
  if (received?.side !== side || received.slot === row.slot || received.play.is === 'score') return;
  const used = play.nextTouch(received);
  if (used?.play.is !== 'disposal' || used.slot !== received.slot) return;
  const result = play.nextLocated(used);
  if (result !== undefined) play.credit(row, 'metresAssisted', gain(play, side, received, result));
}

function feedReply(play: Play, row: Row, side: SideIndex): void {
  const touch = play.nextTouch(row);
  const reply = touch === undefined ? undefined : play.chainOf(touch);
  if (touch?.side === undefined || touch.side === side || reply?.side !== touch.side) return;
  const last = reply.rows.findLast((candidate) => candidate.located);
  if (last !== undefined) play.credit(row, 'metresConceded', gain(play, touch.side, touch, last));
}

/** From where a person won the ball to where they used it or bounced it. */
function feedRun(play: Play, row: Row, side: SideIndex): void {
  const next = play.nextTouch(row);
  if (next === undefined || next.slot !== row.slot || !next.located || next.play.is === 'score') return;
  play.credit(row, 'metresRun', gain(play, side, row, next));
}

/** Metres from the start of each chain to its end, and those of the opposition's next chain. **Units**: tenths of a metre. */
export function feedChainMetres(play: Play): void {
  for (const chain of play.chains) {
    const { side, start } = chain;
    const first = chain.rows.find((row) => row.side === side);
    if (side === undefined || first === undefined) continue;
    const zone = start === 'CB' ? CENTRE_BOUNCE_ZONE : undefined;
    play.creditSquad(first, side, `chainMetres${start}`, chainGain(play, chain.index), zone);
    const reply = play.chains[chain.index + 1];
    if (reply?.side !== undefined && reply.side !== side && reply.period === chain.period) {
      play.creditSquad(first, side, `chainReply${start}`, chainGain(play, reply.index), zone);
    }
  }
}

function chainGain(play: Play, index: number): number {
  const chain = play.chains[index];
  if (chain?.side === undefined) return 0;
  const from = chain.rows.find((row) => row.located);
  const to = chain.rows.findLast((row) => row.located);
  if (from === undefined || to === undefined) return 0;
  if (chain.end !== 'GOAL' && chain.end !== 'BEHI') return gain(play, chain.side, from, to);
  return Math.round((play.setting.ground.lengthMetres / 2 - play.spot(from, chain.side).x) * 10);
}
