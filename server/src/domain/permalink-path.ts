/** What opens a permalink, as logs and metrics name it. */
export const PERMALINK_ROUTE = '/q/{secret}';

const opening = /^\/q\//iu;

/** Whether a path opens a permalink, or tries to. */
export const isPermalinkPath = (path: string): boolean => opening.test(path);

/** A path or URL without what is secret of the permalinks in it. */
export const redactPermalinks = (text: string): string => text.replace(/\/q\/[^?#\s]+/giu, '/q/-');
