import type { Freshness, PreparedResponse } from '../../http/pipeline/services.js';
import type { ItemFormat } from './item-formats.js';

/**
 * Returns the response of a list in a format, which has its own tag. All formats except JSON are saved under a name.
 */
export const itemResponse = (
  { tag, maxAge }: Freshness,
  format: ItemFormat,
  name: string,
  compute: () => unknown,
): PreparedResponse => ({
  tag: tag.replace(/"$/u, `-${format}"`),
  maxAge,
  fileName: format === 'json' ? undefined : `${name}.${format}`,
  compute,
});
