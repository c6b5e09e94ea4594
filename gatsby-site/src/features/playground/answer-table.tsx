import { Link } from 'gatsby';
import { type CSSProperties, type ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import type { Answer, AnswerRow } from './answer';
import { inOrder, type Order } from './in-order';
import { playerAddress, squadAddress, type LinkedSeason } from '../../addresses/page-addresses';
import { evidenceOfAnswer } from './evidence-of-answer';
import { headingWithUnit, withoutUnit } from '../../query/shown-unit';
import { useTableKeys } from '../../controls/use-table-keys';
import * as styles from './playground.module.css';
import type { Question } from './question';
import { sandboxMatches } from './sandbox-matches';
import { useSortOrder } from './use-sort-order';

/**
 * Returns the greatest value of each metric, which is a full-length bar. **Empty**: 0, for no bars, if a value is
 * negative.
 */
const greatestOf = ({ columns, rows }: Answer): readonly number[] =>
  columns.map((_, at) => {
    const values = rows.flatMap((row) => row.values[at]?.value ?? []);
    return values.some((value) => value < 0) ? 0 : Math.max(0, ...values);
  });

const bar = (value: number | undefined, greatest: number): CSSProperties =>
  ({
    '--share': `${value === undefined || greatest === 0 ? 0 : Math.round((100 * value) / greatest)}%`,
  }) as CSSProperties;

const directionOf = (order: Order, by: string): 'ascending' | 'descending' | 'none' =>
  order.by !== by ? 'none' : order.isDescending ? 'descending' : 'ascending';

const arrows = { ascending: ' ▴', descending: ' ▾', none: '' } as const;

interface SortHeadingProps {
  /** The sort key of the button: a metric code, or `''` for the name. */
  readonly by: string;
  readonly label: string;
  readonly title?: string;
  readonly order: Order;
  readonly onSort: (by: string) => void;
}

/** The heading of a column, with a button that sorts the table by it. */
function SortHeading({ by, label, title, order, onSort }: SortHeadingProps): ReactElement {
  const direction = directionOf(order, by);
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        title={title}
        onClick={() => {
          onSort(by);
        }}
      >
        {label}
        <span aria-hidden="true">{arrows[direction]}</span>
      </button>
    </th>
  );
}

/** The name of a row as a button that selects the row, or clears the selection. */
function RowHeading({
  row,
  to,
  hasSquad,
  isSelected,
  onSelect,
}: {
  readonly row: AnswerRow;
  /** The address of the player's or squad's page. */
  readonly to: string;
  readonly hasSquad: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (row: AnswerRow | undefined) => void;
}): ReactElement {
  return (
    <th scope="row">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => {
          onSelect(isSelected ? undefined : row);
        }}
      >
        {row.name}
        {hasSquad && <small>{row.squad}</small>}
      </button>
      <Link to={to} aria-label={`Page of ${row.name}`} title={`Page of ${row.name}`}>
        →
      </Link>
    </th>
  );
}

/** Returns the season of a question's match. **Empty**: `{}` if the match is not in the sandbox. */
function seasonOf({ match }: Question): LinkedSeason {
  const found = sandboxMatches.find(({ id }) => id === match);
  return found === undefined ? {} : { leagueId: found.league.id, levelId: found.level.id, seasonId: found.season };
}

interface AnswerTableProps {
  readonly answer: Answer;
  readonly question: Question;
  /** The id of the selected row. */
  readonly selected: number | undefined;
  readonly onSelect: (row: AnswerRow | undefined) => void;
}

/** The headings of the metrics of an answer. */
const MetricHeadings = ({
  answer: { columns, rows },
  ...sort
}: Pick<SortHeadingProps, 'order' | 'onSort'> & Pick<AnswerTableProps, 'answer'>): readonly ReactElement[] =>
  columns.map(({ code, name }, at) => {
    const shown = rows.map((row) => row.values[at]?.shown);
    return <SortHeading key={code} by={code} label={headingWithUnit(name, shown)} title={code} {...sort} />;
  });

/** An answer as a table that can be sorted by any column. If a row is selected, the picture shows only that row. */
export function AnswerTable({ answer, question, selected, onSelect }: AnswerTableProps): ReactElement {
  const [order, sortBy] = useSortOrder(answer);
  const keys = useTableKeys();
  const greatest = greatestOf(answer);
  const isPlayers = question.level === 'players';
  const addressOf = isPlayers ? playerAddress : squadAddress;
  const season = seasonOf(question);
  return (
    <div className={styles.answer} role="region" aria-label="The answer as a table">
      <table {...keys}>
        <caption className="visually-hidden">
          The result. Use the buttons in the headings to sort it. Arrow keys move between the cells.
        </caption>
        <thead>
          <tr>
            <SortHeading by="" label={isPlayers ? 'Player' : 'Squad'} order={order} onSort={sortBy} />
            <MetricHeadings answer={answer} order={order} onSort={sortBy} />
          </tr>
        </thead>
        <tbody>
          {inOrder(answer, order).map((row) => (
            <tr key={row.id} data-side={row.side} data-chosen={row.id === selected}>
              <RowHeading
                row={row}
                to={addressOf(row.id, season)}
                hasSquad={isPlayers}
                isSelected={row.id === selected}
                onSelect={onSelect}
              />
              {answer.columns.map(({ code }, at) => {
                const value = row.values[at];
                return (
                  <td key={code} style={bar(value?.value, greatest[at] ?? 0)} title={value && `rank ${value.rank}`}>
                    {value === undefined ? (
                      '–'
                    ) : (
                      <EvidenceLink request={evidenceOfAnswer(question, row.id, code)}>
                        {withoutUnit(value.shown)}
                      </EvidenceLink>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
