import type { StatisticsTable } from '@goalsquare/openapi/types';
import type { ReactElement, ReactNode } from 'react';
import { callOfQuery } from '../../query/call';
import { whyEmpty } from '../questions/empty-result';
import { addressOf, pathOf } from '../../query/paths';
import type { Query } from '../../query/query';
import { Part } from './part';

interface QueryPartProps {
  readonly id: string;
  readonly title: string;
  readonly query: Query;
  /** The request path. **Empty**: by default that of the query. */
  readonly path?: string;
  readonly controls?: ReactNode;
  readonly isWide?: boolean;
  /** The text for an empty result. **Empty**: by default it explains why the query has no rows. */
  readonly nothing?: string;
  /** Explains why a result that has rows is not shown. **Empty**: `undefined` if it is shown. */
  readonly whyEmpty?: (table: StatisticsTable) => string | undefined;
  readonly children: (table: StatisticsTable) => ReactNode;
}

/** A part of a page that shows the result of a query across matches. */
export const QueryPart = ({
  query,
  path = pathOf(query),
  nothing,
  whyEmpty: whyNotShown,
  children,
  ...part
}: QueryPartProps): ReactElement => (
  <Part<StatisticsTable>
    {...part}
    call={{ ...callOfQuery(query), path }}
    question={`/questions/${addressOf(query)}`}
    whyEmpty={(table) => (table.rowCount === 0 ? (nothing ?? whyEmpty(query, table)) : whyNotShown?.(table))}
  >
    {children}
  </Part>
);
