import { excel } from './excel.js';
import { javascript } from './javascript.js';
import type { ClientPart } from './part.js';
import { python } from './python.js';
import { r } from './r.js';
import { taskPart } from './tasks.js';

/** The clients whose suites `npm run test:clients` runs, in order. */
export const parts: readonly ClientPart[] = [javascript, python, r, excel, taskPart];
