import { createContext } from 'react';

/** Whether pictures are shown in the playground, where they need no link to it. */
export const InPlayground = createContext(false);
