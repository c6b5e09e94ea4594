import { useState, type ReactElement } from 'react';
import { CheckedInput } from '../../controls/checked-input';
import { IdEntry } from '../../controls/id-entry';
import type { EvidenceRequest } from '../../evidence-links/evidence-request';
import * as styles from './evidence.module.css';

/** Selects a number of a match by ids. It submits a query, so that it works before scripts have loaded. */
export function EvidenceForm({ request }: { readonly request: EvidenceRequest | undefined }): ReactElement {
  const [level, setLevel] = useState(request?.level ?? 'players');
  const isPlayer = level === 'players';
  return (
    <form action="/evidence/" className={styles.form} aria-label="The number">
      <IdEntry name="matchId" label="Match" value={request?.matchId ?? ''} />
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
      <IdEntry
        key={level}
        name={isPlayer ? 'personId' : 'squadId'}
        label={isPlayer ? 'Id of the player' : 'Id of the squad'}
        value={request?.level === level ? request.id : ''}
      />
      <CheckedInput
        name="metric"
        label="Metric"
        accepted="the code of a metric, such as DISPOSAL"
        defaultValue={request?.metric ?? 'DISPOSAL'}
        pattern="[A-Z0-9_]+"
        required
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className="button primary">
        Show the acts
      </button>
    </form>
  );
}
