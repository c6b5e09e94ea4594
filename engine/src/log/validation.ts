import { PRINTABLE, type Fields, type Rule } from './rule.js';

/**
 * An issue of a header or entry.
 * **Shape**: `field` is a dotted path (`home.players[3].personId`, empty for the entire value), `value` the invalid
 * value, `allowed` what is allowed.
 */
export interface ValidationIssue {
  readonly field: string;
  readonly value: unknown;
  readonly allowed: string;
}

/** Returns a list with a single issue. */
export const oneIssue = (field: string, value: unknown, allowed: string): readonly [ValidationIssue] => [
  { field, value, allowed },
];

/** The issues of an entry in a batch; `at` counts from 0. */
export interface EntryIssues {
  readonly at: number;
  readonly issues: readonly ValidationIssue[];
}

/** Describes what a rule accepts. */
export function describeRule(rule: Rule): string {
  switch (rule.rule) {
    case 'integer':
      return `a whole number from ${rule.min} to ${rule.max}`;
    case 'number':
      return `a number from ${rule.min} to ${rule.max}`;
    case 'text':
      return `a text of 1 to ${rule.max} ${rule.pattern === PRINTABLE ? 'printable ' : ''}characters${rule.example === undefined ? '' : ` such as ${rule.example}`}`;
    case 'choice':
      return `one of ${rule.of.join(', ')}`;
    case 'flag':
      return 'true, or left out';
    case 'list':
      return `a list of at most ${rule.max}, each ${describeRule(rule.of)}`;
    case 'object':
      return `an object with ${[...Object.keys(rule.required), ...Object.keys(rule.optional).map((key) => `${key}?`)].join(', ')}`;
  }
}

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rule of a member. **Empty**: `undefined` if no member has the name. */
const ruleOf = (key: string, required: Fields, optional: Fields): Rule | undefined =>
  Object.hasOwn(required, key) ? required[key] : Object.hasOwn(optional, key) ? optional[key] : undefined;

function memberIssues(
  value: Readonly<Record<string, unknown>>,
  required: Fields,
  optional: Fields,
  path: string,
): readonly ValidationIssue[] {
  const listed = Object.keys(value).flatMap((key) => {
    const rule = ruleOf(key, required, optional);
    if (rule !== undefined) return validate(rule, value[key], at(path, key));
    return oneIssue(
      at(path, key),
      value[key],
      `no such member; the members are ${[...Object.keys(required), ...Object.keys(optional)].join(', ')}`,
    );
  });
  const missing = Object.entries(required)
    .filter(([key]) => !Object.hasOwn(value, key))
    .map(([key, rule]) => ({ field: at(path, key), value: undefined, allowed: describeRule(rule) }));
  return [...listed, ...missing];
}

function holds(rule: Exclude<Rule, { rule: 'list' | 'object' }>, value: unknown): boolean {
  switch (rule.rule) {
    case 'integer':
      return Number.isSafeInteger(value) && (value as number) >= rule.min && (value as number) <= rule.max;
    case 'number':
      return typeof value === 'number' && value >= rule.min && value <= rule.max;
    case 'text':
      return (
        typeof value === 'string' &&
        value.length > 0 &&
        value.length <= rule.max &&
        new RegExp(rule.pattern, 'u').test(value)
      );
    case 'choice':
      return typeof value === 'string' && rule.of.includes(value);
    case 'flag':
      return value === true;
  }
}

/** Whether a value matches a rule. Most values do, so this is checked before issues are collected. */
function fits(rule: Rule, value: unknown): boolean {
  if (rule.rule === 'list')
    return Array.isArray(value) && value.length <= rule.max && value.every((item) => fits(rule.of, item));
  if (rule.rule !== 'object') return holds(rule, value);
  if (!isPlainObject(value)) return false;
  for (const key of Object.keys(value)) {
    const member = ruleOf(key, rule.required, rule.optional);
    if (member === undefined || !fits(member, value[key])) return false;
  }
  for (const key in rule.required) if (!Object.hasOwn(value, key)) return false;
  return true;
}

/**
 * Checks a value against a rule.
 * **Empty**: an empty list if the value is valid.
 */
export function validate(rule: Rule, value: unknown, path = ''): readonly ValidationIssue[] {
  if (fits(rule, value)) return [];
  return issuesIn(rule, value, path);
}

function issuesIn(rule: Rule, value: unknown, path: string): readonly ValidationIssue[] {
  if (rule.rule === 'object') {
    return isPlainObject(value)
      ? memberIssues(value, rule.required, rule.optional, path)
      : [{ field: path, value, allowed: describeRule(rule) }];
  }
  if (rule.rule === 'list') {
    if (!Array.isArray(value) || value.length > rule.max) return [{ field: path, value, allowed: describeRule(rule) }];
    return value.flatMap((item, index) => validate(rule.of, item, `${path}[${index}]`));
  }
  return [{ field: path, value, allowed: describeRule(rule) }];
}
