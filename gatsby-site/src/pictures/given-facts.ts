/** The facts of a picture: as they are, or as the text a written page carries them in. */
export type Given<T> = T | string;

/** The facts that were given. **Throws** for a picture nobody computed facts for. */
export function givenFacts<T>(facts: Given<T> | undefined): T {
  if (facts === undefined)
    throw new Error('a picture has no facts: gatsby/remark-pictures.ts gives them to pictures of written pages');
  return typeof facts === 'string' ? (JSON.parse(facts) as T) : facts;
}
