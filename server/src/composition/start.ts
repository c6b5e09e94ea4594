import module from 'node:module';
import { traceToSources } from './source-stacks.js';

/*
 * Starts the bundle of the server. V8 caches the compiled code for the next start, if this version of Node supports
 * that.
 */

traceToSources();
(module as { readonly enableCompileCache?: () => void }).enableCompileCache?.();
await import(new URL('./server.mjs', import.meta.url).href);
