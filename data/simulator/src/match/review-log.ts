import type { Entry } from '@goalsquare/engine';
import type { Game } from './game.js';
import type { MatchPlan } from './plan.js';

/**
 * Adds the changes after a match to its log: amends a few transactions, removes one, and sometimes corrects the
 * attendance.
 */
export function reviewLog(game: Game, { header }: MatchPlan): readonly Entry[] {
  const { random, writer } = game;
  const { entries } = writer;
  const day = writer.periodStart + writer.seconds;
  writer.writeStatus('REV', day + 900);
  for (const change of drawChanges(game)) entries.push(change);
  if (header.attendance !== undefined && random.chance(0.2)) {
    entries.push({ kind: 'correction', set: { attendance: header.attendance + random.integer(1, 400) } });
  }
  writer.writeStatus('FINAL', day + 3600 + random.integer(0, 40_000));
  return entries;
}

/** Draws amendments and removals that keep the log valid. */
function drawChanges({ random, writer: { entries } }: Game): readonly Entry[] {
  const changed: Entry[] = [];
  const seen = new Set<Entry>();
  const oneOf = (matches: (entry: Entry) => boolean): (Entry & { kind: 'transaction' }) | undefined => {
    const from = random.integer(0, entries.length - 1);
    const found = entries.find(
      (entry, at) => at >= from && entry.kind === 'transaction' && !seen.has(entry) && matches(entry),
    );
    if (found?.kind !== 'transaction') return undefined;
    seen.add(found);
    return found;
  };
  const identityOf = ({ id, sequence }: { id: number; sequence?: number }): { id: number; sequence?: number } => ({
    id,
    ...(sequence !== undefined && { sequence }),
  });
  for (let n = random.poisson(1.5); n > 0; n -= 1) {
    const spoil = oneOf((entry) => entry.kind === 'transaction' && entry.code === 'SPOI');
    if (spoil?.x !== undefined)
      changed.push({ kind: 'amendment', ...identityOf(spoil), set: { x: Math.round(spoil.x * 0.98 * 10) / 10 } });
  }
  if (random.chance(0.5)) {
    const kick = oneOf((entry) => entry.kind === 'transaction' && entry.code === 'KKIN' && entry.shot !== true);
    if (kick !== undefined) changed.push({ kind: 'amendment', ...identityOf(kick), set: { code: 'KKCL' } });
  }
  if (random.chance(0.4)) {
    const gone = oneOf((entry) => entry.kind === 'transaction' && (entry.code === 'BLOC' || entry.code === 'SPIN'));
    if (gone !== undefined) changed.push({ kind: 'removal', ...identityOf(gone) });
  }
  if (random.chance(0.3)) {
    const pressed = oneOf((entry) => entry.kind === 'transaction' && entry.pressure !== undefined);
    if (pressed !== undefined) changed.push({ kind: 'amendment', ...identityOf(pressed), unset: ['pressure'] });
  }
  return changed;
}
