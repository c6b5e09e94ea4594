import type { AnyCall } from '../../answers/checked-call.js';
import { problemWith, type Fault } from '../../domain/problems.js';

/** Request members that add something other than values to the result. */
const others = ['validation', 'evidence'] as const;

type StreamedRequest = Readonly<Partial<Record<(typeof others)[number], string>>>;

/**
 * Requires that no request of a stream has `validation` or `evidence`, because stream events contain only values.
 * **Throws** a problem of status 400.
 */
export function requireValuesOnly({ operationId, body }: Pick<AnyCall, 'operationId' | 'body'>): void {
  const list = operationId === 'postPlayerStatisticsEvents' ? 'playerMetricRequests' : 'squadMetricRequests';
  const items = (body as Readonly<Record<string, readonly StreamedRequest[]>>)[list] ?? [];
  const faults = items.flatMap((item, at) =>
    others.flatMap((member): readonly Fault[] => {
      const pointer = `/${list}/${at}/${member}`;
      const value = item[member];
      const detail = `${pointer} does not apply to streams; leave it out.`;
      return value === undefined ? [] : [{ detail, pointer, value }];
    }),
  );
  if (faults.length > 0) throw problemWith('invalid-body', faults);
}
