import module from 'node:module';

/*
 * Starts the bundle of the server. V8 keeps what it compiles for the next start, if this version of Node can do that.
 */

process.setSourceMapsEnabled(true);
(module as { readonly enableCompileCache?: () => void }).enableCompileCache?.();
await import(new URL('./server.mjs', import.meta.url).href);
