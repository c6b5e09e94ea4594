import { launchOf, type Chain } from '../../timeline/chains.js';
import { controls, handles, isKick, isKnockOn, isSpoil, metresBetween, type Row } from '../../timeline/row.js';
import { CENTRE_BOUNCE_ZONE } from '../../vocabulary/zones.js';
import type { EventContext } from '../../timeline/event-context.js';
import { firstEntry, type EntriesOf } from '../../timeline/territory.js';
import type { ContributionSink } from '../contribution-sink.js';
import type { ShotAtGoal } from '../../timeline/shots.js';

const thousandths = (chance: number): number => Math.round(chance * 1000);

/**
 * Extracts the chances of an average player for each shot with a location. **Units**: thousandths of a goal and of a
 * behind.
 */
export function extractShots(shots: readonly ShotAtGoal[], sink: ContributionSink): void {
  for (const { row, set, expected } of shots) {
    if (!row.located) continue;
    sink.person(row, set ? 'expectedGoalsSet' : 'expectedGoalsNonSet', thousandths(expected.goal));
    sink.person(row, set ? 'expectedBehindsSet' : 'expectedBehindsNonSet', thousandths(expected.behind));
  }
}

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

/**
 * A scorer who carries the ball at least this far after receiving it counts as having created the score. **Units**:
 * metres.
 */
const MOST_CARRIED = 35;

/** A kick of at least this length may go to a contest and still count as effective. **Units**: metres. */
const LONG_KICK = 40;

/**
 * Whether a row records that a player received the ball from a team-mate, rather than won it in a contest or from the
 * opposition.
 */
const isReceived = ({ play, code }: Row): boolean =>
  code === 'FKAD' ||
  (play.is === 'possession' &&
    (play.gain.startsWith('mark') || play.gain === 'freeKick' || code === 'GATH' || code === 'HBRE'));

/**
 * Whether a free kick came from a contest rather than from receiving the ball: after a spoil, a fumbled or dropped
 * mark, or a long kick that was not meant for the person.
 */
function isFromContest({ rows }: EventContext, giver: Row, received: Row): boolean {
  if (received.code !== 'FKCO') return false;
  const between = rows.slice(giver.at + 1, received.at);
  if (between.some((row) => isSpoil(row) || row.code === 'MADR' || row.code === 'MAFU')) return true;
  const isLong = isKick(giver) && giver.located && received.located && metresBetween(giver, received) >= LONG_KICK;
  return isLong && !between.some(({ code, slot }) => (code === 'COTA' || code === 'IFTA') && slot === received.slot);
}

/**
 * Returns the assist of a score: the effective disposal or knock-on of a team-mate from which the scorer received the
 * ball less than 35 m from the shot, with a mark, gather, handball receive, free kick or advantage. **Empty**:
 * `undefined` if there is none. **Source**: `docs/adr/0009-chains.md`.
 */
function giverTo(context: EventContext, score: Row): Row | undefined {
  const chain = context.chainOf(score);
  if (chain === undefined || chain.side !== score.side) return undefined;
  const mine = chain.rows.filter(
    (row) =>
      row.at < score.at && row.side === score.side && (controls(row) || row.code === 'KNON' || row.code === 'FKAD'),
  );
  const from = mine.findLastIndex((row) => row.slot !== score.slot);
  const [before, last, received] = [mine[from - 1], mine[from], mine[from + 1]];
  if (last === undefined || received === undefined || !isReceived(received)) return undefined;
  const isFouled = received.code === 'FKAD' && last.code === 'FKIP' && before?.slot === last.slot;
  const giver = isFouled && before !== undefined ? before : last;
  const shot = mine.findLast((row) => row.play.is === 'disposal' && row.slot === score.slot);
  const isFar = shot?.located === true && received.located && metresBetween(received, shot) >= MOST_CARRIED;
  const gives = (giver.play.is === 'disposal' && giver.play.quality === 'effective') || isKnockOn(giver);
  return gives && !isFar && !isFromContest(context, giver, received) ? giver : undefined;
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
