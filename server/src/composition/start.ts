import module from 'node:module';

/*
 * Starts the bundle of the server. V8 caches the compiled code for the next start, if this version of Node supports
 * that.
 */

process.setSourceMapsEnabled(true);
(module as { readonly enableCompileCache?: () => void }).enableCompileCache?.();
await import(new URL('./server.mjs', import.meta.url).href);
