import { useEffect, useState } from 'react';

/** How long a text must stand before it is told. **Units**: milliseconds. */
const STILL = 700;

/**
 * A text that follows another once that has stood still, so that those who hear it hear only where a movement ended.
 */
export function useSlowly(text: string): string {
  const [told, tell] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      tell(text);
    }, STILL);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return told;
}
