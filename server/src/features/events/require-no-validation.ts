import type { AnyCall } from '../../answers/checked-call.js';
import { problemWith, type Fault } from '../../domain/problems.js';

/**
 * Requires that no request of a stream has `validation`, because its events contain values only. **Throws** a problem
 * of status 400.
 */
export function requireNoValidation({ operationId, body }: Pick<AnyCall, 'operationId' | 'body'>): void {
  const list = operationId === 'postPlayerStatisticsEvents' ? 'playerMetricRequests' : 'squadMetricRequests';
  const items = (body as Readonly<Record<string, readonly { readonly validation?: string }[]>>)[list] ?? [];
  const faults = items.flatMap(({ validation }, at): readonly Fault[] => {
    const pointer = `/${list}/${at}/validation`;
    const detail = `${pointer} does not apply to streams; leave it out.`;
    return validation === undefined ? [] : [{ detail, pointer, value: validation }];
  });
  if (faults.length > 0) throw problemWith('invalid-body', faults);
}
