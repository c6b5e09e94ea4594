import type { Answer, SeasonSquadPersons, SeasonSquads } from '@goalsquare/openapi';
import { Link } from 'gatsby';
import { useState, type ReactElement } from 'react';
import type { Option } from '../../controls/choice-pills';
import { SelectField } from '../../controls/select-field';
import { AnswerStates } from '../../controls/answer-states';
import * as controls from '../../controls/controls.module.css';
import * as styles from './questions.module.css';
import { PinnedList } from './pinned-list';
import { recipeGroups, recipeSearch, type RecipeSubject } from './recipes';
import { recentQuestions } from './recent-questions';
import { useAnswer } from '../../requests/use-answer';

type Seasons = Answer<'getLevelSeasons'>;

const SEASONS = '/v1/leagues/1/levels/1/seasons';

/** Returns the latest finished season, otherwise the latest that has begun, otherwise the first. */
function usualSeason(seasons: Seasons): string {
  const begun = seasons.filter(({ matches }) => matches.complete > 0);
  const over = begun.filter(({ matches }) => matches.incomplete === 0);
  const ids = (over.length > 0 ? over : begun).map(({ id }) => id);
  return String(ids.length > 0 ? Math.max(...ids) : (seasons[0]?.id ?? ''));
}

/** Returns the selected id if it is in the list, otherwise the first id. **Empty**: `''` if the list is empty. */
const chosenOf = (ids: readonly string[], chosen: string | undefined): string =>
  ids.find((id) => id === chosen) ?? ids[0] ?? '';

interface SubjectFieldsProps {
  readonly seasons: Seasons;
  readonly squads: SeasonSquads['squads'];
  readonly players: SeasonSquadPersons['players'];
  readonly subject: RecipeSubject;
  readonly onChange: (subject: Partial<RecipeSubject>) => void;
}

/** Fields that select the subjects of the questions by name. */
function SubjectFields({ seasons, squads, players, subject, onChange }: SubjectFieldsProps): ReactElement {
  const squadOptions = squads.map(({ id, name }): Option<string> => [String(id), name]);
  const fields: readonly (readonly [name: keyof RecipeSubject, label: string, options: readonly Option<string>[]])[] = [
    ['season', 'Season', seasons.map(({ id }): Option<string> => [String(id), String(id)])],
    ['squad', 'Squad', squadOptions],
    ['opponent', 'Opponent', squadOptions.filter(([id]) => id !== subject.squad)],
    ['player', 'Player', players.map(({ personId, fullname }): Option<string> => [String(personId), fullname])],
  ];
  return (
    <div className={controls.beside}>
      {fields.map(([name, label, options]) => (
        <SelectField
          key={name}
          label={label}
          options={options}
          selected={subject[name]}
          onSelect={(value) => {
            onChange({ [name]: value });
          }}
        />
      ))}
    </div>
  );
}

/** Questions about a season. Each is a link that fills in the form and runs the query. */
function SeasonRecipes({ seasons }: { readonly seasons: Seasons }): ReactElement {
  const [chosen, setChosen] = useState<Partial<RecipeSubject>>({});
  const season = chosen.season ?? usualSeason(seasons);
  const path = `${SEASONS}/${season}/squads`;
  const reading = useAnswer<SeasonSquads>(path);
  const squads = reading.data?.squads ?? [];
  const ids = squads.map(({ id }) => String(id));
  const squad = chosenOf(ids, chosen.squad);
  const persons = useAnswer<SeasonSquadPersons>(squad === '' ? undefined : `${path}/${squad}/persons`);
  const players = [...(persons.data?.players ?? [])].sort((a, b) => b.matches.season - a.matches.season);
  const opponent = chosenOf(
    ids.filter((id) => id !== squad),
    chosen.opponent,
  );
  const player = chosenOf(
    players.map(({ personId }) => String(personId)),
    chosen.player,
  );
  const subject = { season, squad, opponent, player };
  return (
    <AnswerStates
      reading={reading}
      whyEmpty={(data) => (data.squads.length === 0 ? 'This season has no squads.' : undefined)}
    >
      {() => (
        <>
          <SubjectFields
            seasons={seasons}
            squads={squads}
            players={players}
            subject={subject}
            onChange={(change) => {
              setChosen({ ...chosen, ...change });
            }}
          />
          {recipeGroups.map(({ aim, recipes }) => (
            <section key={aim}>
              <h3>{aim}</h3>
              <ul className="links">
                {recipes.map((recipe) => (
                  <li key={recipe.search}>
                    <Link to={`/questions/?${recipeSearch(recipe, subject)}`}>{recipe.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </AnswerStates>
  );
}

/** Questions recently asked in this browser. **Empty**: nothing. */
function RecentList(): ReactElement | null {
  const [recent] = useState(recentQuestions);
  return recent.length === 0 ? null : (
    <section aria-labelledby="recent">
      <h3 id="recent">Asked before in this browser</h3>
      <ul className="links">
        {recent.map(({ search, title }) => (
          <li key={search}>
            <Link to={`/questions/${search}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Anchor of the list. */
export const RECIPES = 'recipes';

/** Typical questions of analysts about a season, two squads and a player, which the reader selects by name. */
export function RecipeList(): ReactElement {
  const reading = useAnswer<Seasons>(SEASONS);
  return (
    <section className={styles.recipeList} aria-labelledby={RECIPES}>
      <h2 id={RECIPES}>Questions to start from</h2>
      <PinnedList />
      <RecentList />
      <AnswerStates
        reading={reading}
        whyEmpty={(seasons) => (seasons.length === 0 ? 'League 1 has no seasons. Use the form.' : undefined)}
      >
        {(seasons) => <SeasonRecipes seasons={seasons} />}
      </AnswerStates>
    </section>
  );
}
