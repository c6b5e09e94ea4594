/** The placeholder for the secret of a permalink in logs and metrics. */
export const PERMALINK_ROUTE = '/q/{secret}';

const opening = /^\/q\//iu;

/** Whether a path opens a permalink, or tries to. */
export const isPermalinkPath = (path: string): boolean => opening.test(path);

/** A path or URL with the secrets of permalinks removed. */
export const redactPermalinks = (text: string): string =>
  text.replace(/\/(q|embed)\/[^?#\s]+/giu, (_, way: string) => `/${way.toLowerCase()}/-`);
