import { useEffect, useRef, type ReactElement } from 'react';
import { useSelectableMarks, type MarkProps, type Selection } from '../../pictures/marks';
import * as tables from '../../controls/tables.module.css';
import { addedText, creditText, timeText } from './act-texts';
import * as styles from './evidence.module.css';
import type { EvidenceAct, Term } from './evidence-acts';
import type { MatchFacts } from './use-match-facts';

const listNames: Readonly<Record<Term['list'], string>> = {
  sum: 'Adds',
  numerator: 'Adds above',
  denominator: 'Adds below',
};

const basesOf = ({ terms }: EvidenceAct): string => [...new Set(terms.map(({ base }) => base))].join(', ');

/** Scrolls the list to the selected row, without scrolling the page. */
function useRowInView(selected: string | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = frame.current?.querySelector<HTMLElement>('tr[data-selected="true"]');
    if (frame.current === null || !row) return;
    const { scrollTop, clientHeight } = frame.current;
    const isInView =
      row.offsetTop >= scrollTop + row.offsetHeight && row.offsetTop + row.offsetHeight <= scrollTop + clientHeight;
    if (!isInView) frame.current.scrollTop = row.offsetTop - clientHeight / 2;
  }, [selected]);
  return frame;
}

interface ActRowProps {
  readonly facts: MatchFacts;
  readonly act: EvidenceAct;
  /** The parts of the formula, each with its own column. */
  readonly lists: readonly Term['list'][];
  readonly mark: MarkProps;
}

function ActRow({ facts, act, lists, mark }: ActRowProps): ReactElement {
  const { 'data-selected': isSelected, onPointerEnter: _enter, role: _role, ...button } = mark;
  return (
    <tr data-selected={isSelected} data-current={isSelected} data-side={act.side}>
      <th scope="row" data-short="true">
        <button type="button" className={styles.row} {...button}>
          {timeText(act)}
        </button>
      </th>
      <td>{act.name}</td>
      <td>{creditText(facts, act)}</td>
      <td>{act.zone ?? '–'}</td>
      <td>
        <code>{basesOf(act)}</code>
      </td>
      {lists.map((list) => (
        <td key={list} data-number="true">
          {addedText(list, act)}
        </td>
      ))}
    </tr>
  );
}

interface ActListProps {
  readonly facts: MatchFacts;
  readonly acts: readonly EvidenceAct[];
  readonly selection: Selection;
}

/** The acts of a value as a list, with the contribution of each. A button on each row selects the act. */
export function ActList({ facts, acts, selection }: ActListProps): ReactElement {
  const frame = useRowInView(selection.selected);
  const marks = useSelectableMarks(acts, timeText, selection);
  const lists = (['sum', 'numerator', 'denominator'] as const).filter((list) =>
    acts.some(({ terms }) => terms.some((term) => term.list === list)),
  );
  return (
    <div
      ref={frame}
      className={`${tables.table} ${styles.list}`}
      role="region"
      aria-label="The acts as a list"
      tabIndex={0}
    >
      <table {...marks.frame}>
        <caption className="visually-hidden">The acts. The button in a row shows its act on the ground.</caption>
        <thead>
          <tr>
            {['Time', 'Act', 'Credited', 'Zone', 'Base'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {lists.map((list) => (
              <th key={list} scope="col" data-number="true">
                {listNames[list]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {acts.map((act, index) => (
            <ActRow key={act.key} facts={facts} act={act} lists={lists} mark={marks.mark(index)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
