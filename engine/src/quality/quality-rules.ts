import type { QualityRule } from './rule.js';
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
import { qualityFamilies } from './rule.js';

const all = [
  ...scoringSequenceRules,
  ...ballSequenceRules,
  ...kickSequenceRules,
  ...restartSequenceRules,
  ...contestRules,
  ...clockRules,
  ...durationRules,
  ...placeRules,
  ...distanceRules,
  ...directionRules,
  ...scoreRules,
  ...boxScoreRules,
  ...peopleRules,
  ...headerRules,
  ...lineUpRules,
  ...volumeRules,
] as const;

/** Id of a quality rule. */
export type QualityRuleId = (typeof all)[number]['id'];

const order = Object.keys(qualityFamilies);

/** The quality rules, by family. **Source**: `docs/adr/0021-quality.md`. */
export const qualityRules: readonly (QualityRule & { readonly id: QualityRuleId })[] = all
  .map((rule) => ({ threshold: 0, ...rule }))
  .sort((a, b) => order.indexOf(a.family) - order.indexOf(b.family));
