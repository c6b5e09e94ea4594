import type { ReactElement } from 'react';
import { SelectField } from './select-field';
import type { SeasonLists } from './use-season-lists';

/** Ids of a season as text. **Empty**: `''` for a season that is not selected. */
export type SeasonIds = Readonly<Record<'leagueId' | 'levelId' | 'seasonId', string>>;

interface SeasonFieldsProps extends Omit<SeasonIds, 'seasonId'> {
  readonly lists: SeasonLists;
  /** The season. **Empty**: no field for it. */
  readonly seasonId?: string;
  readonly onSelect: (ids: SeasonIds) => void;
}

/** Fields for the league, its level and its season. Another league or level clears the season. */
export const SeasonFields = ({ lists, leagueId, levelId, seasonId, onSelect }: SeasonFieldsProps): ReactElement => (
  <>
    <SelectField
      label="League"
      options={lists.leagues}
      selected={leagueId}
      onSelect={(league) => {
        onSelect({ leagueId: league, levelId: '1', seasonId: '' });
      }}
    />
    <SelectField
      label="Level"
      options={lists.levels}
      selected={levelId}
      onSelect={(level) => {
        onSelect({ leagueId, levelId: level, seasonId: '' });
      }}
    />
    {seasonId !== undefined && (
      <SelectField
        label="Season"
        options={lists.seasons}
        selected={seasonId}
        onSelect={(season) => {
          onSelect({ leagueId, levelId, seasonId: season });
        }}
      />
    )}
  </>
);
