import { useEffect, useState } from 'react';

/** A heading is current once it is within this upper share of the window. */
const READ_ABOVE = 0.3;

function read(ids: readonly string[]): string | undefined {
  const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  const height = isAtEnd ? window.innerHeight : window.innerHeight * READ_ABOVE;
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < height);
}

/** Returns the id of the heading whose section is in view. **Empty**: `undefined` above the first one. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        setCurrent(read(key.split(' ')));
      });
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [key]);
  return current;
}
