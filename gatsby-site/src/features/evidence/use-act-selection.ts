import { useState } from 'react';

/** The selected act, by key. The list, the ground and the timeline share the selection. */
export interface ActSelection {
  readonly selected: string | undefined;
  readonly select: (key: string | undefined) => void;
}

/** Returns the state of the selection. **Empty**: no act at first. */
export function useActSelection(): ActSelection {
  const [selected, select] = useState<string>();
  return { selected, select };
}
