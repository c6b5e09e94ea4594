import type { Chain } from '../../story/chains.js';
import { controls, type Row } from '../../story/row.js';
import { CENTRE_BOUNCE_ZONE } from '../../vocabulary/zones.js';
import type { Play } from '../play.js';

/** Assists, score involvements, and what chains of each start led to. */
export function feedScores(play: Play): void {
  for (const row of play.rows) {
    if (row.play.is !== 'score' || row.play.result === 'RUSH') continue;
    const giver = giverTo(play, row);
    if (giver !== undefined) play.credit(giver, row.play.result === 'GOAL' ? 'goalAssist' : 'behindAssist');
  }
  for (const chain of play.chains) {
    feedLaunch(play, chain);
    if (chain.end === 'GOAL' || chain.end === 'BEHI' || chain.end === 'RUSH') feedInvolvement(play, chain);
  }
}

/** The team-mate whose disposal or knock-on the scorer received: marked, gathered, taken by hand or from a free kick. */
function giverTo(play: Play, score: Row): Row | undefined {
  const chain = play.chainOf(score);
  if (chain === undefined || chain.side !== score.side) return undefined;
  const mine = chain.rows.filter((row) => row.at < score.at && row.side === score.side && (controls(row) || row.code === 'KNON'));
  const from = mine.findLastIndex((row) => row.slot !== score.slot);
  const [giver, received] = [mine[from], mine[from + 1]];
  if (giver === undefined || received === undefined) return undefined;
  const gives = giver.play.is === 'disposal' || giver.code === 'KNON' || giver.code === 'KNOC';
  const takes = received.play.is === 'possession' && received.play.gain !== 'looseBall' && received.play.gain !== 'hardBall';
  return gives && takes ? giver : undefined;
}

const resultOf = { GOAL: 'Goal', BEHI: 'Behind', RUSH: 'Rushed' } as const;

function feedLaunch(play: Play, chain: Chain): void {
  const { start, end, side, rows } = chain;
  const launch = rows.find((row) => row.side === side) ?? rows[0];
  if (side === undefined || launch === undefined) return;
  const zone = start === 'CB' ? CENTRE_BOUNCE_ZONE : undefined;
  if (end === 'GOAL' || end === 'BEHI' || end === 'RUSH') {
    play.creditSquad(launch, side, `launch${start}${resultOf[end]}`, 1, zone);
    if (launch.slot !== undefined) play.credit(launch, 'launchScore', 1, zone);
  }
  if (play.enteredForward50.has(chain.index)) play.creditSquad(launch, side, `launch${start}In50`, 1, zone);
}

function feedInvolvement(play: Play, chain: Chain): void {
  const seen = new Set<number>();
  for (const row of chain.rows) {
    const involved = row.side === chain.side && row.slot !== undefined && (row.play.is === 'possession' || row.play.is === 'disposal' || row.play.is === 'score');
    if (!involved || row.slot === undefined || seen.has(row.slot)) continue;
    seen.add(row.slot);
    play.credit(row, 'scoreInvolvement');
  }
}
