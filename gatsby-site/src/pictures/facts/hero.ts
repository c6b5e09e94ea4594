import type { GroundSize, ShotResultCode, SideIndex, MatchView } from '@goalsquare/engine';
import { shotFactsOf } from './shots';

/**
 * The shots of a match as marks. The home squad attacks to the right, the away squad to the left. **Units**: metres.
 */
export interface HeroFacts {
  readonly title: string;
  readonly ground: GroundSize;
  readonly shots: readonly {
    readonly x: number;
    readonly y: number;
    readonly side: SideIndex;
    readonly result: ShotResultCode;
    readonly radius: number;
  }[];
}

/** Returns the data of the match drawn on the start page. */
export function heroOf(view: MatchView): HeroFacts {
  const {
    match: {
      squads: [home, away],
      ground,
    },
    shots,
  } = shotFactsOf(view);
  return {
    title: `Every shot of ${home.name} v ${away.name}, a sandbox match. Filled symbols are goals. The larger the symbol, the more points the shot was expected to score.`,
    ground,
    shots: shots.map(({ x, y, side, result, expected }) => {
      const way = side === 0 ? 1 : -1;
      return { x: x * way, y: y * way, side, result, radius: Math.round((1.4 + expected * 0.45) * 100) / 100 };
    }),
  };
}
