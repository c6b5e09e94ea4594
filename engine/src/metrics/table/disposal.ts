import { count, minus, percentage, plus } from '../formula.js';
import { both, unzoned, type Metric } from '../metric.js';
import type { MetricCode } from '../codes.js';

const ground = count('groundKickEffective', 'groundKickIneffective', 'groundKickClanger');
const kick = plus(count('kickEffective', 'kickIneffective', 'kickClanger'), ground);
const handball = count('handballEffective', 'handballIneffective', 'handballClanger');
const disposal = plus(kick, handball);
const kickEffective = count('kickEffective', 'groundKickEffective');
const handballEffective = count('handballEffective');
const before = count('disposalPrec');
const zonedForPlayers = { zoned: ['player'] } as const;

/** Using the ball: kicks, handballs, kick-ins. */
export const disposalMetrics = {
  DISPOSAL: both('Disposal', disposal, 'Kicks and handballs.'),
  DISPOSAL_EFFECTIVE: both(
    'Disposal Effective',
    plus(kickEffective, handballEffective),
    'Disposals that kept the ball or put the squad in a better place.',
    { plural: 'Disposals Effective' },
  ),
  DISPOSAL_PREC: both('Disposal Pre-Clearance', before, 'Disposals between a stoppage and the clearance of it.'),
  DISPOSAL_GP: both(
    'Disposal General Play',
    minus(disposal, before),
    'Disposals in general play, the clearing one included.',
  ),
  DISPOSAL_RETAIN: both(
    'Disposal Retain',
    count('kickRetain', 'handballRetain'),
    'Disposals after which the same squad had the ball next.',
    { plural: 'Disposals Retained' },
  ),
  DISPOSAL_EFFICIENCY: both(
    'Disposal Efficiency',
    percentage(plus(kickEffective, handballEffective), disposal),
    'Share of disposals that were effective.',
    { format: 'percentage' },
  ),
  KICK: both('Kick', kick, 'Kicks of every kind, off the ground included.'),
  KICK_EFFECTIVE: both(
    'Kick Effective',
    kickEffective,
    'Kicks that found a team-mate, or long kicks to an even contest or better.',
    { plural: 'Kicks Effective' },
  ),
  KICK_INEFFECTIVE: both(
    'Kick Ineffective',
    count('kickIneffective', 'groundKickIneffective'),
    'Kicks of no clear help to either squad.',
    { plural: 'Kicks Ineffective' },
  ),
  KICK_CLANGER: both(
    'Kick Clanger',
    count('kickClanger', 'groundKickClanger'),
    'Kicks straight to the opposition, out on the full, or otherwise plainly wrong.',
  ),
  KICK_EFFICIENCY: both('Kick Efficiency', percentage(kickEffective, kick), 'Share of kicks that were effective.', {
    format: 'percentage',
  }),
  KICK_EFFECTIVE_LONG: both(
    'Kick Effective Long',
    count('kickEffectiveLong'),
    'Effective forward kicks of 40 m and more.',
  ),
  KICK_EFFECTIVE_SHORT: both(
    'Kick Effective Short',
    count('kickEffectiveShort'),
    'Effective forward kicks under 40 m.',
  ),
  KICK_EFFECTIVE_BACKWARDS: both(
    'Kick Effective Backwards',
    count('kickEffectiveBackwards'),
    'Effective kicks that went sideways or back.',
  ),
  KICK_DISTANCE_LONG: both('Kick Distance Long', count('kickLong'), 'Kicks of 40 m and more, whatever came of them.'),
  KICK_DISTANCE_SHORT: both('Kick Distance Short', count('kickShort'), 'Kicks under 40 m, whatever came of them.'),
  KICK_DIRECTION_FORWARD: both(
    'Kick Direction Forward',
    count('kickForwardSet', 'kickForwardNonSet'),
    'Kicks that took the ball forward.',
  ),
  KICK_DIRECTION_FORWARD_SET: both(
    'Kick Direction Forward Set',
    count('kickForwardSet'),
    'Forward kicks straight after a mark or free kick.',
  ),
  KICK_DIRECTION_FORWARD_NON_SET: both(
    'Kick Direction Forward Non Set',
    count('kickForwardNonSet'),
    'Forward kicks in general play.',
  ),
  KICK_RETAIN: both('Kick Retain', count('kickRetain'), 'Kicks after which the same squad had the ball next.', {
    plural: 'Kicks Retained',
  }),
  KICK_GROUND: both('Kick Ground', ground, 'Kicks off the ground.', { plural: 'Ground Kicks' }),
  KICK_GROUND_EFFECTIVE: both(
    'Kick Ground Effective',
    count('groundKickEffective'),
    'Ground kicks that helped the squad.',
  ),
  KICK_GROUND_INEFFECTIVE: both(
    'Kick Ground Ineffective',
    count('groundKickIneffective'),
    'Ground kicks of no clear help to either squad.',
  ),
  KICK_GROUND_CLANGER: both(
    'Kick Ground Clanger',
    count('groundKickClanger'),
    'Ground kicks straight to the opposition.',
  ),
  KICK_IN: both(
    'Kick In',
    count('kickInPlayOn', 'kickInShort', 'kickInLong', 'kickInIneffective', 'kickInClanger'),
    'Kick-ins after a behind, played on or not.',
  ),
  KICK_IN_PLAY_ON: both(
    'Kick In Play On',
    count('kickInPlayOn'),
    'Kick-ins where the player left the square before kicking.',
    unzoned,
  ),
  KICK_IN_EFFECTIVE: both(
    'Kick In Effective',
    count('kickInShort', 'kickInLong', 'kickInPlayOnEffective'),
    'Kick-ins that helped the squad; played on, by the kick that followed.',
    unzoned,
  ),
  KICK_IN_INEFFECTIVE: both(
    'Kick In Ineffective',
    count('kickInIneffective', 'kickInPlayOnIneffective'),
    'Kick-ins of no clear help to either squad.',
    zonedForPlayers,
  ),
  KICK_IN_CLANGER: both(
    'Kick In Clanger',
    count('kickInClanger', 'kickInPlayOnClanger'),
    'Kick-ins straight to the opposition or otherwise plainly wrong.',
    zonedForPlayers,
  ),
  HANDBALL: both('Handball', handball, 'Legal handballs.'),
  HANDBALL_EFFECTIVE: both('Handball Effective', handballEffective, "Handballs to a team-mate's advantage.", {
    plural: 'Handballs Effective',
  }),
  HANDBALL_INEFFECTIVE: both(
    'Handball Ineffective',
    count('handballIneffective'),
    'Handballs of no clear help to either squad.',
    { plural: 'Handballs Ineffective' },
  ),
  HANDBALL_CLANGER: both(
    'Handball Clanger',
    count('handballClanger'),
    'Handballs straight to the opposition, or illegal ones.',
  ),
  HANDBALL_RETAIN: both(
    'Handball Retain',
    count('handballRetain'),
    'Handballs after which the same squad had the ball next.',
    { plural: 'Handballs Retained' },
  ),
  HANDBALL_EFFICIENCY: both(
    'Handball Efficiency',
    percentage(handballEffective, handball),
    'Share of handballs that were effective.',
    { format: 'percentage' },
  ),
} as const satisfies Partial<Record<MetricCode, Metric>>;
