import { recordedPages } from '../../src/features/profiles/recorded.js';

/** An address where there is no page. */
export const nowhere = '/nowhere/';

/** Pages that are built from recorded answers. */
export const recorded: readonly string[] = recordedPages.map(({ what, id }) => `/${what}/${id}/`);

/** Errors that recorded pages log in the tests, because the small world lacks the recorded seasons. */
export const recordedFault = /404 \(Not Found\) \(http:\S*\/v1\//u;

/** A page of each template, and more of those whose pages differ. */
export const templates: readonly string[] = [
  '/',
  '/support/usage-limits/',
  '/guides/',
  '/guides/support-packages/',
  '/guides/support-packages/r-package/',
  '/guides/australian-football/',
  '/guides/football-terms/',
  '/guides/topics/',
  '/operators/',
  '/operators/configuration/',
  '/guides/videos/introduction-to-the-api-and-excel/',
  '/blog/',
  '/blog/archive/',
  '/blog/tags/',
  '/blog/tags/howto/',
  '/blog/2025-season-roundup/',
  '/release-notes/',
  '/release-notes/V1/v1.11/',
  '/api/',
  '/api/getMatchScore/',
  '/parameters/',
  '/metrics/',
  '/metrics/CLEARANCE/',
  '/metrics/DISPOSAL_EFFICIENCY/',
  '/metrics/TIME_IN_ZONE/',
  '/playground/',
  '/live/',
  '/questions/',
  '/evidence/',
  '/corrections/',
  '/players/',
  '/player/',
  '/squad/',
  '/league/',
  ...recorded.slice(0, 1),
  '/contract-history/',
  '/quality/',
  '/forecasts/',
  nowhere,
];
