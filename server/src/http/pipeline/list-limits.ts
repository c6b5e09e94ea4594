import type { Fault } from '../../domain/problems.js';
import { allowedBy, resolved, type Schema } from '../contract/schema.js';
import { pointerOf } from './body-faults.js';

const mayHoldLists = (schema: Schema): boolean => {
  const { type } = resolved(schema);
  return type === undefined || type === 'array' || type === 'object';
};

/**
 * Lists of a body that hold more than the contract lets them. They are looked for first, since the validator names
 * every fault of every item, however many there are. **Empty**: no list is too long.
 */
export function overlongLists(schema: Schema, value: unknown, path: readonly string[] = []): readonly Fault[] {
  const { items, maxItems = Infinity, properties = {} } = resolved(schema);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    if (list.length > maxItems) {
      return [
        {
          detail: `${pointerOf(path)} has ${list.length} items, but may be ${allowedBy(schema)}.`,
          pointer: pointerOf(path),
        },
      ];
    }
    return items === undefined || !mayHoldLists(items)
      ? []
      : list.flatMap((item, at) => overlongLists(items, item, [...path, String(at)]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const of = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return of === undefined ? [] : overlongLists(of, part, [...path, name]);
  });
}
