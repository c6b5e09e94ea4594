import { useEffect, useState } from 'react';

/** How long a text must stay the same before it is announced. **Units**: milliseconds. */
const DELAY = 700;

/** Returns a text once it has stopped changing, so that screen readers announce only the final one. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}
