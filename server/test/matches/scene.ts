/** The squads and players of the matches in `support/match-log.ts`, as responses show them. */
export const petrels = { id: 10, name: 'Petrels', code: 'PET' };
export const quolls = { id: 20, name: 'Quolls', code: 'QUO' };
export const stroud = { personId: 104, fullname: 'Élan Stroud', displayName: 'É. Stroud' };
export const kettering = { personId: 102, fullname: 'Joss Kettering', displayName: 'J. Kettering' };
export const varra = { personId: 103, fullname: "Ned O'Varra", displayName: "N. O'Varra", squadId: 10 };

/** A location on a ground of standard size, where metres and standardised metres are equal. */
export const at = (x: number, y: number) => ({ x, y, xStd: x, yStd: y });
