import { useState, type ReactElement } from 'react';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import * as styles from './evidence.module.css';

interface EntryProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly pattern: string;
}

const Entry = ({ name, label, value, pattern }: EntryProps): ReactElement => (
  <label className="form-entry">
    {label}
    <input name={name} defaultValue={value} pattern={pattern} required autoComplete="off" spellCheck={false} />
  </label>
);

const ids = '[0-9]{1,10}';

/** Selects a number of a match by ids. It submits a query, so that it works before scripts have loaded. */
export function EvidenceForm({ request }: { readonly request: EvidenceRequest | undefined }): ReactElement {
  const [level, setLevel] = useState(request?.level ?? 'players');
  const isPlayer = level === 'players';
  return (
    <form action="/evidence/" className={styles.form} aria-label="The number">
      <Entry name="matchId" label="Match" value={String(request?.matchId ?? '')} pattern={ids} />
      <label className="form-entry">
        Of
        <select
          value={level}
          onChange={({ target }) => {
            setLevel(target.value === 'squads' ? 'squads' : 'players');
          }}
        >
          <option value="players">a player</option>
          <option value="squads">a squad</option>
        </select>
      </label>
      <Entry
        key={level}
        name={isPlayer ? 'personId' : 'squadId'}
        label={isPlayer ? 'Id of the player' : 'Id of the squad'}
        value={request?.level === level ? String(request.id) : ''}
        pattern={ids}
      />
      <Entry name="metric" label="Metric" value={request?.metric ?? 'DISPOSAL'} pattern="[A-Z0-9_]+" />
      <button type="submit" className="button primary">
        Show the acts
      </button>
    </form>
  );
}
