import { count, minus, percentage, plus } from '../formula.js';
import { both, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const ground = count('groundKickEffective', 'groundKickIneffective', 'groundKickClanger');
const kick = plus(count('kickEffective', 'kickIneffective', 'kickClanger'), ground);
const handball = count('handballEffective', 'handballIneffective', 'handballClanger');
const disposal = plus(kick, handball);
const kickEffective = count('kickEffective', 'groundKickEffective');
const handballEffective = count('handballEffective');
const before = count('disposalPrec');

/** Metrics of ball use: kicks, handballs and kick-ins. */
export const disposalMetrics = {
  DISPOSAL: both({
    name: 'Disposal',
    formula: disposal,
    description: 'Kicks and handballs.',
  }),
  DISPOSAL_EFFECTIVE: both({
    name: 'Disposal Effective',
    namePlural: 'Disposals Effective',
    formula: plus(kickEffective, handballEffective),
    description: 'Disposals that kept the ball or put the squad in a better position.',
  }),
  DISPOSAL_PREC: both({
    name: 'Disposal Pre-Clearance',
    formula: before,
    description: 'Disposals between a stoppage and its clearance.',
  }),
  DISPOSAL_GP: both({
    name: 'Disposal General Play',
    formula: minus(disposal, before),
    description: 'Disposals in general play, including the one that clears a stoppage.',
  }),
  DISPOSAL_RETAIN: both({
    name: 'Disposal Retain',
    namePlural: 'Disposals Retained',
    formula: count('kickRetain', 'handballRetain'),
    description:
      'Disposals after which the same squad had the ball next. An uncontested knock-on does not count as having the ball.',
  }),
  DISPOSAL_EFFICIENCY: both({
    name: 'Disposal Efficiency',
    formula: percentage(plus(kickEffective, handballEffective), disposal),
    description: 'Share of disposals that were effective.',
    format: 'percentage',
  }),
  KICK: both({
    name: 'Kick',
    formula: kick,
    description: 'All kicks, including those off the ground.',
  }),
  KICK_EFFECTIVE: both({
    name: 'Kick Effective',
    namePlural: 'Kicks Effective',
    formula: kickEffective,
    description: 'Kicks that found a team-mate, or long kicks to an even contest or better.',
  }),
  KICK_INEFFECTIVE: both({
    name: 'Kick Ineffective',
    namePlural: 'Kicks Ineffective',
    formula: count('kickIneffective', 'groundKickIneffective'),
    description: 'Kicks that did not clearly help either squad.',
  }),
  KICK_CLANGER: both({
    name: 'Kick Clanger',
    formula: count('kickClanger', 'groundKickClanger'),
    description: 'Kicks straight to the opposition, out on the full, or otherwise plainly wrong.',
  }),
  KICK_EFFICIENCY: both({
    name: 'Kick Efficiency',
    formula: percentage(kickEffective, kick),
    description: 'Share of kicks that were effective.',
    format: 'percentage',
  }),
  KICK_EFFECTIVE_LONG: both({
    name: 'Kick Effective Long',
    formula: count('kickEffectiveLong'),
    description: 'Effective forward kicks of 40 m and more.',
  }),
  KICK_EFFECTIVE_SHORT: both({
    name: 'Kick Effective Short',
    formula: count('kickEffectiveShort'),
    description: 'Effective forward kicks under 40 m.',
  }),
  KICK_EFFECTIVE_BACKWARDS: both({
    name: 'Kick Effective Backwards',
    formula: count('kickEffectiveBackwards'),
    description: 'Effective kicks that went sideways or back.',
  }),
  KICK_DISTANCE_LONG: both({
    name: 'Kick Distance Long',
    formula: count('kickLong'),
    description: 'Kicks of 40 m or more, whatever the result.',
  }),
  KICK_DISTANCE_SHORT: both({
    name: 'Kick Distance Short',
    formula: count('kickShort'),
    description: 'Kicks under 40 m, whatever the result.',
  }),
  KICK_DIRECTION_FORWARD: both({
    name: 'Kick Direction Forward',
    formula: count('kickForwardSet', 'kickForwardNonSet'),
    description: 'Kicks that took the ball forward.',
  }),
  KICK_DIRECTION_FORWARD_SET: both({
    name: 'Kick Direction Forward Set',
    formula: count('kickForwardSet'),
    description: 'Forward kicks from a mark or free kick, without playing on.',
  }),
  KICK_DIRECTION_FORWARD_NON_SET: both({
    name: 'Kick Direction Forward Non Set',
    formula: count('kickForwardNonSet'),
    description: 'Forward kicks in general play, including those after playing on.',
  }),
  KICK_RETAIN: both({
    name: 'Kick Retain',
    namePlural: 'Kicks Retained',
    formula: count('kickRetain'),
    description:
      'Kicks after which the same squad had the ball next. An uncontested knock-on does not count as having the ball.',
  }),
  KICK_GROUND: both({
    name: 'Kick Ground',
    namePlural: 'Ground Kicks',
    formula: ground,
    description: 'Kicks off the ground.',
  }),
  KICK_GROUND_EFFECTIVE: both({
    name: 'Kick Ground Effective',
    formula: count('groundKickEffective'),
    description: 'Ground kicks that helped the squad.',
  }),
  KICK_GROUND_INEFFECTIVE: both({
    name: 'Kick Ground Ineffective',
    formula: count('groundKickIneffective'),
    description: 'Ground kicks that did not clearly help either squad.',
  }),
  KICK_GROUND_CLANGER: both({
    name: 'Kick Ground Clanger',
    formula: count('groundKickClanger'),
    description: 'Ground kicks straight to the opposition.',
  }),
  KICK_IN: both({
    name: 'Kick In',
    formula: count('kickInPlayOn', 'kickInShort', 'kickInLong', 'kickInIneffective', 'kickInClanger'),
    description: 'Kick-ins after a behind, played on or not.',
  }),
  KICK_IN_PLAY_ON: both({
    name: 'Kick In Play On',
    formula: count('kickInPlayOn'),
    description: 'Kick-ins in which the player left the goal square before kicking.',
    zoned: [],
  }),
  KICK_IN_EFFECTIVE: both({
    name: 'Kick In Effective',
    formula: count('kickInShort', 'kickInLong', 'kickInPlayOnEffective'),
    description: 'Kick-ins that helped the squad. If played on, the kick that followed decides.',
    zoned: [],
  }),
  KICK_IN_INEFFECTIVE: both({
    name: 'Kick In Ineffective',
    formula: count('kickInIneffective', 'kickInPlayOnIneffective'),
    description: 'Kick-ins that did not clearly help either squad.',
    zoned: ['player'],
  }),
  KICK_IN_CLANGER: both({
    name: 'Kick In Clanger',
    formula: count('kickInClanger', 'kickInPlayOnClanger'),
    description: 'Kick-ins straight to the opposition or otherwise plainly wrong.',
    zoned: ['player'],
  }),
  HANDBALL: both({
    name: 'Handball',
    formula: handball,
    description: 'Legal handballs.',
  }),
  HANDBALL_EFFECTIVE: both({
    name: 'Handball Effective',
    namePlural: 'Handballs Effective',
    formula: handballEffective,
    description: "Handballs to a team-mate's advantage.",
  }),
  HANDBALL_INEFFECTIVE: both({
    name: 'Handball Ineffective',
    namePlural: 'Handballs Ineffective',
    formula: count('handballIneffective'),
    description: 'Handballs that did not clearly help either squad.',
  }),
  HANDBALL_CLANGER: both({
    name: 'Handball Clanger',
    formula: count('handballClanger'),
    description: 'Handballs straight to the opposition, and illegal handballs.',
  }),
  HANDBALL_RETAIN: both({
    name: 'Handball Retain',
    namePlural: 'Handballs Retained',
    formula: count('handballRetain'),
    description:
      'Handballs after which the same squad had the ball next. An uncontested knock-on does not count as having the ball.',
  }),
  HANDBALL_EFFICIENCY: both({
    name: 'Handball Efficiency',
    formula: percentage(handballEffective, handball),
    description: 'Share of handballs that were effective.',
    format: 'percentage',
  }),
} as const satisfies Partial<Record<MetricCode, Metric>>;
