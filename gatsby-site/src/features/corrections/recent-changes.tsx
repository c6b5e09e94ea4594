import { Link } from 'gatsby';
import { useState, type ReactElement } from 'react';
import { SelectField } from '../../controls/select-field';
import { AnswerStates } from '../../controls/answer-states';
import { SomeOf } from '../../controls/choice-pills';
import { writeQuery } from '../../addresses/address-query';
import type { Parameters } from '../../addresses/use-parameters';
import { DataTable } from '../../pictures/data-table';
import { useSeasonLists } from '../../controls/use-season-lists';
import { changesOf, type MatchChange } from './change-list';
import { changeKinds, correctionsAddress, kindNames, kindsIn } from '../../addresses/correction-address';
import * as controls from '../../controls/controls.module.css';
import * as styles from './corrections.module.css';
import { instantText, momentText } from './instant-text';
import { useChanges } from './use-changes';

const all = ['', 'All'] as const;

const typeNames: Readonly<Record<string, string>> = {
  MatchStatus: 'status',
  MatchScore: 'score',
  MatchMetricUpdate: 'statistics',
  ReferenceData: 'match data',
};

const Changes = ({ changes }: { readonly changes: readonly MatchChange[] }): ReactElement => (
  <DataTable
    caption="Recent changes as a table"
    columns={['Match', 'Season', 'Revision', 'Kind', 'Time, UTC', 'Moment', 'Changed']}
    rows={changes.map((change) => [
      { text: String(change.matchId), to: correctionsAddress(change.matchId) },
      change.seasonId,
      change.revision === 0 ? (
        change.revision
      ) : (
        <Link
          key="revision"
          to={correctionsAddress(change.matchId, [change.revision - 1, change.revision])}
          aria-label={`Statistics that revision ${change.revision} of match ${change.matchId} changed`}
        >
          {change.revision}
        </Link>
      ),
      <>{kindNames[change.kind]}</>,
      instantText(change.utcTimestamp),
      momentText(change),
      <>{change.types.map((type) => typeNames[type] ?? type).join(', ')}</>,
    ])}
  />
);

interface RecentChangesProps {
  readonly parameters: Parameters;
}

const queryOf = ({ leagueId = '', seasonId = '', kind }: Parameters['values']): string =>
  writeQuery({ kind: kindsIn(kind), leagueId, seasonId });

/**
 * The latest changes of all matches, filtered by league, season and kind. New changes appear while the page is open.
 */
export function RecentChanges({ parameters }: RecentChangesProps): ReactElement {
  const { values, change } = parameters;
  const [isLive, setLive] = useState(false);
  const lists = useSeasonLists({ leagueId: values.leagueId ?? '1', levelId: '1' });
  const reading = useChanges(queryOf(values), isLive);
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">Recent changes of all matches</h2>
      <div className={controls.row}>
        <SelectField
          label="League"
          options={[all, ...lists.leagues]}
          selected={values.leagueId ?? ''}
          onSelect={(leagueId) => {
            change({ leagueId, seasonId: '' });
          }}
        />
        <SelectField
          label="Season"
          options={[all, ...lists.seasons]}
          selected={values.seasonId ?? ''}
          onSelect={(seasonId) => {
            change({ seasonId });
          }}
        />
        <label className={styles.live}>
          <input
            type="checkbox"
            checked={isLive}
            onChange={({ target }) => {
              setLive(target.checked);
            }}
          />
          Add changes as they arrive
        </label>
      </div>
      <SomeOf
        legend="Kinds"
        options={changeKinds.map((kind) => [kind, kindNames[kind]] as const)}
        selected={kindsIn(values.kind)}
        onSelect={(kinds) => {
          change({ kind: kinds.join(',') });
        }}
      />
      {reading.fault !== undefined && <p role="alert">{reading.fault}</p>}
      <AnswerStates
        reading={reading}
        whyEmpty={(events) =>
          events.length === 0
            ? 'No change of these kinds since the matches were stored. Choose other kinds, or enter a match.'
            : undefined
        }
      >
        {(events) => <Changes changes={changesOf(events)} />}
      </AnswerStates>
    </section>
  );
}
