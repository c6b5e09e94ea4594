import type { Freshness, PreparedResponse } from '../../http/pipeline/services.js';
import type { ItemFormat } from './item-formats.js';

/** Returns the response for a list in a format. Each format has its own tag. All except JSON are files with a name. */
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
