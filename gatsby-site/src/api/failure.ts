import type { ApiError } from '@goalsquare/client';

/** A fault of a request, and the parameter that it is in. */
export type RequestFault = Pick<ApiError['faults'][number], 'detail' | 'parameter'>;

/** Why a request failed. **Empty**: `status` is left out if the server did not answer. */
export interface Failure {
  readonly detail: string;
  readonly status?: number;
  readonly faults: readonly RequestFault[];
}

/** Whether the server rejected a request. The class itself is loaded with the client only. */
const isRejection = (error: unknown): error is ApiError => error instanceof Error && 'status' in error;

/** Returns why a request failed, in the words of the server if it answered. */
export function failureOf(error: unknown): Failure {
  if (!isRejection(error)) return { detail: error instanceof Error ? error.message : String(error), faults: [] };
  const { status, detail, faults } = error;
  if (status === 401) return { detail: 'The server does not accept this key.', status, faults };
  return { detail: detail === '' ? `The server answered ${status}.` : detail, status, faults };
}
