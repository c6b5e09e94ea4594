/* The groups of transaction codes, as the documentation page "Recompute any number" lists them. */

const kick = ['KKEF', 'KKIN', 'KKCL'] as const;
const groundKick = ['GKEF', 'GKIN', 'GKCL'] as const;
const handball = ['HBEF', 'HBIN', 'HBCL'] as const;
const hardBall = ['HBGE', 'HBCR', 'HBRU'] as const;
const looseBall = ['LBGE', 'LBCR'] as const;
const gather = ['GAHO', 'GATH', 'GAOP', 'HBRE'] as const;
const uncontestedMark = ['MAUN', 'MALE'] as const;
const freeKick = ['FKCO', 'FKIP', 'FKOB', 'FKBB'] as const;

/** Groups of codes. */
export const codes = {
  centreBounce: ['CEBO', 'CETU'],
  restart: ['CEBO', 'CETU', 'BAUP', 'THIN'],
  halt: ['BUCA', 'OOBO'],
  score: ['GOAL', 'BEHI', 'RUSH'],
  kick: [...kick, ...groundKick],
  handball,
  disposal: [...kick, ...groundKick, ...handball],
  effective: ['KKEF', 'GKEF', 'HBEF'],
  clangerDisposal: ['KKCL', 'GKCL', 'HBCL'],
  knockOn: ['KNON', 'KNOC'],
  spoil: ['SPOI', 'SPGP', 'SPIN'],
  kickIn: ['KIPO', 'KISH', 'KILO', 'KIIN', 'KICL'],
  hardBall,
  looseBall,
  gather,
  uncontestedMark,
  mark: [...uncontestedMark, 'MACO'],
  freeKick,
  /** Possessions won in a contest. */
  contested: [...hardBall, ...looseBall, 'GAHO', 'MACO', 'FKCO', 'KNOC'],
  /** All possessions. */
  possession: [...hardBall, ...looseBall, ...gather, ...uncontestedMark, 'MACO', ...freeKick, 'OFKI', 'KNOC'],
  /** Possessions in which the person must not be tackled: marks and free kicks. */
  set: [...uncontestedMark, 'MACO', ...freeKick, 'OFKI'],
  pressureAct: ['PRPH', 'PRCL', 'PRCH', 'PRCO'],
  effectiveTackle: ['TACK', 'TARD'],
  /** Events whose location is that of a person near the ball, not of the ball. */
  awayFromBall: [
    ...['PRPH', 'PRCL', 'PRCH', 'PRCO', 'PRNO', 'PRSE'],
    ...['TACK', 'TARD', 'TAIN', 'TAMI', 'TABR'],
    ...['BAUL', 'BALD', 'HOLD', 'BLOC'],
  ],
  rotation: ['ROIN', 'ROIJ', 'ROBL', 'ROCO', 'ROSU'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Whether an event's code belongs to a group. */
export const isOneOf = ({ code }: { readonly code: string }, group: keyof typeof codes): boolean =>
  (codes[group] as readonly string[]).includes(code);
