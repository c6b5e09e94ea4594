import { wholeNumberIn } from '../addresses/address-query';
import type { ParameterKind } from './parameters';

const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/u;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u;

/** Whether a date such as `2025-02-28` exists. */
const isInCalendar = (date: string): boolean => new Date(date).toISOString().startsWith(date);

/** Whether a text is a valid value of a parameter. */
export function isAccepted(kind: ParameterKind, value: string): boolean {
  switch (kind.is) {
    case 'integer':
      return wholeNumberIn(value, kind.least, kind.most) !== undefined;
    case 'number':
      return NUMBER.test(value);
    case 'date':
      return DATE.test(value) && isInCalendar(value);
    case 'choice':
      return kind.values.includes(value);
    case 'text':
      return true;
  }
}

/** Describes the values that a parameter accepts, worded as the end of a sentence. */
export function acceptedText(kind: ParameterKind): string {
  switch (kind.is) {
    case 'integer':
      return `a whole number from ${kind.least} to ${kind.most}`;
    case 'number':
      return 'a number';
    case 'date':
      return 'a date such as 2025-03-31';
    case 'choice':
      return `one of ${kind.values.join(', ')}`;
    case 'text':
      return 'a text';
  }
}
