import { editionOf, leagues, sandboxSeed } from '@goalsquare/simulator';

/** The edition of the sandbox world. */
export const sandboxEdition: string = editionOf({ seed: sandboxSeed, designs: leagues });
