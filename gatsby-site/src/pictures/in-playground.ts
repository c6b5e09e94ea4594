import { createContext } from 'react';

/** Whether pictures are in the playground, where they need no link to it. */
export const InPlayground = createContext(false);
