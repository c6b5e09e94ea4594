const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]';

/** The element that had the focus, and its position. */
interface Focused {
  readonly element: HTMLElement;
  /** Its ancestors from the nearest one, each with the element's position among the ancestor's focusable elements. */
  readonly trail: readonly { readonly ancestor: Element; readonly place: number }[];
  readonly path: string;
}

/** Whether an element is rendered. In a closed group it is not, and cannot have the focus. */
const isShown = (element: HTMLElement): boolean => element.checkVisibility();

const inside = (ancestor: Element): readonly HTMLElement[] => [...ancestor.querySelectorAll<HTMLElement>(focusable)];

function focusedAt(element: HTMLElement): Focused {
  const trail = [];
  for (let ancestor = element.parentElement; ancestor !== null; ancestor = ancestor.parentElement)
    trail.push({ ancestor, place: inside(ancestor).indexOf(element) });
  return { element, trail, path: location.pathname };
}

/** Returns what replaces a removed element: the next focusable element, otherwise the last one. */
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
 * Keeps the focus near a control that is removed, moved or temporarily disabled: on the control itself if possible,
 * otherwise on the next one. Without this, browsers move the focus to the top of the page. **Source**: WCAG 2.2, 2.4.3.
 */
export function keepFocus(): void {
  let last: Focused | undefined;
  const forget = (): void => {
    last = undefined;
  };
  addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement && target !== document.body ? focusedAt(target) : undefined;
  });
  // With a click or Tab, the reader moves the focus on purpose.
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
    // Pages that place the focus themselves take precedence.
    if (last !== undefined && document.activeElement === document.body) setTimeout(restore);
  }).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}
