import { useLayoutEffect, useRef, type RefObject } from 'react';

const positions = new Map<string, number>();

function showCurrent(bar: HTMLElement): void {
  const current = bar.querySelector('.sidebar-column [aria-current]');
  if (current === null) return;
  const [seen, around] = [current.getBoundingClientRect(), bar.getBoundingClientRect()];
  if (seen.top < around.top || seen.bottom > around.bottom) bar.scrollTop += seen.top - around.top - around.height / 2;
}

/** Returns the ref of a sidebar. Keeps its scroll position between pages, unless that hides the current link. */
export function useSidebarScroll(label: string): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null) return undefined;
    current.scrollTop = positions.get(label) ?? 0;
    showCurrent(current);
    const keep = (): void => {
      positions.set(label, current.scrollTop);
    };
    current.addEventListener('scroll', keep, { passive: true });
    return () => {
      current.removeEventListener('scroll', keep);
    };
  }, [label]);
  return bar;
}
