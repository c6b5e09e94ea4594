import { transactionCodes, transactionTypes, type EventKind } from '../vocabulary/transactions.js';

/** A term that technical descriptions use, and what it means. */
export interface Term {
  readonly term: string;
  /** Finds the term in a text. */
  readonly pattern: RegExp;
  /** The meaning of the term, in words that follow "term:", without a full stop. */
  readonly meaning: string;
}

const codesOf = (test: (play: EventKind) => boolean): string =>
  transactionCodes.filter((code) => test(transactionTypes[code].play)).join(', ');

const possessions = codesOf((play) => play.is === 'possession');
const contested = codesOf((play) => play.is === 'possession' && play.contested);
const disposals = codesOf((play) => play.is === 'disposal');
const kicks = codesOf((play) => play.is === 'disposal' && play.by !== 'handball');
const effective = codesOf((play) => play.is === 'disposal' && play.quality === 'effective');
const restarts = codesOf((play) => play.is === 'restart');
const halts = codesOf((play) => play.is === 'halt');
const scores = codesOf((play) => play.is === 'score');
const marks = codesOf((play) => play.is === 'possession' && play.gain.startsWith('mark'));
const setPossessions = codesOf((play) => play.is === 'possession' && play.set === true);

/**
 * The terms of technical descriptions, which `GET /v1/metadata/models` and the documentation list. A term may use
 * others.
 */
export const terms: readonly Term[] = [
  {
    term: 'event',
    pattern: /\bevents?\b/u,
    meaning: 'a transaction; events are in the order of period, second, id and sequence',
  },
  { term: 'possession', pattern: /\bpossessions?\b/u, meaning: `an event with one of the codes ${possessions}` },
  {
    term: 'contested possession',
    pattern: /\bcontested possessions?\b/u,
    meaning: `a possession with one of the codes ${contested}`,
  },
  { term: 'disposal', pattern: /\bdisposals?\b/u, meaning: `an event with one of the codes ${disposals}` },
  { term: 'kick', pattern: /\bkick(?:s|ed)?\b(?!-)/u, meaning: `a disposal with one of the codes ${kicks}` },
  {
    term: 'effective',
    pattern: /\beffective\b/u,
    meaning: `a disposal is effective if it has one of the codes ${effective}`,
  },
  { term: 'mark', pattern: /\bis a mark\b/u, meaning: `a possession with one of the codes ${marks}` },
  {
    term: 'controls the ball',
    pattern: /\bcontrols? (?:of )?the ball\b/u,
    meaning: 'an event controls the ball if it is a possession, a disposal or a running bounce (BOUN)',
  },
  {
    term: 'next touch',
    pattern: /\bnext touch\b/u,
    meaning:
      'the next event of the period that controls the ball, is a kick-in, scores ' +
      `(${scores}), halts play (${halts}) or restarts it (${restarts}); all other events are skipped`,
  },
  {
    term: 'next location',
    pattern: /\bnext location\b/u,
    meaning:
      'the next event of the period with a location, except pressure, tackles, baulks, holds and blocks, whose location is not that of the ball',
  },
  {
    term: 'metres forward',
    pattern: /\bmetres forward\b/u,
    meaning:
      'metres along the axis of the ground, x rotated for the squad, and not the distance to goal; for a disposal, from ' +
      'its location to the next location, or to the goal line if that is a score of its squad; disposals without a ' +
      'location, a person or a next location have none; each amount is rounded to a tenth',
  },
  {
    term: 'retained',
    pattern: /\bretained\b/u,
    meaning: 'a disposal is retained if its next location is a score of its squad, or its next touch is of its squad',
  },
  {
    term: 'forward',
    pattern: /\bgo(?:es)? forward\b|\bwent forward\b/u,
    meaning:
      'a kick goes forward as captured (kicking.direction is Forward), or else if its next location lies nearer the goal ' +
      'line along the axis',
  },
  {
    term: 'chain',
    pattern: /\bchains?\b/u,
    meaning:
      `a run of events; it begins with a restart (${restarts}), with a kick-in (KIPO, KISH, KILO, KIIN, KICL) unless ` +
      'the open chain has only kick-ins, or with the flag gain on an event of the squad that does not own the open ' +
      `chain (an intercept); it ends with a score (${scores}), a halt (${halts}), the next of these or the period; if ` +
      'no chain is open, the next event of a squad that controls the ball begins one, as a centre bounce after a goal ' +
      'and at the start of a period, a kick-in after a behind, a throw-in after OOBO, a ball-up after BUCA and an ' +
      'intercept after a turnover or with the flag gain; other events outside of chains belong to none',
  },
  {
    term: 'owns',
    pattern: /\bowns?\b|\bchain's squad\b/u,
    meaning:
      'the squad that a restart has as wonBy, that kicks in or that intercepts owns the chain; a stoppage without wonBy ' +
      'is owned by the first squad afterwards that takes the ball clear, or else by the last that controls the ball ' +
      'before the next restart, kick-in or score: a kick takes it clear unless its next touch is BUCA nearer than 15 m or, if ' +
      'the kick is not effective, an event nearer than 15 m that controls the ball (any kick does if it or the touch has ' +
      'no location); so does an effective handball in a spell whose last disposal is 20 m or more from its start',
  },
  {
    term: 'intercept',
    pattern: /\bintercepts?\b/u,
    meaning: 'the first event of a chain that begins with the flag gain, or without a restart after a turnover',
  },
  {
    term: 'turnover',
    pattern: /\bturnovers?\b/u,
    meaning:
      'a chain that an intercept of the opposition ends; its lost event is the last event of the squad that owns it that ' +
      'controls the ball; metrics count no turnover for a chain without one',
  },
  {
    term: 'clearance',
    pattern: /\bclearances?\b/u,
    meaning: 'the event with which the squad that won a stoppage took the ball out of it, as CLEARANCE describes',
  },
  {
    term: 'stoppage',
    pattern: /\bstoppages?\b/u,
    meaning: 'a chain that begins with a centre bounce (CEBO, CETU), a ball-up (BAUP) or a throw-in (THIN)',
  },
  {
    term: 'before the clearance',
    pattern: /\bbefore the clearance of a stoppage\b/u,
    meaning: 'in a stoppage, before its clearance; if it has no clearance, anywhere in it',
  },
  {
    term: 'launch',
    pattern: /\blaunch(?:ed)?\b/u,
    meaning:
      'the first event of a chain in which the squad that owns it controls the ball, kicks in or knocks on (KNON), or else its first event',
  },
  {
    term: 'chain metres',
    pattern: /\bchain metres\b/u,
    meaning:
      'metres along the axis of the ground from the first location of the ball in a chain to its last, or to the goal line if the ' +
      'chain ends in a goal or behind; rounded to a tenth; 0 without a launch',
  },
  {
    term: 'entry',
    pattern: /\bentr(?:y|ies)\b/u,
    meaning: 'an event that INSIDE_50 counts; the first entry of a chain is the first of the squad that owns it',
  },
  {
    term: 'direct',
    pattern: /\bdirect\b(?! opponent)/u,
    meaning:
      'an entry is direct if the squad took at most three disposals and kick-ins (except KIPO), its own included, ' +
      'since the chain began or since its previous entry in the chain, and each of them went 0 metres forward or more',
  },
  {
    term: 'points of a chain',
    pattern: /\bpoints of chains\b/u,
    meaning:
      '6 for a chain that ends in a goal, 1 for a behind or rushed behind of the squad that owns it, else 0; an entry of ' +
      'the other squad returns 0',
  },
  { term: 'forward half', pattern: /\bforward half\b/u, meaning: 'x rotated for the squad is 0 or more' },
  {
    term: 'set position',
    pattern: /\bset positions?\b/u,
    meaning:
      `a mark or free kick (${setPossessions}) or a kick-in of the squad that owns the chain, where x rotated for the ` +
      'squad is below 0; its kick is the kick-in itself unless played on (KIPO), or else the next touch, if that is a ' +
      'kick of the same person; a long kick down the line (LONG_DOWN_LINE) and a switch (SWITCH) begin there',
  },
  {
    term: 'flank',
    pattern: /\bflank\b/u,
    meaning: 'more than 25 m from the axis of the ground, on one side or the other',
  },
  {
    term: 'lane',
    pattern: /\b(?:in the corridor|on the wing|along the boundary)\b/u,
    meaning:
      'the corridor is 25 m to either side of the axis, the wing reaches half-way from there to the boundary, an ellipse ' +
      'of the length and width of the ground',
  },
  {
    term: 'zone of an event',
    pattern: /\bzones? (?:D50|DM)\b|\bin D50\b/u,
    meaning:
      'zonePhysical, as the squad sees it; an event without a location has the zone of the last location in its period',
  },
  {
    term: 'holds the ball',
    pattern: /\bholds the ball\b/u,
    meaning:
      'from an event that controls the ball on, its squad holds it; after a disposal that is not effective and after a ' +
      `restart (${restarts}) nobody does; after a halt (${halts}) or score (${scores}), and before the first event of ` +
      'a period, play has stopped; the seconds to the next event count, in the zone of the first event since the holder ' +
      'or the zone changed; none count after the last event of a period',
  },
  {
    term: 'seconds',
    pattern: /\bseconds (?:in|on)\b/u,
    meaning:
      'an interval that includes its first second but not its last; a filter by time counts the part inside the filter',
  },
  {
    term: 'on the ground',
    pattern: /\bon the ground\b/u,
    meaning:
      'the persons who start (capture.starters), minus those whom rotations take off and plus those whom they bring on ' +
      '(onPerson); a period begins at second 0 with the persons who ended the one before, and ends at its length',
  },
  {
    term: 'role',
    pattern: /\brole\b/u,
    meaning:
      'the role of capture.starters, until an event gives the person another; a person who comes on has the role that the ' +
      'rotation gives, or else that of capture.starters',
  },
  {
    term: 'set shot',
    pattern: /\bset shot\b/u,
    meaning:
      'a shot whose details.shotType begins with Set Shot; without that detail, one before which the last touch is a ' +
      'mark or free kick of the same person who did not play on (PLON); if playing on is not captured, 8 seconds or ' +
      'more after it',
  },
  {
    term: 'shot model',
    pattern: /\bshot model\b/u,
    meaning:
      'chances by metres to the middle of the goal and degrees off the axis, with the coefficients of ' +
      'GET /v1/metadata/models; each is rounded to thousandths',
  },
  {
    term: 'equity',
    pattern: /\bequity\b/u,
    meaning:
      'points a squad can expect to score from a spot, minus those the opposition can, with the coefficients of ' +
      'GET /v1/metadata/models; how it changes from event to event is in the guide "Recompute any number"; an event ' +
      'without a person has no change, and each change is rounded to hundredths',
  },
];

/** Returns the terms that a text uses, in the order of the list. */
export const termsIn = (text: string): readonly Term[] => terms.filter(({ pattern }) => pattern.test(text));
