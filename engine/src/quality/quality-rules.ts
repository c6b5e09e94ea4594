import type { QualityFamily, QualityRule, WrittenRules } from './rule.js';
import { ballSequenceRules } from './rules/ball-sequences.js';
import { boxScoreRules } from './rules/box-scores.js';
import { clockRules } from './rules/clocks.js';
import { contestRules } from './rules/contests.js';
import { directionRules } from './rules/directions.js';
import { durationRules } from './rules/durations.js';
import { headerRules } from './rules/headers.js';
import { kickSequenceRules } from './rules/kick-sequences.js';
import { lineUpRules } from './rules/line-ups.js';
import { distanceRules } from './rules/distances.js';
import { peopleRules } from './rules/people.js';
import { placeRules } from './rules/places.js';
import { restartSequenceRules } from './rules/restart-sequences.js';
import { scoreRules } from './rules/scores.js';
import { scoringSequenceRules } from './rules/scoring-sequences.js';
import { volumeRules } from './rules/volumes.js';

const byFamily = {
  sequence: {
    ...scoringSequenceRules,
    ...ballSequenceRules,
    ...kickSequenceRules,
    ...contestRules.sequence,
    ...volumeRules.sequence,
  },
  stoppage: { ...restartSequenceRules, ...contestRules.stoppage, ...volumeRules.stoppage },
  clock: clockRules,
  duration: durationRules,
  place: { ...placeRules, ...distanceRules, ...directionRules.place },
  score: { ...scoreRules, ...boxScoreRules },
  player: { ...contestRules.player, ...peopleRules, ...volumeRules.player },
  header: { ...directionRules.header, ...headerRules, ...lineUpRules },
} as const satisfies Readonly<Record<QualityFamily, WrittenRules>>;

type RulesByFamily = typeof byFamily;

/** Id of a quality rule. */
export type QualityRuleId = { [F in QualityFamily]: keyof RulesByFamily[F] }[QualityFamily];

/** The quality rules, by family. **Source**: `docs/adr/0021-quality.md`. */
export const qualityRules = Object.entries<WrittenRules>(byFamily).flatMap(([family, rules]) =>
  Object.entries(rules).map(([id, rule]) => ({ threshold: 0, ...rule, id, family })),
) as readonly (QualityRule & { readonly id: QualityRuleId })[];
