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

/** Returns the text of nodes, including their children. */
const textOf = (nodes: ReactNode): string =>
  Children.toArray(nodes)
    .map((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : textOf(childrenOf(one))))
    .join('');

/** The numbers of columns between which phones can show a table as cards. */
const [FEWEST, MOST] = [3, 8];

/**
 * The minimum number of letters in an average row for phones to show a table as cards. Shorter rows are easier to
 * compare by column.
 */
const WORDY = 40;

/** Returns a heading with a capital first letter. Names and code stay unchanged. */
function capitalised(nodes: ReactNode): ReactNode {
  const [first, ...others] = Children.toArray(nodes);
  return typeof first === 'string' && /^[a-z]+(?!\w)/u.test(first)
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...others]
    : nodes;
}

/** Whether a text is a number, which needs its heading to be understood. */
const isNumber = (text: string): boolean => /^[\d.,%-]+$/u.test(text);

/**
 * Returns the column headings if phones show each row as a card, with one line for each cell. This suits rows of words.
 * A first cell that is not a number becomes the card's title, without a heading. **Empty**: `undefined` for rows of
 * short values, which readers compare by column.
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

/** Returns the headings as CSS variables, which the style sheet shows before the cells. */
const asVariables = (labels: readonly string[]): CSSProperties =>
  Object.fromEntries(
    labels.map((label, at) => [`--column-${at + 1}`, JSON.stringify(label === '' ? '' : `${label}: `)]),
  );

/** A heading cell. Without text it is rendered as an ordinary cell. */
export const HeadCell = ({ children, ...given }: ThHTMLAttributes<HTMLTableCellElement>): ReactElement =>
  children === undefined || children === '' ? <td /> : <th {...given}>{capitalised(children)}</th>;

/** A cell of at most this many letters stays on one line. A cell of at least this many gets a minimum width. */
const [SHORT, LONG] = [14, 24];

/** A table cell whose width suits its text. */
export function Cell({ children, ...given }: TdHTMLAttributes<HTMLTableCellElement>): ReactElement {
  const { length } = textOf(children);
  return (
    <td {...given} {...(length <= SHORT && { className: 'short' })} {...(length >= LONG && { className: 'long' })}>
      {children}
    </td>
  );
}

interface ScrollTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** The headings of the columns. **Empty**: the children contain them. */
  readonly columns?: readonly string[];
}

const headOf = (columns: readonly string[]): ReactElement => (
  <thead>
    <tr>
      {columns.map((title) => (
        <HeadCell key={title} scope="col">
          {title}
        </HeadCell>
      ))}
    </tr>
  </thead>
);

/**
 * A table that scrolls sideways if it is wider than the page. Only then can the keyboard focus it. If it fits, its
 * headings stay in view. On phones, rows of words become cards.
 */
export function ScrollTable({ columns, children, ...given }: ScrollTableProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState<boolean>();
  const head = columns && headOf(columns);
  const labels = given.className === undefined ? cardLabels([head, children]) : undefined;
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(current.scrollWidth > current.clientWidth);
    });
    observer.observe(current);
    // Once its font has loaded, the table can grow while its frame stays the same.
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
      <table {...given} {...(labels !== undefined && { 'data-cards': true, style: asVariables(labels) })}>
        {head}
        {children}
      </table>
    </div>
  );
}
