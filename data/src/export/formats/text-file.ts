import { closeSync, openSync, writeFileSync } from 'node:fs';

/** Amount of text that is buffered before a write. **Units**: characters. */
const KEPT = 1 << 20;

/** Appends text to a file, with a buffer. */
export class TextFile {
  readonly #descriptor: number;
  #kept: string[] = [];
  #length = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'w');
  }

  add(text: string): void {
    this.#kept.push(text);
    this.#length += text.length;
    if (this.#length >= KEPT) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#descriptor);
  }

  #flush(): void {
    writeFileSync(this.#descriptor, this.#kept.join(''));
    [this.#kept, this.#length] = [[], 0];
  }
}
