import type { MatchTypeCode } from '../vocabulary/match-types.js';

/** The finals series of a season, or `none`. */
export type FinalsCode = 'eight' | 'four' | 'conferences' | 'none';

/** A participant of a final: a place on the ladder, or the winner or loser of an earlier final. */
export type Qualification =
  | { readonly place: number; readonly conference?: string }
  | { readonly winnerOf: string }
  | { readonly loserOf: string };

/** A final and who plays in it. */
export interface Final {
  readonly name: string;
  readonly type: MatchTypeCode;
  readonly home: Qualification;
  readonly away: Qualification;
}

/** The finals of a week. */
export interface FinalsWeek {
  readonly code: string;
  readonly name: string;
  readonly finals: readonly Final[];
}

const place = (number: number, conference?: string): Qualification => ({
  place: number,
  ...(conference !== undefined && { conference }),
});
const winnerOf = (name: string): Qualification => ({ winnerOf: name });
const loserOf = (name: string): Qualification => ({ loserOf: name });
const final = (name: string, home: Qualification, away: Qualification): Final => ({
  name,
  type: name.slice(0, 2) as MatchTypeCode,
  home,
  away,
});
const grandFinal = (home: Qualification, away: Qualification): FinalsWeek => ({
  code: 'GF',
  name: 'Grand Final',
  finals: [final('GF', home, away)],
});

/** The finals series, week by week. */
export const finalsSeries: Readonly<Record<FinalsCode, readonly FinalsWeek[]>> = {
  none: [],
  four: [
    { code: 'SF', name: 'Semi Finals', finals: [final('SF1', place(3), place(4)), final('SF2', place(1), place(2))] },
    { code: 'PF', name: 'Preliminary Final', finals: [final('PF1', loserOf('SF2'), winnerOf('SF1'))] },
    grandFinal(winnerOf('SF2'), winnerOf('PF1')),
  ],
  eight: [
    {
      code: 'FW1',
      name: 'Finals Week 1',
      finals: [
        final('QF1', place(1), place(4)),
        final('QF2', place(2), place(3)),
        final('EF1', place(5), place(8)),
        final('EF2', place(6), place(7)),
      ],
    },
    {
      code: 'SF',
      name: 'Semi Finals',
      finals: [final('SF1', loserOf('QF1'), winnerOf('EF1')), final('SF2', loserOf('QF2'), winnerOf('EF2'))],
    },
    {
      code: 'PF',
      name: 'Preliminary Finals',
      finals: [final('PF1', winnerOf('QF1'), winnerOf('SF2')), final('PF2', winnerOf('QF2'), winnerOf('SF1'))],
    },
    grandFinal(winnerOf('PF1'), winnerOf('PF2')),
  ],
  conferences: [
    {
      code: 'EF',
      name: 'Elimination Finals',
      finals: [final('EF1', place(2, 'A'), place(3, 'B')), final('EF2', place(2, 'B'), place(3, 'A'))],
    },
    {
      code: 'PF',
      name: 'Preliminary Finals',
      finals: [final('PF1', place(1, 'A'), winnerOf('EF2')), final('PF2', place(1, 'B'), winnerOf('EF1'))],
    },
    grandFinal(winnerOf('PF1'), winnerOf('PF2')),
  ],
};
