import type { TransactionCode } from '@goalsquare/engine';
import { numberIn, rowsOf } from '../reference.js';
import { Tallies } from '../tally.js';
import { comparing, type Measure, type Seen } from './measure.js';

/** Each event of the real feed by name: its codes, and other names that include it. */
export const eventCodes: Readonly<
  Record<string, { readonly codes: readonly TransactionCode[]; readonly also?: readonly string[] }>
> = {
  Kick: { codes: ['KKEF', 'KKIN', 'KKCL'] },
  Handball: { codes: ['HBEF', 'HBIN', 'HBCL'] },
  'Handball Received': { codes: ['HBRE'] },
  'Uncontested Mark': { codes: ['MAUN'] },
  'Loose Ball Get': { codes: ['LBGE'] },
  Spoil: { codes: ['SPOI', 'SPGP', 'SPIN'] },
  'Hard Ball Get': { codes: ['HBGE'] },
  'Loose Ball Get Crumb': { codes: ['LBCR'] },
  'Out of Bounds': { codes: ['OOBO'] },
  Gather: { codes: ['GATH'] },
  'Contest Target': { codes: ['COTA'] },
  'Free For': { codes: ['FKCO'] },
  'Centre Bounce': { codes: ['CEBO', 'CETU'] },
  Goal: { codes: ['GOAL'] },
  'Ball Up Call': { codes: ['BUCA'] },
  'Contested Mark': { codes: ['MACO'], also: ['Pack Mark (P)', 'Pack Mark (O)'] },
  'Gather From Hitout': { codes: ['GAHO'] },
  'Kickin play on': { codes: ['KIPO'] },
  Behind: { codes: ['BEHI'] },
  'Mark On Lead': { codes: ['MALE'] },
  'Ground Kick': { codes: ['GKEF', 'GKIN', 'GKCL'] },
  'Contested Knock On': { codes: ['KNOC'] },
  Bounce: { codes: ['BOUN'] },
  'Hard Ball Get Crumb': { codes: ['HBCR'] },
  'Mark Fumbled': { codes: ['MAFU'] },
  'Shot At Goal': { codes: ['MISS'] },
  'Mark Dropped': { codes: ['MADR'] },
  'Gather from Opposition': { codes: ['GAOP'] },
  'OOF Kick In': { codes: ['OFKI'] },
  'Out On Full After Kick': { codes: ['OOTF'], also: ['Out On Full'] },
  'Free For: In Possession': { codes: ['FKIP'] },
  'Ruck Hard Ball Get': { codes: ['HBRU'] },
  'No Pressure Error': { codes: ['ENPR'] },
  'Free Advantage': { codes: ['FKAD'] },
  'Kickin short': { codes: ['KISH'] },
  'Knock On': { codes: ['KNON'] },
  'Free For: Off The Ball': { codes: ['FKOB'] },
};

/**
 * Compares the number of events in a match, for both sides together. Omits codes that operators use fewer than 0.3
 * times a match, and stray rows of tackles.
 */
export class Events implements Measure {
  readonly #tallies = new Tallies();

  take({ rows }: Seen): void {
    const counts = new Map<string, number>();
    for (const { code } of rows) counts.set(code, (counts.get(code) ?? 0) + 1);
    for (const [name, { codes }] of Object.entries(eventCodes)) {
      this.#tallies.of(name).add(codes.reduce((sum, code) => sum + (counts.get(code) ?? 0), 0));
    }
    this.#tallies.of('Kick Into F50').add(rows.filter(({ inside50 }) => inside50).length);
  }

  compared(): ReturnType<Measure['compared']> {
    const real = new Map(rowsOf('event_per_match').map((row) => [row.description, row]));
    const names = [...Object.keys(eventCodes), 'Kick Into F50'];
    return names.flatMap((name) => {
      const row = real.get(name);
      if (row === undefined) return [];
      const also = (eventCodes[name]?.also ?? []).reduce((sum, other) => {
        const found = real.get(other);
        return sum + (found === undefined ? 0 : numberIn(found, 'mean'));
      }, 0);
      const figures = [numberIn(row, 'mean') + also, numberIn(row, 'sd')] as const;
      return comparing('events a match').meanAndSd(name, figures, this.#tallies.of(name));
    });
  }
}
