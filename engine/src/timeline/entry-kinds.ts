import type { SideIndex } from '../vocabulary/sides.js';
import { lastHold, type Chain } from './chains.js';
import type { EventContext } from './event-context.js';
import type { Row } from './row.js';

/** Maximum number of disposals of a direct entry, including its own. */
const MOST_DISPOSALS = 3;

const isDisposal = ({ play, code }: Row): boolean =>
  play.is === 'disposal' || (play.is === 'kickIn' && code !== 'KIPO');

/**
 * Whether an entry is direct: with at most three disposals since the squad won the ball, or since its previous entry in
 * the same chain, and none of them backwards. **Source**: `docs/adr/0010-touches.md`.
 */
export function isDirect(
  context: EventContext,
  chain: Chain,
  entry: Row,
  side: SideIndex,
  before: Row | undefined,
): boolean {
  const disposals = chain.rows.filter(
    (row) => row.side === side && row.at <= entry.at && row.at > (before?.at ?? -1) && isDisposal(row),
  );
  return disposals.length <= MOST_DISPOSALS && disposals.every((row) => (context.advance(row, side) ?? 0) >= 0);
}

/** The codes of pressure acts and tackles. */
export const pressing: ReadonlySet<string> = new Set(['PRPH', 'PRCL', 'PRCH', 'PRCO', 'TACK', 'TARD']);

/**
 * Whether a squad forced the turnover before its chain: it pressed or tackled after the opposition's last possession or
 * kick-in.
 * **Source**: `docs/adr/0010-touches.md`.
 */
export function isForced(context: EventContext, chain: Chain): boolean {
  const lost = context.chains[chain.index - 1];
  if (chain.start !== 'INT' || lost?.end !== 'TURN') return false;
  const held = lastHold(lost);
  return lost.rows.some((row) => row.side === chain.side && row.at > (held?.at ?? -1) && pressing.has(row.code));
}
