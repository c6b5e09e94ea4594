import type { Edition } from './edition.js';

const LASTS_DAYS = 364;
const DAY = 86_400_000;

/** Returns where to report a vulnerability, and how long that address is valid. **Source**: RFC 9116, SECURITY.md. */
export const securityTxt = ({ origin, date }: Edition, repository: string): string =>
  [
    `Contact: ${repository}/security/advisories/new`,
    `Contact: ${repository}/issues`,
    `Expires: ${new Date(date.getTime() + LASTS_DAYS * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${repository}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
