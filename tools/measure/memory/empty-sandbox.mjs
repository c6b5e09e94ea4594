import { openSandbox } from '@goalsquare/data';
import { serve } from '@goalsquare/server/serve';

// Serves the sandbox world from an empty folder, so that each of its matches is simulated first.
await serve([], { directory: process.env.SANDBOX_FOLDER ?? '', open: openSandbox });
