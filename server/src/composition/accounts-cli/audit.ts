import { auditActions, type AuditAction, type AuditEntry } from '../../domain/audit/audit-entry.js';
import { nearestWord } from '../../domain/text/nearest.js';
import { parsed, UsageError, type Command } from './command.js';

const HOUR_MILLISECONDS = 3_600_000;
const unitHours: Readonly<Record<string, number>> = { h: 1, d: 24 };

/**
 * Parses the value of `--since`: a day, a UTC time, or a duration before now. **Throws** `UsageError` for any other
 * text.
 */
function sinceIn(word: string | undefined, now: number): string {
  if (word === undefined) return '';
  const [, count, unit = ''] = /^(\d{1,5})([hd])$/u.exec(word) ?? [];
  if (count !== undefined)
    return new Date(now - Number(count) * (unitHours[unit] ?? 0) * HOUR_MILLISECONDS).toISOString();
  const at = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/u.test(word) ? Date.parse(word) : NaN;
  if (Number.isNaN(at))
    throw new UsageError(
      `--since is ${word}; use a day such as 2026-11-23, a time such as 2026-11-23T05:00Z, 36h or 7d`,
    );
  return new Date(at).toISOString();
}

/**
 * Returns the actions that a word names: a single action, or all actions on a subject such as `account`. Without a
 * word, returns all actions. **Throws** `UsageError` for any other word.
 */
function actionsIn(word: string | undefined): readonly AuditAction[] {
  if (word === undefined) return auditActions;
  const actions = auditActions.filter((action) => action === word || action.startsWith(`${word} `));
  if (actions.length > 0) return actions;
  const kinds = new Set(auditActions.map((action) => action.split(' ', 1)[0] ?? action));
  const nearest = nearestWord<string>(word, [...kinds, ...auditActions]);
  throw new UsageError(
    `--action is ${word}; ${nearest === undefined ? `use ${auditActions.join(', ')}` : `the nearest is ${nearest}`}`,
  );
}

const detailsText = ({ details = {} }: AuditEntry): string =>
  Object.entries(details)
    .map(([name, value]) => `, ${name} ${value}`)
    .join('');

const lineOf = (entry: AuditEntry): string => {
  const { at, action, actor, key, account, result } = entry;
  const subject = account === undefined ? '' : ` ${account}`;
  return `${at} ${action}${subject} by ${actor}${key === undefined ? '' : ` with ${key}`}: ${result}${detailsText(entry)}`;
};

/** `audit`: lists the actions of accounts and operators. */
export const audit: Command = {
  usage: `audit [--since DAY|TIME|36h|7d] [--account ID] [--action NAME] [--json]
    prints the actions of accounts and operators, oldest first: who, with which key, which action, and the result`,
  run: (words, { readAudit, now }, out) => {
    const { values, positionals } = parsed(words, {
      since: { type: 'string' },
      account: { type: 'string' },
      action: { type: 'string' },
      json: { type: 'boolean' },
    });
    if (positionals.length > 0) throw new UsageError(`audit takes no ${positionals.join(' ')}`);
    const since = sinceIn(values.since, now());
    const actions = actionsIn(values.action);
    const { entries, faults } = readAudit();
    for (const fault of faults) out.printError(fault);
    const matching = entries.filter(
      ({ at, action, actor, account }) =>
        at >= since &&
        actions.includes(action) &&
        (values.account === undefined || values.account === actor || values.account === account),
    );
    if (values.json === true) for (const entry of matching) out.print(JSON.stringify(entry));
    else out.print(matching.length === 0 ? 'no matching actions were recorded' : matching.map(lineOf).join('\n'));
  },
};
