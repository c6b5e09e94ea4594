import { useCallback, useEffect, useState } from 'react';
import { preparedContract, type Contract, type Examples } from './prepared-contract';

/** Where the load of the reference stands. */
export type Reference = { readonly phase: 'loading' } | { readonly phase: 'ready'; readonly contract: Contract } | { readonly phase: 'failed'; readonly message: string };

const ADDRESS = '/openapi.json';

async function contractOf(signal: AbortSignal): Promise<Contract> {
  const response = await fetch(ADDRESS, { signal });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}.`);
  return await response.json() as Contract;
}

/** Loads the contract of this origin and what shows it; again when it is asked to. */
export function useReference(examples: Examples): readonly [reference: Reference, retry: () => void] {
  const [reference, become] = useState<Reference>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    become({ phase: 'loading' });
    Promise.all([contractOf(abort.signal), import('rapidoc')]).then(
      ([contract]) => { if (!abort.signal.aborted) become({ phase: 'ready', contract: preparedContract(contract, examples) }); },
      (error: unknown) => { if (!abort.signal.aborted) become({ phase: 'failed', message: error instanceof Error ? error.message : String(error) }); },
    );
    return () => { abort.abort(); };
  }, [attempt, examples]);
  return [reference, useCallback(() => { setAttempt((last) => last + 1); }, [])];
}
