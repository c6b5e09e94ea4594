import { useId, useState, type ReactElement } from 'react';
import { CheckedInput } from '../../controls/checked-input';
import type { Option } from '../../controls/choice-pills';
import { SeasonFields } from '../../controls/season-fields';
import { SelectField } from '../../controls/select-field';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import { useAnswer } from '../../requests/use-answer';
import * as controls from '../../controls/controls.module.css';
import * as styles from './evidence.module.css';
import { metricSuggestions } from './metric-suggestions';
import { useNumberChoice, type NumberChoice } from './use-number-choice';

const ofWhat: readonly Option<string>[] = [
  ['players', 'a player'],
  ['squads', 'a squad'],
];

interface MetricFieldProps {
  readonly matchId: string;
  readonly initial: string;
}

/**
 * The field for the metric. Suggestions come from the metrics of the match, which load when the field is first used.
 */
function MetricField({ matchId, initial }: MetricFieldProps): ReactElement {
  const id = useId();
  const [isUsed, setUsed] = useState(false);
  const [words, setWords] = useState('');
  const path = isUsed && matchId !== '' ? `/v1/matches/${matchId}/metrics` : undefined;
  const { data } = useAnswer<{ readonly metrics: readonly { readonly code: string; readonly name: string }[] }>(path);
  return (
    <>
      <CheckedInput
        name="metric"
        label="Metric"
        accepted="the code of a metric, such as DISPOSAL"
        defaultValue={initial}
        pattern="[A-Z0-9_]+"
        required
        autoComplete="off"
        spellCheck={false}
        list={id}
        onFocus={() => {
          setUsed(true);
        }}
        onChange={({ target }) => {
          setWords(target.value);
        }}
      />
      <datalist id={id}>
        {metricSuggestions(data?.metrics ?? [], words).map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The fields for the match and for its player or squad. */
function OwnerFields({ choice: { matches, owners, chosen, choose } }: { readonly choice: NumberChoice }): ReactElement {
  const { id: _, ...match } = chosen;
  const isPlayer = chosen.level === 'players';
  return (
    <>
      <SelectField
        name="matchId"
        label="Match"
        options={matches}
        selected={chosen.matchId}
        onSelect={(matchId) => {
          choose({ ...match, matchId });
        }}
      />
      <SelectField
        label="Of"
        options={ofWhat}
        selected={chosen.level}
        onSelect={(level) => {
          choose({ ...match, level });
        }}
      />
      <SelectField
        name={isPlayer ? 'personId' : 'squadId'}
        label={isPlayer ? 'Player' : 'Squad'}
        options={owners}
        selected={chosen.id}
        onSelect={(id) => {
          choose({ ...chosen, id });
        }}
      />
    </>
  );
}

/**
 * A form that selects a number by season, match, and player or squad. Submitting it opens the address of the number.
 */
export function EvidenceForm({ request }: { readonly request: EvidenceRequest | undefined }): ReactElement {
  const choice = useNumberChoice(request);
  const { chosen, error, hasNoMatch } = choice;
  return (
    <form action="/evidence/" className={controls.row} aria-label="The number">
      <SeasonFields
        lists={choice.lists}
        leagueId={chosen.leagueId}
        levelId={chosen.levelId}
        seasonId={chosen.seasonId}
        onSelect={(ids) => {
          choice.choose({ level: chosen.level, ...ids });
        }}
      />
      <OwnerFields choice={choice} />
      <MetricField matchId={chosen.matchId} initial={request?.metric ?? 'DISPOSAL'} />
      <button type="submit" className="button primary" disabled={chosen.id === ''}>
        Show the acts
      </button>
      {error !== undefined && (
        <p className={styles.wide} role="alert">
          The matches cannot be listed. {error}
        </p>
      )}
      {hasNoMatch && (
        <p className={styles.wide} role="status">
          No match of this season has begun.
        </p>
      )}
    </form>
  );
}
