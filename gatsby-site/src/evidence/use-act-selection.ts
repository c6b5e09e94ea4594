import { useState } from 'react';

/** The act that is selected in the list, on the ground and on the timeline at once, by its key. */
export interface ActSelection {
  readonly selected: string | undefined;
  readonly select: (key: string | undefined) => void;
}

/** Returns the selected act. **Empty**: no act at first. */
export function useActSelection(): ActSelection {
  const [selected, select] = useState<string>();
  return { selected, select };
}
