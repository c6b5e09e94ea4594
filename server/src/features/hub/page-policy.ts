/**
 * Returns the content security policy of a hub page: its own scripts by hash, everything else only from this server.
 * Inline styles are allowed, because React writes `style` attributes and RapiDoc adds styles at run time. The search
 * runs WebAssembly. **Source**: ADR 47.
 */
export const pagePolicy = (scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
