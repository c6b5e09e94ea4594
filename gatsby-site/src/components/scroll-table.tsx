import {
  Children,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type TableHTMLAttributes,
  type TdHTMLAttributes,
  type ThHTMLAttributes,
} from 'react';

const childrenOf = (node: ReactNode): ReactNode =>
  isValidElement<{ readonly children?: ReactNode }>(node) ? node.props.children : undefined;

/** The text of some nodes, as far as it is in their children. */
const textOf = (nodes: ReactNode): string =>
  Children.toArray(nodes)
    .map((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : textOf(childrenOf(one))))
    .join('');

/** The numbers of columns of tables that phones show as cards. */
const [FEWEST, MOST] = [3, 8];

/** Letters of a row at least, on average, in tables that phones show as cards. Others are read by column. */
const WORDY = 40;

/** The nodes of a heading, which begins with a capital if it begins with a word. Names and code are as they are. */
function capitalised(nodes: ReactNode): ReactNode {
  const [first, ...others] = Children.toArray(nodes);
  return typeof first === 'string' && /^[a-z]+(?!\w)/u.test(first)
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...others]
    : nodes;
}

/** Whether a text means nothing without its heading. */
const isNumber = (text: string): boolean => /^[\d.,%-]+$/u.test(text);

/**
 * Returns the headings of the columns if phones show the rows of a table as cards, a line for each cell: rows of words
 * are. A first cell that is no number is the title of its card, without a heading. **Empty**: `undefined` for rows of
 * short values, which are compared by column.
 */
export function cardLabels(children: ReactNode): readonly string[] | undefined {
  const [head, ...bodies] = Children.toArray(children);
  const labels = Children.toArray(childrenOf(Children.toArray(childrenOf(head))[0])).map((cell) =>
    textOf(capitalised(childrenOf(cell))),
  );
  if (labels.length < FEWEST || labels.length > MOST || labels.slice(1).includes('')) return undefined;
  const rows = bodies.flatMap((body) => Children.toArray(childrenOf(body))).map(childrenOf);
  const letters = rows.reduce<number>((sum, row) => sum + textOf(row).length, 0);
  if (letters > 0 && letters < WORDY * rows.length) return undefined;
  const [first = '', ...others] = labels;
  return [rows.some((row) => isNumber(textOf(Children.toArray(row)[0]))) ? first : '', ...others];
}

/** The headings as variables of CSS, which writes each before its cells. */
const asVariables = (labels: readonly string[]): CSSProperties =>
  Object.fromEntries(
    labels.map((label, at) => [`--column-${at + 1}`, JSON.stringify(label === '' ? '' : `${label}: `)]),
  );

/**
 * A table that scrolls sideways where it is wider than the page; only then can the keyboard reach it as such. Its
 * headings stay in view where it fits. On phones rows of words are cards.
 */
export function ScrollTable(given: TableHTMLAttributes<HTMLTableElement>): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState<boolean>();
  const labels = given.className === undefined ? cardLabels(given.children) : undefined;
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(current.scrollWidth > current.clientWidth);
    });
    observer.observe(current);
    // The table alone grows when its font has come.
    if (current.firstElementChild !== null) observer.observe(current.firstElementChild);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={frame}
      className="table-frame"
      data-fits={scrolls === false}
      {...(scrolls === true && { tabIndex: 0, role: 'group', 'aria-label': 'Table that scrolls' })}
    >
      <table {...given} {...(labels !== undefined && { 'data-cards': true, style: asVariables(labels) })} />
    </div>
  );
}

/** A heading cell; one without a text is none. */
export const HeadCell = ({ children, ...given }: ThHTMLAttributes<HTMLTableCellElement>): ReactElement =>
  children === undefined || children === '' ? <td /> : <th {...given}>{capitalised(children)}</th>;

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
