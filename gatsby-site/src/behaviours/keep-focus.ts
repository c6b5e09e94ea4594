const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]';

/** The element that had the focus, and where it was. */
interface Focused {
  readonly element: HTMLElement;
  /** Its ancestors from the nearest one, and its place among what can be focused in each. */
  readonly trail: readonly { readonly ancestor: Element; readonly place: number }[];
  readonly path: string;
}

/** Whether an element is in view, and not in a closed group, where it cannot have the focus. */
const isShown = (element: HTMLElement): boolean => element.checkVisibility();

const inside = (ancestor: Element): readonly HTMLElement[] => [...ancestor.querySelectorAll<HTMLElement>(focusable)];

function focusedAt(element: HTMLElement): Focused {
  const trail = [];
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement)
    trail.push({ ancestor, place: inside(ancestor).indexOf(element) });
  return { element, trail, path: location.pathname };
}

/** The replacement of a removed element: the next element, or the last one before it. */
function successorOf({ trail }: Focused): HTMLElement | undefined {
  for (const { ancestor, place } of trail) {
    if (!ancestor.isConnected) continue;
    const left = inside(ancestor);
    const at = place < 0 ? left.length : place;
    const found = left.slice(at).find(isShown) ?? left.slice(0, at).findLast(isShown);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Keeps the focus when the control that has it is removed, moved or disabled for a while. It goes back to the control
 * if that is possible, and to the next one otherwise. Without this, browsers move it to the top of the page.
 * **Source**: WCAG 2.2, 2.4.3.
 */
export function keepFocus(): void {
  let last: Focused | undefined;
  const forget = (): void => {
    last = undefined;
  };
  addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement && target !== document.body ? focusedAt(target) : undefined;
  });
  // The reader moves the focus.
  addEventListener('pointerdown', forget, { capture: true });
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') forget();
    },
    { capture: true },
  );
  const restore = (): void => {
    if (last === undefined || document.activeElement !== document.body) return;
    const { element, path } = last;
    if (path !== location.pathname) return;
    if (!element.isConnected) successorOf(last)?.focus({ preventScroll: true });
    else if (!element.matches(':disabled')) element.focus({ preventScroll: true });
  };
  new MutationObserver(() => {
    // Pages that place the focus themselves come first.
    if (last !== undefined && document.activeElement === document.body) setTimeout(restore);
  }).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}
