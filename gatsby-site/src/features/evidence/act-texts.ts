import { periodDisplay } from '@goalsquare/engine';
import { addedTo, type EvidenceAct, type Term } from './evidence-acts';
import { numberText } from './calculation';
import type { MatchFacts } from './use-match-facts';

/** Returns the time of an act. **Empty**: `–` for a box score statistic. */
export const timeText = ({ period, seconds, to }: EvidenceAct): string => {
  if (period === undefined) return '–';
  const from = periodDisplay(period, seconds);
  return to === undefined ? from : `${from}–${periodDisplay(period, to).split(' ')[1] ?? ''}`;
};

/** Returns the player or squad credited with an act. */
export const creditText = ({ worm, persons }: MatchFacts, { personId, side }: EvidenceAct): string =>
  persons.get(personId ?? -1) ?? worm.match.squads[side].code;

/** Returns what an act adds to a part of the formula, with its sign. **Empty**: `–` if it adds nothing. */
export function addedText(list: Term['list'], act: EvidenceAct): string {
  const added = addedTo(list, act);
  if (added === undefined) return '–';
  return `${added < 0 ? '−' : '+'}${numberText(Math.abs(added))}`;
}

/** Describes an act: time, kind, player or squad, and zone. */
export function describeAct(facts: MatchFacts, act: EvidenceAct): string {
  const { squads } = facts.worm.match;
  const who = creditText(facts, act);
  const squad = squads[act.side].code;
  const credit = who === squad ? who : `${who} (${squad})`;
  return [`${timeText(act)}: ${act.name}`, credit, act.zone].filter((part) => part !== undefined).join(', ');
}
