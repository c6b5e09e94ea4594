import { openSandbox, sandboxDirectory } from '@goalsquare/data';
import { serve } from './serve.js';

void serve(process.argv.slice(2), { directory: sandboxDirectory, open: openSandbox });
