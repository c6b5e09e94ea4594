import type { ReactElement } from 'react';
import { SelectField } from '../../controls/select-field';
import { useApiKey } from '../../requests/api-key';
import type { SeasonAddress } from '../../addresses/season-address';
import type { SeasonLists } from '../../controls/use-season-lists';
import * as styles from './quality.module.css';

interface SeasonFormProps {
  readonly address: SeasonAddress;
  readonly lists: SeasonLists;
  readonly onSeason: (address: SeasonAddress) => void;
}

/** A form that selects a season by league and level, with a field for the key. */
export function SeasonForm({ address, lists, onSeason }: SeasonFormProps): ReactElement {
  const [apiKey, setKey] = useApiKey();
  return (
    <form
      className={styles.form}
      aria-label="The season"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <SelectField
        label="League"
        options={lists.leagues}
        selected={address.leagueId}
        onSelect={(leagueId) => {
          onSeason({ leagueId, levelId: '1', seasonId: '', matchId: '' });
        }}
      />
      <SelectField
        label="Level"
        options={lists.levels}
        selected={address.levelId}
        onSelect={(levelId) => {
          onSeason({ ...address, levelId, seasonId: '', matchId: '' });
        }}
      />
      <SelectField
        label="Season"
        options={lists.seasons}
        selected={address.seasonId}
        onSelect={(seasonId) => {
          onSeason({ ...address, seasonId, matchId: '' });
        }}
      />
      <label className="form-entry">
        Key
        <input
          value={apiKey}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setKey(target.value);
          }}
        />
      </label>
    </form>
  );
}
