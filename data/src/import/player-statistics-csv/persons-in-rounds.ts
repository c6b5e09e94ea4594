import type { MatchHeader, Side } from '@goalsquare/engine';
import type { Place } from '../checked-log.js';
import type { Findings } from '../findings.js';

/** Records where each person plays in each round. Reports persons with two matches in a round. */
export class PersonsInRounds {
  readonly #first = new Map<string, { readonly squad: string; readonly line: number }>();

  add({ file, line }: Place, personId: number, header: MatchHeader, side: Side, findings: Findings): void {
    const { seasonId, roundNumber } = header;
    const key = `${seasonId} ${roundNumber} ${personId}`;
    const before = this.#first.get(key);
    if (before === undefined) {
      this.#first.set(key, { squad: header[side].name, line });
      return;
    }
    const allowed = `one squad in round ${roundNumber}; line ${before.line} has the person in ${before.squad}`;
    const place = { file, line, field: 'person_id', value: personId };
    findings.add({ ...place, allowed, action: 'both are imported' });
  }
}
