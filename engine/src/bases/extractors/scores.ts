import { launchOf, type Chain } from '../../timeline/chains.js';
import { controls, handles, isKnockOn, metresBetween, type Row } from '../../timeline/row.js';
import { CENTRE_BOUNCE_ZONE } from '../../vocabulary/zones.js';
import type { EventContext } from '../../timeline/event-context.js';
import { firstEntry, type EntriesOf } from '../../timeline/territory.js';
import type { ContributionSink } from '../contribution-sink.js';

/** Extracts assists, score involvements and the results of chains by their start. */
export function extractScores(context: EventContext, sink: ContributionSink, entriesOf: EntriesOf): void {
  for (const row of context.stretch.rows) {
    if (row.play.is !== 'score' || row.play.result === 'RUSH') continue;
    const giver = giverTo(context, row);
    if (giver !== undefined) sink.person(giver, row.play.result === 'GOAL' ? 'goalAssist' : 'behindAssist');
  }
  for (const chain of context.stretch.chains) {
    addLaunch(sink, chain, entriesOf);
    if (chain.end === 'GOAL' || chain.end === 'BEHI' || chain.end === 'RUSH') addInvolvement(sink, chain);
  }
}

/** A scorer who carries the ball at least this far after receiving it created the score. **Units**: metres. */
const MOST_CARRIED = 30;

/** Whether a possession is the ball received from a team-mate, not won from a contest or the opposition. */
const isReceived = ({ play, code }: Row): boolean =>
  play.is === 'possession' &&
  (play.gain.startsWith('mark') || play.gain === 'freeKick' || code === 'GATH' || code === 'HBRE');

/**
 * Returns the team-mate whose effective disposal or knock-on the scorer received: by a mark, a gather, by hand or from
 * a free kick, less than 30 m from the shot. **Empty**: `undefined` if there is none. **Source**:
 * `docs/adr/0009-chains.md`.
 */
function giverTo(context: EventContext, score: Row): Row | undefined {
  const chain = context.chainOf(score);
  if (chain === undefined || chain.side !== score.side) return undefined;
  const mine = chain.rows.filter(
    (row) => row.at < score.at && row.side === score.side && (controls(row) || row.code === 'KNON'),
  );
  const from = mine.findLastIndex((row) => row.slot !== score.slot);
  const [giver, received] = [mine[from], mine[from + 1]];
  if (giver === undefined || received === undefined || !isReceived(received)) return undefined;
  const shot = mine.findLast((row) => row.play.is === 'disposal' && row.slot === score.slot);
  const isFar = shot?.located === true && received.located && metresBetween(received, shot) >= MOST_CARRIED;
  const gives = (giver.play.is === 'disposal' && giver.play.quality === 'effective') || isKnockOn(giver);
  return gives && !isFar ? giver : undefined;
}

const resultOf = { GOAL: 'Goal', BEHI: 'Behind', RUSH: 'Rushed' } as const;

function addLaunch(sink: ContributionSink, chain: Chain, entriesOf: EntriesOf): void {
  const { start, end, side, rows } = chain;
  const launch = launchOf(chain) ?? rows[0];
  if (side === undefined || launch === undefined) return;
  const zone = start === 'CB' ? CENTRE_BOUNCE_ZONE : undefined;
  if (end === 'GOAL' || end === 'BEHI' || end === 'RUSH') {
    sink.squad(launch, side, `launch${start}${resultOf[end]}`, 1, zone);
    if (handles(launch)) sink.person(launch, 'launchScore', 1, zone);
  }
  if (firstEntry(entriesOf, chain) !== undefined) sink.squad(launch, side, `launch${start}In50`, 1, zone);
}

function addInvolvement(sink: ContributionSink, chain: Chain): void {
  const seen = new Set<number>();
  for (const row of chain.rows) {
    if (row.side !== chain.side || row.slot === undefined || seen.has(row.slot) || !takesPart(row)) continue;
    seen.add(row.slot);
    sink.person(row, 'scoreInvolvement');
  }
}

const takesPart = (row: Row): boolean => handles(row) || row.play.is === 'score';
