/** Definition of a touch, for descriptions that mention the next or the previous one. */
export const touch =
  'where a touch is a possession, disposal, running bounce (BOUN), kick-in, score, ball-up call (BUCA), out of bounds ' +
  '(OOBO) or restart of the same period, and nothing else';

/** Definition of the location of the ball, for descriptions that mention it. */
export const ballPlace =
  'where every transaction with a location locates the ball except pressure acts, tackles, evasion (BAUL, BALD, HOLD) and ' +
  'blocks (BLOC)';

/** Definition of a clearance, for descriptions that mention one. */
export const clears =
  'a kick clears unless its next touch in the chain is a ball-up call nearer than 15 m or, if the kick is not effective, ' +
  'a possession, disposal or running bounce of either squad nearer than 15 m, and clears if one of the two has no ' +
  'location; an effective handball (HBEF), and a knock-on (KNON, KNOC) whose next touch in the chain is a possession, ' +
  "disposal or running bounce of a team-mate, clears if the squad's next disposal in the chain clears; if the chain ends " +
  'in a turnover, such a handball or knock-on without a later disposal of the squad clears if the next touch in the ' +
  'chain is of the squad, and any handball or knock-on that no touch follows in the chain; nothing clears if the ' +
  'chain ends with a ball-up call or out of bounds and all its locations are nearer than 25 m to its first one, ' +
  `${ballPlace}, ${touch}`;

/** Phrase that says how touches treat knock-ons. */
export const knockOn =
  'an uncontested knock-on (KNON) of either squad is passed over, a contested one (KNOC) is a possession';

/** Phrase that says when a kick goes forward. */
export const forward =
  'which goes forward if its captured direction says so or, without one, if the next location is nearer to the goal line attacked';

/** Phrase for the distance of the arc from the middle of the goal. */
export const arc = '50 m (and half the resolution of the source)';

/** Returns the definition of an assist for a kind of score. */
export const assists = (score: string): string =>
  `effective disposals (KKEF, GKEF, HBEF) and knock-ons (KNON, KNOC) that a team-mate received who then scored ${score} ` +
  "in the same chain, which the scorer's squad owns: of the squad's possessions, disposals, running bounces, knock-ons " +
  "and advantages (FKAD) in the chain before the score it is the last one that is not the scorer's, and the next one, " +
  "the scorer's, is a mark (MAUN, MALE, MACO), a handball receive (HBRE), a gather (GATH), a free kick (FKCO, FKIP, " +
  "FKOB, FKBB) or an advantage (FKAD), less than 35 m from the scorer's last disposal before the score, if both have a " +
  'location; if the last one is a free kick in possession (FKIP) and the next an advantage, it is the one before the ' +
  'free kick, of the same person; a free kick in a contest (FKCO) is not received after a spoil (SPOI, SPGP, SPIN), ' +
  'fumbled mark (MAFU) or dropped mark (MADR) of either squad, nor after a kick of 40 m or more if its person was not ' +
  'recorded as the target (COTA, IFTA) in between';

/** Describes kicks after playing on from a kick-in. */
export const playedOn = (kicks: string): string =>
  `${kicks} whose previous touch, ignoring running bounces by the same player, is a Kick In Play On (KIPO) of that ` +
  `player, ${touch}`;
