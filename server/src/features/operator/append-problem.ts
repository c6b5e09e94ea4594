import { AppendError, StorageError, type AppendErrorCode } from '@goalsquare/data';
import type { EntryIssues } from '@goalsquare/engine';
import { detailOf, MAX_FAULTS, Problem, type Fault, type ProblemCode } from '../../domain/problems.js';
import { storageProblem } from '../../domain/storage-problem.js';
import { truncated, quoted } from '../../domain/text/quoted.js';

/** Delay before a retry if nothing can be written. **Units**: seconds. */
const RETRY_AFTER_SECONDS = 5;

const problemOfCode: Readonly<Record<AppendErrorCode, ProblemCode>> = {
  'unknown-match': 'match-not-found',
  'match-exists': 'match-exists',
  'revision-conflict': 'revision-conflict',
  'key-reused': 'key-reused',
  invalid: 'invalid-entries',
  unavailable: 'unavailable',
};

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** Returns the JSON pointer for a field's path: `/home/players/3/personId` for `home.players[3].personId`. */
const pointerTo = (field: string): string =>
  field === '' ? '' : `/${field.replace(/\[(\d+)\]/gu, '.$1').replaceAll('.', '/')}`;

const faultsOf = ({ at, issues }: EntryIssues): readonly Fault[] =>
  issues.map(({ field, value, allowed }) => {
    const pointer = `${at < 0 ? '' : `/entries/${at}`}${pointerTo(field)}`;
    const found = value === undefined ? 'nothing' : quoted(value);
    return {
      detail: `${pointer || 'The header'}: found ${found}, allowed is ${allowed}.`,
      pointer,
      ...(value !== undefined && { value: truncated(value) }),
    };
  });

/** Returns the problem for a rejected batch. Other errors are returned unchanged. */
export function appendProblem(error: unknown): unknown {
  if (!(error instanceof AppendError)) return error;
  const { code, message, issues, revision, cause } = error;
  if (cause instanceof StorageError) return storageProblem(cause);
  const faults = issues.flatMap(faultsOf);
  return new Problem(problemOfCode[code], faults.length > 0 ? detailOf(faults) : sentence(message), {
    errors: faults.slice(0, MAX_FAULTS),
    headers: revision === undefined ? {} : { ETag: `"${revision}"` },
    retryAfterSeconds: code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined,
  });
}
