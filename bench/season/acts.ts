import { roleNames, roleOf, type Field } from './field.js';

const pressure = { PRPH: 20, PRCL: 34, PRCH: 16, PRCO: 30 } as const;
const names = { PRPH: 'Physical', PRCL: 'Closing', PRCH: 'Chasing', PRCO: 'Corralling' } as const;

/** Logs acts around the ball: pressure, evasion, errors, and contests in the air. */
export function act(field: Field, where: 'held' | 'set' | 'contest'): void {
  if (where === 'contest') contest(field);
  else {
    press(field, where);
    err(field);
  }
}

function press(field: Field, where: 'held' | 'set'): void {
  const { dice } = field;
  if (where === 'set') {
    if (dice.happens(0.3)) field.log('PRSE', field.other);
  } else if (dice.happens(0.5)) {
    const code = dice.weighted(pressure);
    const presser = field.someone(field.other);
    field.log(code, field.other, presser, {
      pressure: { code, name: names[code], points: 1, personIds: [field.personId(field.other, presser)] },
    });
  } else if (dice.happens(0.2)) field.log('PRNO', field.other);
}

function err(field: Field): void {
  const { dice } = field;
  if (!dice.happens(0.06)) return;
  const [mine, theirs] = [() => field.someone(field.side), () => field.someone(field.other)];
  switch (
    dice.weighted({
      TABR: 12,
      BAUL: 8,
      HOLD: 3,
      BLOC: 8,
      SMOT: 6,
      DEBI: 2,
      MAFU: 10,
      MADR: 8,
      ENPR: 6,
      P50A: 2,
      FKAD: 4,
    })
  ) {
    case 'TABR':
      field.does('TABR');
      break;
    case 'BAUL':
      field.does('BAUL');
      field.log('BALD', field.other, theirs());
      break;
    case 'HOLD':
      field.log('HOLD', field.other, theirs());
      break;
    case 'BLOC':
      field.log('BLOC', field.side, mine());
      break;
    case 'SMOT':
      field.log('SMOT', field.other, theirs());
      break;
    case 'DEBI':
      field.log('DEBI', field.other, theirs());
      break;
    case 'MAFU':
      field.log('MAFU', field.other, theirs());
      break;
    case 'MADR':
      field.log('MADR', field.other, theirs());
      break;
    case 'ENPR':
      field.does('ENPR');
      break;
    case 'P50A':
      field.log('P50A', field.other, theirs());
      break;
    case 'FKAD':
      field.does('FKAD');
      break;
  }
}

function contest(field: Field): void {
  const { dice } = field;
  const [target, defender] = [field.someone(field.side, field.place), field.someone(field.other)];
  if (field.metresToGoal(field.side) < 50)
    field.log('IFTA', field.side, target, dice.happens(0.6) ? { chance: true } : {});
  if (dice.happens(0.3)) field.log('COTA', field.side, target);
  if (dice.happens(0.55)) field.log(dice.weighted({ SPOI: 70, SPGP: 14, SPIN: 16 }), field.other, defender);
  if (!dice.happens(0.22)) return;
  const result = dice.weighted({ WI: 30, LO: 30, NE: 40 });
  field.log(`OT${result}`, field.side, target);
  field.log(result === 'NE' ? 'ODNE' : result === 'WI' ? 'ODLO' : 'ODWI', field.other, defender);
}

/** Chance of an interchange in one step of play. */
const ROTATION = 0.13;

/** Interchanges two players with a small chance. */
export function rotate(field: Field): void {
  const { dice } = field;
  if (!dice.happens(ROTATION)) return;
  const side = dice.happens(0.5) ? 0 : 1;
  const on = field.on[side];
  const off = dice.oneOf(on);
  const ruck = off > 20;
  const resting = Array.from({ length: 23 }, (_, place) => place).filter(
    (place) => !on.includes(place) && place > 20 === ruck,
  );
  if (resting.length === 0) return;
  const fresh = dice.oneOf(resting);
  field.log(dice.weighted({ ROIN: 96, ROBL: 2, ROIJ: 1, ROCO: 1 }), side, off, {
    onPersonId: field.personId(side, fresh),
    role: roleNames[roleOf(off)],
  });
  on[on.indexOf(off)] = fresh;
}
