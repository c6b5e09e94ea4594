/** One kind of error the API can answer. */
interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** THE errors: everything that is not a success, by code. `type` of a problem is `/problems/` and its code. */
export const problemKinds = {
  'malformed-uri': { status: 400, title: 'Malformed URI' },
  'malformed-request': { status: 400, title: 'Malformed request' },
  'invalid-id': { status: 400, title: 'Invalid id' },
  'unknown-parameter': { status: 400, title: 'Unknown parameter' },
  'invalid-parameter': { status: 400, title: 'Invalid parameter' },
  'malformed-body': { status: 400, title: 'Malformed body' },
  'invalid-body': { status: 400, title: 'Invalid body' },
  'unknown-metric': { status: 400, title: 'Unknown metric' },
  'metric-not-at-level': { status: 400, title: 'Metric of another level' },
  'window-conflict': { status: 400, title: 'Conflicting time window' },
  unauthorised: { status: 401, title: 'Unauthorized' },
  'league-not-licensed': { status: 403, title: 'Account insufficiently licensed for league' },
  'level-not-licensed': { status: 403, title: 'Account insufficiently licensed for level' },
  'season-not-licensed': { status: 403, title: 'Account insufficiently licensed for season' },
  'match-not-licensed': { status: 403, title: 'Account insufficiently licensed for match' },
  'metric-not-licensed': { status: 403, title: 'Account insufficiently licensed for metric' },
  'match-not-started': { status: 403, title: 'Match not started' },
  'teams-not-entered': { status: 403, title: 'Teams not entered' },
  'route-not-found': { status: 404, title: 'Not found' },
  'match-not-found': { status: 404, title: 'Match Id not found' },
  'league-not-found': { status: 404, title: 'League Id not found' },
  'level-not-found': { status: 404, title: 'Level Id not found' },
  'season-not-found': { status: 404, title: 'Season not found' },
  'squad-not-found': { status: 404, title: 'Squad not found' },
  'round-not-found': { status: 404, title: 'Round not found' },
  'round-not-begun': { status: 404, title: 'Round not begun' },
  'conference-not-found': { status: 404, title: 'Conference not found' },
  'data-not-held': { status: 404, title: 'Data not found' },
  'metric-not-in-glossary': { status: 404, title: 'Requested metric not in glossary' },
  'position-type-not-found': { status: 404, title: 'Position type Id not found' },
  'position-not-found': { status: 404, title: 'Position Id not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'request-too-long': { status: 413, title: 'Request Too Long' },
  'uri-too-long': { status: 414, title: 'Request URI is too long' },
  'too-many-requests': { status: 429, title: 'Too Many Requests' },
  'quota-used-up': { status: 429, title: 'Too Many Requests' },
  'too-many-refusals': { status: 429, title: 'Too Many Requests' },
  'headers-too-large': { status: 431, title: 'Request Header Fields Too Large' },
  internal: { status: 500, title: 'Internal Server Error' },
  unavailable: { status: 503, title: 'Service Unavailable' },
} as const satisfies Readonly<Record<string, ProblemKind>>;

/** Stable name of an error. */
export type ProblemCode = keyof typeof problemKinds;

/** One fault of a request: where it lies, what was sent and what would be right. */
export interface Fault {
  readonly detail: string;
  readonly parameter?: string;
  readonly pointer?: string;
  readonly value?: unknown;
  readonly allowed?: readonly string[];
}

/** What a problem may carry beside its code and detail. */
export interface ProblemExtras {
  readonly errors?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Body of an error. `detail` comes last: some clients print the last member. **Source**: RFC 9457. */
export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly instance: string;
  readonly errors?: readonly Fault[];
  readonly detail: string;
}

/** An error meant for the caller. Thrown anywhere, written by the problem handler alone. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly errors: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(readonly code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.errors = extras.errors ?? [];
    this.headers = extras.headers ?? {};
  }

  get status(): number { return problemKinds[this.code].status; }

  /** The body for one occurrence. */
  body(instance: string): ProblemBody {
    return {
      type: `/problems/${this.code}`,
      title: problemKinds[this.code].title,
      status: this.status,
      instance,
      ...(this.errors.length > 0 && { errors: this.errors }),
      detail: this.message,
    };
  }
}

/** Detail of a problem with several faults: the first, and how many more there are. */
export const detailOf = (faults: readonly Fault[]): string =>
  `${faults[0]?.detail ?? ''}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''}`;

/** Most faults one problem lists. */
export const MAX_FAULTS = 20;

/** A problem with the faults behind it. */
export const problemWith = (code: ProblemCode, faults: readonly Fault[]): Problem =>
  new Problem(code, detailOf(faults), { errors: faults.slice(0, MAX_FAULTS) });
