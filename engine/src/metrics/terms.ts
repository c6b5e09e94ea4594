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
const setPossessions = codesOf((play) => play.is === 'possession' && play.set);

/**
 * The terms of technical descriptions, which `GET /v1/metadata/models` and the documentation list. A term may use
 * others.
 */
export const terms: readonly Term[] = [
  {
    term: 'event',
    pattern: /\bevents?\b/u,
    meaning: 'a transaction. Events are ordered by period, second, id and sequence',
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
    meaning: `the next event of the same period that controls the ball, is a kick-in, is a score (${scores}), halts play (${halts}) or restarts play (${restarts}). All other events are skipped`,
  },
  {
    term: 'next location',
    pattern: /\bnext location\b/u,
    meaning:
      'the next event of the same period that has the location of the ball. Pressure acts, tackles, baulks, holds and blocks are skipped, because their location is that of a person',
  },
  {
    term: 'metres forward',
    pattern: /\bmetres forward\b/u,
    meaning:
      'metres along the axis of the ground towards the goal that the squad attacks (x rotated for the squad), not the change in the distance to goal. Metres forward of a disposal are measured from its location to the next ' +
      'location, or to the goal line if the next location is a score of its squad. A disposal without a location, a person or a next location has none. Each amount is rounded to a tenth',
  },
  {
    term: 'retained',
    pattern: /\bretained\b/u,
    meaning:
      'a disposal is retained if its next location is a score of its squad, or if its next touch is by its squad',
  },
  {
    term: 'forward',
    pattern: /\bgo(?:es)? forward\b|\bwent forward\b/u,
    meaning:
      'a kick goes forward if its captured direction (kicking.direction) is Forward. If no direction was captured, it goes forward if its next location is nearer to the goal line that its squad attacks, along the axis',
  },
  {
    term: 'chain',
    pattern: /\bchains?\b/u,
    meaning:
      `a run of events. It begins with (a) a restart (${restarts}), (b) a kick-in (KIPO, KISH, KILO, KIIN, KICL), unless the open chain has only kick-ins, or (c) an event that has the flag gain and is of a squad that does ` +
      'not own the open chain (an intercept). If capture.chainsMarked is false, (c) is a possession or disposal of a squad that does not own the open chain, after the clearance if the chain began with a stoppage. A chain ' +
      `ends with a score (${scores}), with a halt (${halts}), before the next chain begins, or with the period. If no chain is open, the next event of a squad that controls the ball, has the flag gain or is a score begins ` +
      'one. This chain counts as one that begins with a throw-in after OOBO, a ball-up after BUCA, a kick-in after a behind, an intercept after a turnover or with the flag gain, and otherwise a centre bounce. All other ' +
      'events outside chains belong to no chain',
  },
  {
    term: 'owns',
    pattern: /\bowns?\b|\bchain's squad\b/u,
    meaning:
      'the squad that owns a chain is (a) the squad in wonBy of its restart, (b) the squad that kicks in or intercepts, or (c) in a stoppage without wonBy, the first squad that then takes the ball clear or, if neither ' +
      'does, the last that controls the ball before the next restart, kick-in, score or halt. If no squad controls the ball, the squad of the score that ends the chain owns it. A kick takes the ball clear unless its next ' +
      'touch is nearer than 15 m and is BUCA or, if the kick is not effective, an event that controls the ball. If the kick or the touch has no location, the kick takes it clear. An effective handball takes it clear if ' +
      'the last disposal of the same spell is 20 m or more from the start of the spell, where a spell is a run of events of one squad that control the ball',
  },
  {
    term: 'intercept',
    pattern: /\bintercepts?\b/u,
    meaning:
      'the first event of a chain that begins with the flag gain or, without a restart, directly after a turnover',
  },
  {
    term: 'turnover',
    pattern: /\bturnovers?\b/u,
    meaning:
      'the end of a chain because the opposition intercepts and so begins the next chain. It is credited to the last event with which the squad that owns the chain controls the ball. Metrics do not count a turnover without such an event',
  },
  {
    term: 'clearance',
    pattern: /\bclearances?\b/u,
    meaning:
      'the event with which the squad that won a stoppage took the ball out of it, as the metric CLEARANCE counts it',
  },
  {
    term: 'stoppage',
    pattern: /\bstoppages?\b/u,
    meaning: 'a chain that begins with a centre bounce (CEBO, CETU), a ball-up (BAUP) or a throw-in (THIN)',
  },
  {
    term: 'before the clearance',
    pattern: /\bbefore the clearance of a stoppage\b/u,
    meaning:
      'in the chain of a stoppage, before its clearance. In a stoppage without a clearance, anywhere in the chain',
  },
  {
    term: 'launch',
    pattern: /\blaunch(?:ed)?\b/u,
    meaning:
      'the first event of a chain with which the squad that owns it controls the ball, kicks in or knocks on (KNON). Without one, the launch is the first event of this squad or, if it has none, the first event of the ' +
      'chain',
  },
  {
    term: 'chain metres',
    pattern: /\bchain metres\b/u,
    meaning:
      'metres along the axis of the ground from the first location of the ball in a chain to its last, or to the goal line if the chain ends in a goal or behind. They are rounded to a tenth, and 0 if the squad that owns ' +
      'the chain has no event in it',
  },
  {
    term: 'entry',
    pattern: /\bentr(?:y|ies)\b/u,
    meaning:
      'an event that the metric INSIDE_50 counts. The first entry of a chain is the first by the squad that owns it',
  },
  {
    term: 'direct',
    pattern: /\bdirect\b(?! opponent)/u,
    meaning:
      "an entry is direct if (a) the squad made at most three disposals and kick-ins (except KIPO), including the entry itself, since the chain began or since the squad's previous entry in the chain, and (b) none of them " +
      'has negative metres forward',
  },
  {
    term: 'points of a chain',
    pattern: /\bpoints of chains\b/u,
    meaning:
      '6 for a chain that ends in a goal, 1 for a chain that ends in a behind or rushed behind for the squad that owns it, 0 for any other chain. An entry by the other squad has 0 points',
  },
  { term: 'forward half', pattern: /\bforward half\b/u, meaning: 'where x rotated for the squad is 0 or more' },
  {
    term: 'set position',
    pattern: /\bset positions?\b/u,
    meaning:
      `a mark or free kick (${setPossessions}) or a kick-in of the squad that owns the chain, where x rotated for the squad is below 0. Its kick is the kick-in itself or, after KIPO, a mark or a free kick, the next touch ` +
      'if that is a kick by the same person. A long kick down the line (LONG_DOWN_LINE) and a switch (SWITCH) begin at a set position',
  },
  {
    term: 'flank',
    pattern: /\bflank\b/u,
    meaning: 'more than 25 m from the axis of the ground, on either side',
  },
  {
    term: 'lane',
    pattern: /\b(?:in the corridor|on the wing|along the boundary)\b/u,
    meaning:
      'the corridor is 25 m to either side of the axis of the ground. The wing reaches from there half-way to the boundary, and the rest is along the boundary. The boundary is an ellipse with the length and width of the ' +
      'ground',
  },
  {
    term: 'zone of an event',
    pattern: /\bzones? (?:D50|DM)\b|\bin D50\b/u,
    meaning:
      'zonePhysical, from the point of view of the squad. An event without a location has the zone of the last location in its period',
  },
  {
    term: 'holds the ball',
    pattern: /\bholds the ball\b/u,
    meaning:
      `a squad holds the ball from an event with which it controls the ball. Nobody holds the ball after a disposal that is not effective or after a restart (${restarts}). After a halt (${halts}) or score (${scores}), and ` +
      'before the first event of a period, play has stopped. The seconds to the next event count in the zone of the first event since the holder or the zone changed. No seconds count after the last event of a period',
  },
  {
    term: 'seconds',
    pattern: /\bseconds (?:in|on)\b/u,
    meaning:
      'an interval that includes its first second but not its last. A filter by time counts the part of the interval inside the filter',
  },
  {
    term: 'on the ground',
    pattern: /\bon the ground\b/u,
    meaning:
      'the persons who start the match (capture.starters), minus those whom rotations take off, plus those whom rotations bring on (onPerson). A period begins at second 0 with the persons who were on the ground at the end ' +
      'of the period before, and ends at its length',
  },
  {
    term: 'role',
    pattern: /\brole\b/u,
    meaning:
      'the role in capture.starters, until an event gives the person another role. A person who comes on has the role in the rotation or, if it has none, the role in capture.starters',
  },
  {
    term: 'set shot',
    pattern: /\bset shot\b/u,
    meaning:
      'a shot whose details.shotType begins with Set Shot. If a shot does not have this detail, it is a set shot if its previous touch is a mark or free kick of the same person, who did not play on (PLON) in between. If ' +
      'the source does not capture playing on, the shot must also be 8 seconds or more after that touch',
  },
  {
    term: 'shot model',
    pattern: /\bshot model\b/u,
    meaning:
      'the chances of a goal and of a behind, from the metres to the middle of the goal and the degrees off the axis, with the coefficients of GET /v1/metadata/models. Each chance is rounded to thousandths',
  },
  {
    term: 'equity',
    pattern: /\bequity\b/u,
    meaning:
      'the points that a squad can expect to score from a spot minus the points that the opposition can expect, with the coefficients of GET /v1/metadata/models. The guide "Recompute any number" explains how it changes ' +
      'from event to event. An event without a person has no change, and each change is rounded to hundredths',
  },
];

/** Returns the terms that a text uses, in the order of the list. */
export const termsIn = (text: string): readonly Term[] => terms.filter(({ pattern }) => pattern.test(text));
