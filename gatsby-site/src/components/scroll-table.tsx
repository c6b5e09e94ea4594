import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type TableHTMLAttributes,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
} from 'react';

/**
 * A table that scrolls where it is wider than the page or taller than the window; only then can the keyboard reach it
 * as such.
 */
export function ScrollTable(given: TableHTMLAttributes<HTMLTableElement>): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={frame}
      className="table-frame"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Table that scrolls' })}
    >
      <table {...given} />
    </div>
  );
}

/** A heading cell; one without a text is none. */
export const HeadCell = ({ children, ...given }: ThHTMLAttributes<HTMLTableCellElement>): ReactElement =>
  children === undefined || children === '' ? <td /> : <th {...given}>{children}</th>;

const lengthOf = (words: ReactNode): number =>
  Children.toArray(words).reduce<number>(
    (sum, one) =>
      sum +
      (isValidElement<{ readonly children?: ReactNode }>(one)
        ? lengthOf(one.props.children)
        : typeof one === 'string'
          ? one.length
          : 0),
    0,
  );

/** The most letters of a cell that stay on one line, and the least of one that is given room to be read. */
const [SHORT, LONG] = [14, 24];

/** A cell, as wide as suits its words. */
export function Cell({ children, ...given }: TdHTMLAttributes<HTMLTableCellElement>): ReactElement {
  const length = lengthOf(children);
  return (
    <td {...given} {...(length <= SHORT && { className: 'short' })} {...(length >= LONG && { className: 'long' })}>
      {children}
    </td>
  );
}
