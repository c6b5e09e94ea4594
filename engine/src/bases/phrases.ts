/** Defines a touch, for descriptions that mention the next or the previous one. */
export const touch =
  'where a touch is a possession, disposal, running bounce (BOUN), kick-in, score, ball-up call (BUCA), out of bounds ' +
  '(OOBO) or restart of the same period, and nothing else is';

/** Defines what clears a stoppage, for descriptions of clearances. */
export const clears =
  'a kick clears unless its next touch in the chain is a ball-up call nearer than 20 m or, if the kick is not effective, ' +
  'a possession, disposal or running bounce of either squad nearer than 20 m, and clears if one of the two has no ' +
  'location; a knock-on (KNON, KNOC) clears if its next touch in the chain is a possession, disposal or running bounce of ' +
  'a team-mate; a handball clears if it is effective (HBEF) and the squad has another disposal in the chain after it, the ' +
  `next of which is no poor handball (HBIN, HBCL), ${touch}`;

/** How touches treat knock-ons. */
export const knockOn =
  'an uncontested knock-on (KNON) of either squad is passed over, a contested one (KNOC) is a possession';

/** When a kick goes forward. */
export const forward =
  'which goes forward if its captured direction says so or, without one, if the next location is nearer to the goal line attacked';

/** The distance of the arc from the middle of the goal. */
export const arc = '50 m (and half the resolution of the source)';

/** Defines the location of the ball, for descriptions that mention it. */
export const ballPlace =
  'where every transaction with a location locates the ball but pressure acts, tackles, evasion (BAUL, BALD, HOLD) and ' +
  'blocks (BLOC)';

/** Describes an assist of a kind of score. */
export const assists = (score: string): string =>
  `effective disposals (KKEF, GKEF, HBEF) and knock-ons (KNON, KNOC) that a team-mate received who then scored ${score} ` +
  "in the same chain, which the scorer's squad owns: of the squad's possessions, disposals, running bounces and knock-ons " +
  "in the chain before the score it is the last one that is not the scorer's, and the next one, the scorer's, is a mark " +
  '(MAUN, MALE, MACO), a handball receive (HBRE), a gather (GATH) or a free kick (FKCO, FKIP, FKOB, FKBB), less than 30 ' +
  "m from the scorer's last disposal before the score, if both have a location";

/** Describes kicks after playing on from a kick-in. */
export const playedOn = (kicks: string): string =>
  `${kicks} whose previous touch, running bounces of the same player left aside, is a Kick In Play On (KIPO) of that ` +
  `player, ${touch}`;
