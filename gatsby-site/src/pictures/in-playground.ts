import { createContext } from 'react';

/** Whether pictures are shown in the playground, where no way needs to lead. */
export const InPlayground = createContext(false);
