/** The placeholder for the secret of a permalink in logs and metrics. */
export const PERMALINK_ROUTE = '/q/{secret}';

const opening = /^\/q\//iu;

/** Whether a path is that of a permalink, valid or not. */
export const isPermalinkPath = (path: string): boolean => opening.test(path);

/** Removes permalink secrets from a path or URL. */
export const redactPermalinks = (text: string): string =>
  text.replace(/\/(q|embed)\/[^?#\s]+/giu, (_, way: string) => `/${way.toLowerCase()}/-`);
