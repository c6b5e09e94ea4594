import { Link } from 'gatsby';
import { useState, type CSSProperties, type ReactElement } from 'react';
import { EvidenceLink } from '../../evidence-links/evidence-link';
import type { Answer, AnswerRow } from './answer';
import { SortHeading, type Order } from '../../controls/sort-heading';
import { inOrder } from './in-order';
import { playerAddress, squadAddress, type LinkedSeason } from '../../addresses/page-addresses';
import { evidenceOfAnswer } from './evidence-of-answer';
import { headingWithUnit, withoutUnit } from '../../query/shown-unit';
import { useTableKeys } from '../../controls/use-table-keys';
import * as styles from './playground.module.css';
import type { Question } from './question';
import { sandboxMatches } from './sandbox-matches';

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

/**
 * Returns the order of a table, and a function that replaces it. The first metric, greatest value first, is the
 * default, also when the current column is removed.
 */
function useOrder({ columns }: Answer): readonly [order: Order, setOrder: (order: Order) => void] {
  const [selected, setOrder] = useState<Order>();
  const exists = selected !== undefined && (selected.by === '' || columns.some(({ code }) => code === selected.by));
  return [exists ? selected : { by: columns[0]?.code ?? '', isDescending: true }, setOrder];
}

interface AnswerTableProps {
  readonly answer: Answer;
  readonly question: Question;
  /** The id of the selected row. */
  readonly selected: number | undefined;
  readonly onSelect: (row: AnswerRow | undefined) => void;
}

/** An answer as a table that can be sorted by any column. If a row is selected, the picture shows only that row. */
export function AnswerTable({ answer, question, selected, onSelect }: AnswerTableProps): ReactElement {
  const [order, setOrder] = useOrder(answer);
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
            <SortHeading by="" order={order} startsDescending={false} onSort={setOrder}>
              {isPlayers ? 'Player' : 'Squad'}
            </SortHeading>
            {answer.columns.map(({ code, name }, at) => (
              <SortHeading key={code} by={code} order={order} startsDescending onSort={setOrder} title={code}>
                {headingWithUnit(
                  name,
                  answer.rows.map((row) => row.values[at]?.shown),
                )}
              </SortHeading>
            ))}
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
