import { isOver, type MatchBrief } from '@goalsquare/engine';
import type { SavedSeasons, SavedTotals } from './saved-seasons.js';

/** A season that could not be saved is saved again after this time at the earliest. **Units**: milliseconds. */
const SAVE_AGAIN_AFTER = 60_000;

/** The matches of a season, and the names of their contents: now, and in the file of the season. */
export interface SeasonContents {
  readonly briefs: ReadonlyMap<number, MatchBrief>;
  readonly contents: ReadonlyMap<number, string>;
  readonly savedContents: ReadonlyMap<number, string>;
}

/** Whether a season has finished matches whose current state is not saved. */
const isUnsaved = ({ briefs, contents, savedContents }: SeasonContents): boolean =>
  contents !== savedContents &&
  [...contents].some(([id, content]) => {
    const brief = briefs.get(id);
    return content !== savedContents.get(id) && brief !== undefined && isOver(brief);
  });

/** Saves seasons in the background, each once at a time, and again if that failed. */
export class SeasonSaver {
  readonly #saving = new Map<string, Promise<void>>();
  /** When seasons could not be saved, in milliseconds. */
  readonly #failed = new Map<string, number>();

  constructor(
    readonly files: SavedSeasons,
    private readonly now: () => number = Date.now,
  ) {}

  /** Waits until a season is not being saved. */
  async idle(name: string): Promise<void> {
    await this.#saving.get(name);
  }

  /** Saves a season if it has to be saved. `onEnd` is called with whether it was. */
  saveIfNeeded(name: string, season: SeasonContents, make: () => SavedTotals, onEnd: (isSaved: boolean) => void): void {
    const isTooSoon = this.now() < (this.#failed.get(name) ?? -Infinity) + SAVE_AGAIN_AFTER;
    if (this.#saving.has(name) || isTooSoon || !isUnsaved(season)) return;
    const save = async (): Promise<void> => {
      const isSaved = await this.files.write(name, make);
      this.#saving.delete(name);
      if (isSaved) this.#failed.delete(name);
      else this.#failed.set(name, this.now());
      onEnd(isSaved);
    };
    this.#saving.set(name, save());
  }
}
