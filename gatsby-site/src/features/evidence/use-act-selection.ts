import { useState } from 'react';

/** The selected act, by key. The list, the ground and the timeline share the selection. */
export interface ActSelection {
  readonly selected: string | undefined;
  readonly select: (key: string | undefined) => void;
}

/** Returns the selected act and a function that selects one. **Empty**: at first no act is selected. */
export function useActSelection(): ActSelection {
  const [selected, select] = useState<string>();
  return { selected, select };
}
