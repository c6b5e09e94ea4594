/**
 * What a page of the hub may load, as a content security policy: the scripts within it by their hashes, everything else
 * from this server alone. Styles may be within the page, since React writes `style` attributes and RapiDoc styles its
 * parts as it goes; the search runs WebAssembly. **Source**: ADR 47.
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
