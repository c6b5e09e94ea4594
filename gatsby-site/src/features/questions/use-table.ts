import type { StatisticsTable } from '@goalsquare/openapi/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pathAfter, pathOf } from '../../query/paths';
import type { Query } from '../../query/query';
import { failureOf, type RequestFault } from '../../requests/failure';
import { request, type Waiting } from '../../requests/request';

/** The state of a query's result. */
export type TableState =
  | { readonly phase: 'none' }
  | { readonly phase: 'loading'; readonly waiting?: Waiting }
  | { readonly phase: 'failed'; readonly detail: string; readonly faults: readonly RequestFault[] }
  | {
      readonly phase: 'ready';
      readonly query: Query;
      /** The pages that have been loaded. */
      readonly pages: readonly StatisticsTable[];
      readonly page: number;
      /** Whether the next page is being read. */
      readonly isTurning: boolean;
    };

/** The result of a query, and functions that read it. */
export interface TableReader {
  readonly state: TableState;
  readonly run: (query: Query) => void;
  /** Shows a page of the result. Loads it first if it is the next one. */
  readonly turn: (page: number) => void;
  readonly clear: () => void;
}

const failed = (error: unknown): TableState => ({ phase: 'failed', ...failureOf(error) });

async function readTable(
  path: string,
  signal: AbortSignal,
  onWait: (waiting: Waiting) => void,
): Promise<StatisticsTable> {
  const response = await request(path, { signal, onWait });
  return (await response.json()) as StatisticsTable;
}

/** Loads the result of one query at a time, page by page. */
export function useTable(): TableReader {
  const [state, setState] = useState<TableState>({ phase: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const begin = useCallback((work: (signal: AbortSignal) => Promise<TableState>) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    work(signal)
      .catch(failed)
      .then(
        (next) => {
          if (!signal.aborted) setState(next);
        },
        () => undefined,
      );
  }, []);

  const run = useCallback(
    (query: Query) => {
      setState({ phase: 'loading' });
      begin(async (signal) => {
        const page = await readTable(pathOf(query), signal, (waiting) => {
          if (!signal.aborted) setState({ phase: 'loading', waiting });
        });
        return { phase: 'ready', query, pages: [page], page: 0, isTurning: false };
      });
    },
    [begin],
  );

  const turn = (page: number): void => {
    if (state.phase !== 'ready') return;
    const { query, pages } = state;
    const cursor = pages.at(-1)?.next;
    if (page < pages.length) setState({ ...state, page });
    else if (cursor !== undefined) {
      setState({ ...state, isTurning: true });
      begin(async (signal) => {
        const next = await readTable(pathAfter(query, cursor), signal, () => undefined);
        return { phase: 'ready', query, pages: [...pages, next], page: pages.length, isTurning: false };
      });
    }
  };

  const clear = useCallback(() => {
    running.current?.abort();
    setState({ phase: 'none' });
  }, []);

  return { state, run, turn, clear };
}
