import { matchTypes } from '../vocabulary/match-types.js';
import type { MatchBrief } from './brief.js';
import { mergeByKey, type SeasonRecord } from './record.js';

type RecordRound = NonNullable<SeasonRecord['rounds']>[number];

/** A round with the first and last start of its matches, in UTC. **Empty**: neither if no start is known. */
export interface CompleteRound extends RecordRound {
  readonly start?: string;
  readonly end?: string;
}

const keyOf = ({ phaseId, number }: Pick<RecordRound, 'phaseId' | 'number'>): string => `${phaseId} ${number}`;

/** Returns the code and name of a round that has no record. */
function nameOf(
  number: number,
  phaseNumber: number,
  matches: readonly MatchBrief[],
): Pick<RecordRound, 'code' | 'name'> {
  const types = new Set(matches.map(({ type }) => type));
  const [type = 'HA'] = types;
  if (types.has('HA') || types.has('PR')) return { code: `R${number}`, name: `Round ${number}` };
  return types.size === 1 && type !== 'FI'
    ? { code: type, name: matchTypes[type].name }
    : { code: `FW${phaseNumber}`, name: `Finals Week ${phaseNumber}` };
}

/** Returns the rounds of a season by number, from its record and its matches, with their starts. */
export function roundsOf(listed: readonly RecordRound[], matches: readonly MatchBrief[]): readonly CompleteRound[] {
  const played = new Map<string, MatchBrief[]>();
  for (const match of matches) {
    const key = keyOf({ phaseId: match.phase.id, number: match.roundNumber });
    played.set(key, [...(played.get(key) ?? []), match]);
  }
  const derived = [...played.values()].flatMap((ofRound): readonly RecordRound[] => {
    const [first] = ofRound;
    if (first === undefined) return [];
    const { phase, roundNumber, phaseRoundNumber } = first;
    return [
      {
        number: roundNumber,
        phaseId: phase.id,
        phaseNumber: phaseRoundNumber,
        ...nameOf(roundNumber, phaseRoundNumber, ofRound),
      },
    ];
  });
  return mergeByKey(listed, derived, keyOf)
    .map((round) => {
      const starts = (played.get(keyOf(round)) ?? []).flatMap(({ date }) => date?.utcMatchStart ?? []).sort();
      const [start, end] = [starts[0], starts.at(-1)];
      return { ...round, ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
    })
    .sort((a, b) => a.number - b.number);
}
