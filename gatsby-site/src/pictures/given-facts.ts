/** The facts of a picture: a value, or JSON text if they come from an MDX page. */
export type Given<T> = T | string;

/** Returns the facts of a picture. **Throws** if a picture has none. */
export function givenFacts<T>(facts: Given<T> | undefined): T {
  if (facts === undefined)
    throw new Error('a picture has no facts: gatsby/remark-pictures.ts adds them to pictures on written pages');
  return typeof facts === 'string' ? (JSON.parse(facts) as T) : facts;
}
