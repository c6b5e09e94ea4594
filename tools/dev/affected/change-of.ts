/**
 * What a change calls for: the server starts again, or first the files that are generated from the contract are made
 * again.
 */
export type Change = 'source' | 'contract';

/**
 * What a change of a file calls for. The path is relative to the root. **Empty**: `undefined` for a file the server
 * does not depend on.
 */
export function changeOf(file: string): Change | undefined {
  if (/^openapi\/(?:(?:openapi|operator)\.yaml$|(?:paths|components)\/)/u.test(file)) return 'contract';
  return /^(?:(?:server|engine|data|data\/simulator|openapi)\/src\/.+\.(?:ts|json)|openapi\/[^/]+\.json)$/u.test(file)
    ? 'source'
    : undefined;
}
