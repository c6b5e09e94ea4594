import type { Account } from '../../domain/accounts/account.js';
import { tagOfLicence } from '../../domain/accounts/licence.js';

/**
 * A tag names its resource and the licence, as answers differ by licence. Weak, since an answer may be compressed
 * on its way.
 */
export const entityTag = (answered: string, { licence }: Account): string => `W/"${answered}-${tagOfLicence(licence)}"`;
