import { useCallback, useEffect, useState } from 'react';
import { preparedContract, type Contract, type Examples } from './prepared-contract';

/** The loading state of the reference. */
export type Reference =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly contract: Contract }
  | { readonly phase: 'failed'; readonly message: string };

/** The hub's compressed copy of the contract. The page calls its own origin, whichever server the contract names. */
const ADDRESS = '/api/contract.json';

async function contractOf(signal: AbortSignal): Promise<Contract> {
  const response = await fetch(ADDRESS, { signal });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}.`);
  return (await response.json()) as Contract;
}

/** Loads the contract and RapiDoc. Returns the state, and a function that retries a failed load. */
export function useReference(examples: Examples): readonly [reference: Reference, retry: () => void] {
  const [ended, setEnded] = useState<{ readonly attempt: number; readonly reference: Reference }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const end = (reference: Reference): void => {
      if (!abort.signal.aborted) setEnded({ attempt, reference });
    };
    Promise.all([contractOf(abort.signal), import('rapidoc')]).then(
      ([contract]) => {
        end({ phase: 'ready', contract: preparedContract(contract, examples) });
      },
      (error: unknown) => {
        end({ phase: 'failed', message: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      abort.abort();
    };
  }, [attempt, examples]);
  return [
    ended?.attempt === attempt ? ended.reference : { phase: 'loading' },
    useCallback(() => {
      setAttempt((last) => last + 1);
    }, []),
  ];
}
