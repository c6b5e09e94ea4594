import type { SideIndex, TransactionCode } from '@goalsquare/engine';
import { act, rotate } from './acts.js';
import type { Field } from './field.js';
import { centreBounce, stoppage, type State } from './stoppages.js';

const ARC_METRES = 50;
const gets = {
  LBGE: 42,
  HBGE: 28,
  LBCR: 17,
  HBCR: 5,
  GATH: 14,
  HBRU: 2,
  KNOC: 7,
  KNON: 2,
  GKEF: 3,
  GKIN: 4,
  FKCO: 11,
  BUCA: 7,
} as const;
const freesAgainst = { FARU: 2, FATA: 4, FAMA: 3, FAGE: 3 } as const;

function loose(field: Field): State {
  const { dice } = field;
  field.passes(dice.between(1, 4));
  if (field.moveTo(field.x + dice.between(-6, 6), field.y + dice.between(-6, 6)) === 'outside')
    return outOfBounds(field);
  const side: SideIndex = dice.happens(0.5) ? 0 : 1;
  field.gives(side, field.someone(side));
  const get = dice.weighted(gets);
  if (get === 'BUCA') {
    field.log('BUCA');
    return 'ballUp';
  }
  if (get === 'FKCO') field.log(dice.weighted(freesAgainst), field.other, field.someone(field.other));
  field.does(get);
  if (get === 'FKCO') return 'set';
  return get === 'KNOC' || get === 'KNON' || get.startsWith('GK') ? 'loose' : 'held';
}

function outOfBounds(field: Field): State {
  field.log('OOBO');
  return 'throwIn';
}

function held(field: Field): State {
  const { dice } = field;
  field.passes(dice.between(1, 4));
  act(field, 'held');
  if (dice.happens(0.26)) {
    const tackler = field.someone(field.other);
    field.log(dice.weighted({ TACK: 80, TARD: 6, TAIN: 18, TAMI: 6 }), field.other, tackler);
    const result = dice.weighted({ ballUp: 18, free: 6, loose: 20, away: 56 });
    if (result === 'ballUp') {
      field.log('BUCA');
      return 'ballUp';
    }
    if (result === 'loose') return 'loose';
    if (result === 'free') {
      field.log('FAGE', field.side, field.place);
      field.gives(field.other, tackler);
      field.does('FKCO');
      return 'set';
    }
  }
  return use(field, 0.6);
}

function set(field: Field): State {
  field.passes(field.dice.between(4, 10));
  act(field, 'set');
  if (field.dice.happens(0.2)) field.does('PLON');
  return use(field, 0.22);
}

function use(field: Field, handballs: number): State {
  const metres = field.metresToGoal(field.side);
  const { dice } = field;
  if (metres < 55 && dice.happens(metres < 35 ? 0.55 : 0.24)) return shoot(field);
  if (dice.happens(0.018)) {
    field.moveTo(field.x + field.attacks(field.side) * 14, field.y + dice.between(-4, 4));
    field.passes(3);
    field.does('BOUN');
  }
  return dice.happens(handballs) ? handball(field) : kick(field);
}

function handball(field: Field): State {
  const { dice, side } = field;
  const quality = dice.weighted({ HBEF: 84, HBIN: 11, HBCL: 5 });
  field.does(quality);
  field.passes(dice.between(1, 2));
  const mate = field.someone(side, field.place);
  if (field.moveTo(field.x + dice.between(-7, 9) * field.attacks(side), field.y + dice.between(-8, 8)) === 'outside')
    return outOfBounds(field);
  if (quality === 'HBIN') return 'loose';
  if (quality === 'HBCL') return dice.happens(0.5) ? turnover(field, 'GAOP') : turnover(field, 'LBGE');
  field.gives(side, mate);
  field.does(dice.happens(0.93) ? 'HBRE' : 'GATH');
  return 'held';
}

function turnover(field: Field, code: TransactionCode): State {
  field.gives(field.other, field.someone(field.other));
  field.does(code);
  return code.startsWith('MA') || code === 'OFKI' ? 'set' : 'held';
}

function kick(field: Field, aim = field.dice.between(-0.9, 0.9)): State {
  const { dice, side } = field;
  const metres = dice.between(14, 56);
  const direction = dice.happens(0.82) ? aim : Math.PI - aim;
  const [x, y] = [
    field.x + Math.cos(direction) * metres * field.attacks(side),
    field.y * 0.7 + Math.sin(direction) * metres * 0.55,
  ];
  const enters = field.metresToGoal(side) > ARC_METRES && field.metresToGoal(side, x, y) <= ARC_METRES;
  const quality = dice.weighted({ KKEF: 66, KKIN: 22, KKCL: 12 });
  field.does(quality, {
    ...(enters && {
      inside50: true,
      details: {
        inside50Direction: dice.oneOf(['Left', 'Centre', 'Right']),
        inside50Intent: dice.oneOf(['Go To', 'Bomb']),
      },
    }),
    kicking: {
      foot: dice.happens(0.8) ? 'Right' : 'Left',
      distance: metres >= 40 ? 'Long' : 'Short',
      direction: Math.cos(direction) > 0 ? 'Forward' : 'Backwards',
    },
  });
  field.passes(metres / 15);
  return lands(field, x, y, quality);
}

function lands(field: Field, x: number, y: number, quality: 'KKEF' | 'KKIN' | 'KKCL'): State {
  const { dice, side } = field;
  const kicker = field.place;
  if (field.moveTo(x, y) === 'outside') {
    if (dice.happens(0.85)) return outOfBounds(field);
    field.does('OOTF');
    return turnover(field, 'OFKI');
  }
  if (quality === 'KKCL') return turnover(field, dice.weighted({ MAUN: 4, MACO: 1, GAOP: 3 }));
  if (quality === 'KKEF' && dice.happens(0.72)) {
    field.gives(side, field.someone(side, kicker));
    const won = dice.weighted({ MAUN: 72, MALE: 8, MACO: 7, GATH: 12, LBGE: 8 });
    field.does(won);
    return won.startsWith('MA') ? 'set' : 'held';
  }
  act(field, 'contest');
  return 'loose';
}

function shoot(field: Field): State {
  const { dice, side } = field;
  field.does(dice.weighted({ KKEF: 60, KKIN: 34, GKEF: 2, HBEF: 1 }), {
    shot: true,
    details: {
      shotSource: dice.oneOf(['Mark', 'General Play', 'Free']),
      shotType: dice.oneOf(['Set Shot Regular', 'General Play Regular']),
    },
  });
  field.passes(dice.between(2, 4));
  const result = dice.weighted({ GOAL: 42, BEHI: 32, MISS: 16, RUSH: 4, OOBO: 6 });
  if (result === 'MISS') {
    field.does('MISS');
    field.moveTo(field.goalLine(side) - field.attacks(side) * dice.between(3, 15), dice.between(-15, 15));
    return 'loose';
  }
  field.moveTo(field.goalLine(side) - field.attacks(side), result === 'OOBO' ? 18 : dice.between(-6, 6));
  if (result === 'OOBO') return outOfBounds(field);
  if (result === 'RUSH') field.log('RUSH', side);
  else field.does(result);
  if (result === 'GOAL') return 'centreBounce';
  field.gives(field.other, field.ofRole(field.other, 'def'));
  return 'kickIn';
}

function kickIn(field: Field): State {
  const { dice, side } = field;
  field.passes(dice.between(5, 12));
  field.moveTo(field.goalLine(side === 0 ? 1 : 0) + field.attacks(side) * 8, dice.between(-3, 3));
  const code = dice.weighted({ KIPO: 76, KISH: 13, KILO: 6, KIIN: 3, KICL: 2 });
  field.does(code);
  if (code === 'KIPO') return kick(field, dice.between(-0.6, 0.6));
  field.passes(4);
  const quality = code === 'KICL' ? 'KKCL' : code === 'KIIN' ? 'KKIN' : 'KKEF';
  return lands(field, field.x + field.attacks(side) * dice.between(20, 50), dice.between(-45, 45), quality);
}

const steps: Readonly<Record<State, (field: Field) => State>> = {
  centreBounce,
  loose,
  held,
  set,
  kickIn,
  ballUp: (field) => stoppage(field, 'BAUP', 'BU'),
  throwIn: (field) => stoppage(field, 'THIN', 'TI'),
};

/** Plays one period to its end. */
export function playPeriod(field: Field, periodSeconds: number): void {
  let state: State = 'centreBounce';
  field.seconds = 0;
  while (field.seconds < periodSeconds) {
    state = steps[state](field);
    rotate(field);
  }
}
