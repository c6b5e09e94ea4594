/// <reference lib="dom" />
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { chromiumLaunch } from '../../dev/chromium.js';
import type { Film } from './film.js';

/** Opens the browser that recordings and pictures are made with. */
export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunch('--hide-scrollbars'));

/** Draws a pointer on a page: those of screens are not in its pictures. */
const drawPointer = (): void => {
  addEventListener('DOMContentLoaded', () => {
    const pointer = document.createElement('div');
    Object.assign(pointer.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: '22px',
      height: '22px',
      borderRadius: '50%',
      zIndex: '2147483647',
      pointerEvents: 'none',
      background: 'rgba(214, 84, 24, 0.75)',
      border: '2px solid white',
      boxShadow: '0 0 4px rgba(0, 0, 0, 0.6)',
      transform: 'translate(-40px, -40px)',
    });
    document.documentElement.append(pointer);
    addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        pointer.style.transform = `translate(${clientX - 11}px, ${clientY - 11}px)`;
      },
      true,
    );
  });
};

/** A page that is recorded, and a pointer that can be watched. */
export class Stage {
  film: Film | undefined;
  #at = { x: 640, y: 360 };

  constructor(readonly page: Page) {}

  static async open(browser: Browser): Promise<Stage> {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 720 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    // The compiler of tools names functions by a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(drawPointer);
    await page.goto('about:blank');
    return new Stage(page);
  }

  /** Moves the pointer to something, in steps that can be watched. **Throws** where it is not on the page. */
  async pointAt(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('what is pointed at has no place');
    const to = { x: box.x + Math.min(box.width / 2, 120), y: box.y + Math.min(box.height / 2, 40) };
    const from = this.#at;
    for (let step = 1; step <= 6; step += 1) {
      await this.page.mouse.move(from.x + ((to.x - from.x) * step) / 6, from.y + ((to.y - from.y) * step) / 6);
      await this.film?.show(0.08);
    }
    this.#at = to;
    await this.film?.show(0.5);
  }

  async click(target: Locator): Promise<void> {
    await this.pointAt(target);
    await target.click();
    await this.film?.show(0.3);
  }

  /** Types into a field, so that it can be watched. */
  async type(target: Locator, text: string): Promise<void> {
    await this.click(target);
    await target.fill('');
    for (const piece of text.match(/.{1,3}/gu) ?? []) {
      await target.pressSequentially(piece);
      await this.film?.show(0.14);
    }
  }

  /** Scrolls down, in steps that can be watched. **Units**: CSS pixels. */
  async scroll(pixels: number): Promise<void> {
    for (let step = 0; step < 8; step += 1) {
      await this.page.mouse.wheel(0, pixels / 8);
      await this.film?.show(0.1);
    }
  }
}
