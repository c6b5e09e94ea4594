import type { ApiError } from '@goalsquare/client';
import { refuseKey } from './api-key';

/** A fault in a request, and the parameter that causes it. */
export type RequestFault = Pick<ApiError['faults'][number], 'detail' | 'parameter'>;

/** Why a request failed. **Empty**: `status` is absent if the server did not respond. */
export interface Failure {
  readonly detail: string;
  readonly status?: number;
  readonly faults: readonly RequestFault[];
}

/**
 * Whether an error is a response of the server. Checked by its shape, because the error class is loaded with the
 * client.
 */
const isRejection = (error: unknown): error is ApiError => error instanceof Error && 'status' in error;

/**
 * Returns why a request failed, in the server's words if it responded. If the server rejected the key, every page then
 * explains where to get one and asks for it.
 */
export function failureOf(error: unknown): Failure {
  if (!isRejection(error)) return { detail: error instanceof Error ? error.message : String(error), faults: [] };
  const { status, detail, faults } = error;
  if (status === 401) {
    refuseKey();
    return { detail: 'This needs a key that the server accepts.', status, faults };
  }
  return { detail: detail === '' ? `The server answered ${status}.` : detail, status, faults };
}
