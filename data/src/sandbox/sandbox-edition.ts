import { editionOf, leagues, sandboxSeed } from '@goalsquare/simulator';

export const sandboxEdition: string = editionOf({ seed: sandboxSeed, designs: leagues });
