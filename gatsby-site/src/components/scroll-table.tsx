import { useEffect, useRef, useState, type ReactElement, type TableHTMLAttributes, type ThHTMLAttributes } from 'react';

/** A table that scrolls where it is wider than the page or taller than the window; only then can the keyboard reach it as such. */
export function ScrollTable(given: TableHTMLAttributes<HTMLTableElement>): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => { setScrolls(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight); });
    observer.observe(current);
    return () => { observer.disconnect(); };
  }, []);
  return <div ref={frame} className="table-frame" {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Table that scrolls' })}><table {...given} /></div>;
}

/** A heading cell; one without a text is none. */
export const HeadCell = ({ children, ...given }: ThHTMLAttributes<HTMLTableCellElement>): ReactElement =>
  (children === undefined || children === '' ? <td /> : <th {...given}>{children}</th>);
