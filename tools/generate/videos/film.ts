import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A picture, and how long it is shown. **Units**: seconds. */
export interface Frame {
  readonly file: string;
  readonly seconds: number;
}

/** A line of the captions, and when it is shown. **Units**: seconds from the start. */
export interface Line {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Takes a picture of what is on the stage into a PNG file. */
export type Shoot = (file: string) => Promise<void>;

/** A caption is shown this long for each word of it, and no shorter than this. **Units**: seconds. */
const PER_WORD = 0.34;
const AT_LEAST = 3;

/**
 * Frames and captions of a recording. Time is that of the film, not of the clock: a slow machine makes the same film.
 */
export class Film {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-film-'));
  readonly #frames: Frame[] = [];
  readonly #lines: Line[] = [];
  #seconds = 0;

  constructor(private readonly shoot: Shoot) {}

  get frames(): readonly Frame[] {
    return this.#frames;
  }
  get lines(): readonly Line[] {
    return this.#lines;
  }
  get seconds(): number {
    return this.#seconds;
  }

  /** Shows what is on the stage now for some seconds. */
  async show(seconds: number): Promise<void> {
    const file = path.join(this.folder, `${String(this.#frames.length).padStart(5, '0')}.png`);
    await this.shoot(file);
    this.#frames.push({ file, seconds });
    this.#seconds += seconds;
  }

  /** Does something while a caption is shown, and stays with what came of it until the caption can be read. */
  async say(text: string, act: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const from = this.#seconds;
    await act();
    const needed = Math.max(AT_LEAST, text.split(' ').length * PER_WORD);
    await this.show(Math.max(0.8, needed - (this.#seconds - from)));
    this.#lines.push({ from, to: this.#seconds, text });
  }

  /** Removes the pictures. */
  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
