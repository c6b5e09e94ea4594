import type { MatchHeader } from '@goalsquare/engine';
import type { MatchType } from '@goalsquare/openapi';

/** THE kinds of match, by code. **Source**: contract facts, section 19; ids are ours. */
export const matchTypes = {
  HA: { id: 1, name: 'Home and Away', code: 'HA' },
  QF: { id: 2, name: 'Qualifying Final', code: 'QF' },
  EF: { id: 3, name: 'Elimination Final', code: 'EF' },
  SF: { id: 4, name: 'Semi Final', code: 'SF' },
  PF: { id: 5, name: 'Preliminary Final', code: 'PF' },
  GF: { id: 6, name: 'Grand Final', code: 'GF' },
  PR: { id: 7, name: 'Practice', code: 'PR' },
} as const satisfies Readonly<Record<MatchHeader['type'], MatchType>>;
