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

/** Returns the text of nodes and their children. */
const textOf = (nodes: ReactNode): string =>
  Children.toArray(nodes)
    .map((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : textOf(childrenOf(one))))
    .join('');

/** How many columns a table can have for phones to show it as cards. */
const [FEWEST, MOST] = [3, 8];

/** The fewest letters of a row, on average, for phones to show a table as cards. Other tables are read by column. */
const WORDY = 40;

/** Returns the nodes of a heading with a capital first letter. Names and code are left as they are. */
function capitalised(nodes: ReactNode): ReactNode {
  const [first, ...others] = Children.toArray(nodes);
  return typeof first === 'string' && /^[a-z]+(?!\w)/u.test(first)
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...others]
    : nodes;
}

/** Whether a text needs its heading to be understood. */
const isNumber = (text: string): boolean => /^[\d.,%-]+$/u.test(text);

/**
 * Returns the headings of the columns if phones show the rows of a table as cards, with one line for each cell. This
 * suits rows of words. A first cell that is not a number is the title of its card, without a heading. **Empty**:
 * `undefined` for rows of short values, which readers compare by column.
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

/** The headings as CSS variables, which the style sheet writes before the cells. */
const asVariables = (labels: readonly string[]): CSSProperties =>
  Object.fromEntries(
    labels.map((label, at) => [`--column-${at + 1}`, JSON.stringify(label === '' ? '' : `${label}: `)]),
  );

/**
 * A table that scrolls sideways if it is wider than the page. Only then can the keyboard focus it. If it fits, its
 * headings stay in view. On phones, rows of words become cards.
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
    // When its font has loaded, only the table grows.
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

/** A heading cell. A cell without text is no heading. */
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

/** The most letters of a cell that stay on one line, and the fewest of a cell that gets a minimum width. */
const [SHORT, LONG] = [14, 24];

/** A cell with a width that suits its text. */
export function Cell({ children, ...given }: TdHTMLAttributes<HTMLTableCellElement>): ReactElement {
  const length = lengthOf(children);
  return (
    <td {...given} {...(length <= SHORT && { className: 'short' })} {...(length >= LONG && { className: 'long' })}>
      {children}
    </td>
  );
}
