import type { SideIndex, TransactionCode } from '@goalsquare/engine';
import type { Field } from './field.js';

/** A state of play. Each step plays one state and returns the next. */
export type State = 'centreBounce' | 'ballUp' | 'throwIn' | 'loose' | 'held' | 'set' | 'kickIn';

const bothSides: readonly SideIndex[] = [0, 1];

/** Plays a ruck contest. Returns `held` if a squad wins the ball, and otherwise `loose`. */
function ruckContest(field: Field, kind: 'CB' | 'BU' | 'TI'): State {
  const { dice } = field;
  const rucks = [field.ofRole(0, 'ruck'), field.ofRole(1, 'ruck')] as const;
  for (const side of bothSides) field.log(`${kind}VS`, side, rucks[side]);
  field.passes(dice.between(1, 3));
  const side: SideIndex = dice.happens(0.5) ? 0 : 1;
  field.side = side;
  const outcome = dice.weighted({ HO: 48, HAD: 22, HSK: 10, none: 20 });
  if (outcome === 'none') return 'loose';
  field.log(`${kind}HO`, side, rucks[side]);
  if (outcome === 'HO') return 'loose';
  if (outcome === 'HAD') field.log(`${kind}HAD`, side, rucks[side]);
  else {
    field.log(`${kind}HSD`, side, rucks[side]);
    field.side = field.other;
  }
  field.gives(field.side, field.ofRole(field.side, 'mid'));
  if (outcome === 'HSK') field.does(`${kind}HSK`);
  field.does('GAHO');
  return 'held';
}

/** Restarts play in the centre. */
export function centreBounce(field: Field): State {
  field.moveTo(0, 0);
  field.passes(field.dice.between(30, 45));
  field.log(field.dice.happens(0.92) ? 'CEBO' : 'CETU');
  for (const side of bothSides) {
    const mids = new Set<number>();
    while (mids.size < 3) mids.add(field.ofRole(side, 'mid'));
    for (const place of [...mids, field.ofRole(side, 'ruck')]) field.log('CBAT', side, place);
  }
  return ruckContest(field, 'CB');
}

/** Restarts play at the ball's location, with a ball-up or a throw-in. */
export function stoppage(field: Field, code: TransactionCode, kind: 'BU' | 'TI'): State {
  field.passes(field.dice.between(15, 34));
  field.log(code);
  return ruckContest(field, kind);
}
