import { recordedPages } from '../../src/profiles/recorded.js';

/** An address where there is no page. */
export const nowhere = '/nowhere/';

/** A page of each template, and more of those whose pages differ. */
export const templates: readonly string[] = [
  '/',
  '/support/usage-limits/',
  '/guides/',
  '/guides/support-packages/r-package/',
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
  '/metrics/',
  '/playground/',
  '/questions/',
  '/players/',
  '/player/',
  '/squad/',
  '/league/',
  ...recordedPages.slice(0, 1).map(({ what, id }) => `/${what}/${id}/`),
  '/contract-history/',
  nowhere,
];
