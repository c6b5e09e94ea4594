/** Definition of a touch, for descriptions that mention the next or the previous one. */
export const touch =
  'where a touch is a possession, disposal, running bounce (BOUN), kick-in, score, ball-up call (BUCA), out of bounds ' +
  '(OOBO) or restart of the same period, and nothing else';

/** Definition of the location of the ball, for descriptions that mention it. */
export const ballPlace =
  'where every transaction with a location has the location of the ball, except pressure acts, tackles, evasion (BAUL, ' +
  'BALD, HOLD) and blocks (BLOC)';

/** Definition of a clearance, for descriptions that mention one. */
export const clears =
  'a kick clears unless its next touch in the chain is nearer than 15 m and is (a) a ball-up call or (b), if the kick is ' +
  'not effective, a possession, disposal or running bounce of either squad; a kick clears if it or this touch has no ' +
  "location; an effective handball (HBEF) clears if the squad's next disposal in the chain clears, and so does a " +
  'knock-on (KNON, KNOC) whose next touch in the chain is a possession, disposal or running bounce of a team-mate; if ' +
  'the chain ends in a turnover, (a) such a handball or knock-on also clears if the squad has no later disposal in the ' +
  'chain and the next touch in the chain is by the squad, and (b) any handball or knock-on clears if no touch follows ' +
  'in the chain; nothing clears if the chain ends with a ball-up call or out of bounds and all its locations are nearer ' +
  'than 25 m to its first one, ' +
  `${ballPlace}, ${touch}`;

/** Phrase that says how touches treat knock-ons. */
export const knockOn =
  'an uncontested knock-on (KNON) of either squad does not count as a touch, a contested one (KNOC) does';

/** Phrase that says when a kick goes forward. */
export const forward =
  'a kick goes forward if its captured direction is Forward or, without a captured direction, if its next location is nearer to the goal line that its squad attacks';

/** Phrase for the distance of the arc from the middle of the goal. */
export const arc = '50 m (and half the resolution of the source)';

/** Returns the definition of an assist for a kind of score. */
export const assists = (score: string): string =>
  'effective disposals (KKEF, GKEF, HBEF) and knock-ons (KNON, KNOC) from which a team-mate received the ball and then ' +
  `scored ${score} in the same chain, which the scorer's squad owns; an act is a possession, disposal, running bounce, ` +
  "knock-on or advantage (FKAD) of that squad in the chain before the score; the giver's act is the last one that is not " +
  "the scorer's, and with the next act the scorer receives the ball if that act (a) is a mark (MAUN, MALE, MACO), a " +
  'handball receive (HBRE), a gather (GATH), a free kick (FKCO, FKIP, FKOB, FKBB) or an advantage, and (b) is less than ' +
  "35 m from the scorer's last disposal before the score, if both have a location; if the giver's act is a free kick in " +
  'possession (FKIP) and the next act is an advantage, the act before the free kick counts instead, if it is of the same ' +
  'person; a free kick in a contest (FKCO) does not count (a) after a spoil (SPOI, SPGP, SPIN), fumbled mark (MAFU) or ' +
  'dropped mark (MADR) of either squad, or (b) after a kick of 40 m or more, unless the scorer was recorded as the target ' +
  '(COTA, IFTA) in between';

/** Describes kicks after playing on from a kick-in. */
export const playedOn = (kicks: string): string =>
  `${kicks} whose previous touch, ignoring running bounces by the same player, is a Kick In Play On (KIPO) of that ` +
  `player, ${touch}`;
