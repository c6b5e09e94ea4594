import { Lru } from '@goalsquare/data';
import type { MatchLog } from '@goalsquare/engine';
import { Teller, type Told } from './told.js';

/** Matches whose folds are kept. */
const MATCHES = 100;

/** Revisions of a match of which what was told is kept, for those who ask a little later. */
const REVISIONS = 64;

/** A match folded so far, and what was told of its last revisions: those after `from`. */
interface Kept {
  readonly teller: Teller;
  readonly from: number;
  readonly told: readonly Told[];
}

function begin(log: MatchLog, from: number): Kept {
  const teller = new Teller(log);
  for (const entry of log.entries.slice(0, Math.max(0, from))) teller.skip(entry);
  return { teller, from, told: from < 0 ? teller.begun() : [] };
}

/** What matches tell, folded and encoded once for all who ask in the order of revisions, or a little later. */
export class Tellings {
  readonly #kept = new Lru<number, Kept>(MATCHES);

  /**
   * What is told of the revisions after one, up to another; -1 begins with what is told of revision 0. The log may be
   * longer.
   */
  between(log: MatchLog, from: number, to: number): readonly Told[] {
    const { id } = log.header;
    const known = this.#kept.get(id);
    const isFit = known !== undefined && known.from <= from && known.teller.revision <= log.entries.length;
    const { teller, from: first, told: before } = isFit ? known : begin(log, from);
    const told = [...before, ...log.entries.slice(teller.revision, to).flatMap((entry) => teller.add(entry))];
    const oldest = Math.max(first, teller.revision - REVISIONS);
    this.#kept.set(id, { teller, from: oldest, told: told.filter(({ revision }) => revision > oldest) });
    return told.filter(({ revision }) => revision > from && revision <= to);
  }
}
