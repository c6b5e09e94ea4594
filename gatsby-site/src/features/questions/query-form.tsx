import type { ReactElement } from 'react';
import { OneOf } from '../../controls/choice-pills';
import { ActFields } from './act-fields';
import { atLevel } from './at-level';
import { CommonFields } from './common-fields';
import { Group } from './fields';
import { QueryFormProvider } from './form-context';
import { GroupingFields } from './grouping-fields';
import { KeyField } from '../../controls/key-field';
import { MatchFields } from './match-fields';
import { MeasureFields } from './measure-fields';
import { valueOf, withValues, type Query } from '../../query/query';
import * as styles from './questions.module.css';
import type { RequestFault } from '../../requests/failure';
import { SortFields } from './sort-fields';
import { useLists } from './use-lists';

interface QueryFormProps {
  readonly query: Query;
  readonly faults: readonly RequestFault[];
  readonly isLoading: boolean;
  readonly onChange: (query: Query) => void;
  readonly onRun: () => void;
}

/** A field that selects whether rows are players or squads. */
const LevelField = ({ query, onChange }: Pick<QueryFormProps, 'query' | 'onChange'>): ReactElement => (
  <OneOf
    legend="Statistics of"
    name="level"
    options={[
      ['players', 'Players'],
      ['squads', 'Squads'],
    ]}
    selected={query.level}
    onSelect={(level) => {
      onChange(atLevel(query, level));
    }}
  />
);

/** A form for a query across matches, with a control for each parameter. */
export function QueryForm({ query, faults, isLoading, onChange, onRun }: QueryFormProps): ReactElement {
  const lists = useLists(query);
  const form = {
    query,
    change: (values: Query['values']) => {
      onChange(withValues(query, values));
    },
    faults: new Map(faults.flatMap(({ parameter, detail }) => (parameter === undefined ? [] : [[parameter, detail]]))),
  };
  return (
    <QueryFormProvider value={form}>
      <form
        className={styles.form}
        aria-label="The question"
        onSubmit={(event) => {
          event.preventDefault();
          onRun();
        }}
      >
        <LevelField query={query} onChange={onChange} />
        <CommonFields seasons={lists.seasons} />
        <MatchFields lists={lists} />
        <ActFields />
        <GroupingFields />
        <MeasureFields />
        <Group title="Order" names={['sort']}>
          <SortFields />
        </Group>
        <KeyField />
        <p className={styles.run}>
          <button type="submit" className="button primary" disabled={isLoading}>
            Get the answer
          </button>
          {valueOf(query, 'metric') === '' && <span className="hint">Every metric.</span>}
        </p>
      </form>
    </QueryFormProvider>
  );
}
