import { startTransition, useEffect, useState } from 'react';
import { openSandboxMatch, type OpenedMatch } from './open-sandbox-match';

/** The state of a match that is being opened. */
export type MatchLoad =
  | { readonly phase: 'loading' }
  | { readonly phase: 'open'; readonly opened: OpenedMatch }
  | { readonly phase: 'failed'; readonly detail: string };

/** Opens a match. To retry, pass a greater `attempt`. */
export function useMatch(id: number, attempt: number): MatchLoad {
  const [settled, setSettled] = useState<{ readonly id: number; readonly attempt: number; readonly load: MatchLoad }>();
  useEffect(() => {
    let isCurrent = true;
    const settle = (load: MatchLoad): void => {
      // A transition renders the answer in short steps, so that the page stays responsive.
      startTransition(() => {
        if (isCurrent) setSettled({ id, attempt, load });
      });
    };
    openSandboxMatch(id).then(
      (opened) => {
        settle({ phase: 'open', opened });
      },
      (error: unknown) => {
        settle({ phase: 'failed', detail: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);
  return settled?.id === id && settled.attempt === attempt ? settled.load : { phase: 'loading' };
}
