import { isOver, type MatchBrief } from '@goalsquare/engine';
import type { SavedSeasons, SavedTotals } from './saved-seasons.js';

/** Minimum delay before another attempt to save a season. **Units**: milliseconds. */
const SAVE_AGAIN_AFTER = 60_000;

/** The matches of a season, and identifiers of their contents: the current ones, and those in the season's file. */
export interface SeasonContents {
  readonly briefs: ReadonlyMap<number, MatchBrief>;
  readonly contents: ReadonlyMap<number, string>;
  readonly savedContents: ReadonlyMap<number, string>;
}

/** Whether a season's file lacks the current state of a finished match. */
const isUnsaved = ({ briefs, contents, savedContents }: SeasonContents): boolean =>
  contents !== savedContents &&
  [...contents].some(([id, content]) => {
    const brief = briefs.get(id);
    return content !== savedContents.get(id) && brief !== undefined && isOver(brief);
  });

/** Saves seasons in the background, each at most once at a time, and retries after a failure. */
export class SeasonSaver {
  readonly #saving = new Map<string, Promise<void>>();
  /** Time of the last failure to save each season, in milliseconds. */
  readonly #failed = new Map<string, number>();

  constructor(
    readonly files: SavedSeasons,
    private readonly now: () => number = Date.now,
  ) {}

  /** Waits for a save of the season that is in progress. */
  async idle(name: string): Promise<void> {
    await this.#saving.get(name);
  }

  /** Saves a season if needed. Calls `onEnd` with whether it was saved. */
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
