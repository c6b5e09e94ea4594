import { header, type Line } from '../../support/small-log.js';
import { without } from './fixtures.js';
import type { ExpectedFault } from './invalid-line.js';

/** A case: its title, a valid header, and the number of the line that contradicts it, with its fault. */
export type InvalidByHeader = readonly [title: string, header: Line, lineNumber: number, fault: ExpectedFault];

/** Valid headers that a line further down contradicts. */
export const invalidByHeader: readonly InvalidByHeader[] = [
  [
    'a code of a feature the source lacks',
    { ...header, lacks: ['rotations', 'tackles'] },
    9,
    ['code', 'ROIN', 'a code whose feature is not in lacks in the header; ROIN belongs to rotations'],
  ],
  [
    'a first transaction without a direction of play',
    without(header, 'homeFirstDirection'),
    3,
    ['homeFirstDirection', undefined, 'Left or Right in the header before the first transaction'],
  ],
];
