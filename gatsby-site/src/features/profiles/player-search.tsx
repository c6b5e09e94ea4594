import type { Persons } from '@goalsquare/openapi';
import { Link } from 'gatsby';
import { useId, useState, type ReactElement } from 'react';
import { useDebounced } from '../../controls/use-debounced';
import { useAnswer } from '../../requests/use-answer';
import { playerAddress } from '../../addresses/page-addresses';
import { AnswerStates } from '../../controls/answer-states';
import * as styles from './profiles.module.css';

/** How many players a search shows at most. */
const MOST = 20;

const Found = ({ persons }: Persons): ReactElement => (
  <ul className="links" aria-label="Players found">
    {persons.map(({ personId, fullname, squads: [latest] }) => (
      <li key={personId}>
        <Link to={playerAddress(personId)}>
          {fullname}
          {latest !== undefined && (
            <small>
              {latest.squadName}, {latest.seasonId}
            </small>
          )}
        </Link>
      </li>
    ))}
  </ul>
);

/** A search for players by name. It accepts parts of names in any order, and tolerates misspellings. */
export function PlayerSearch(): ReactElement {
  const [words, setWords] = useState('');
  const id = useId();
  const settled = useDebounced(words.trim());
  const name = words.trim() === '' ? '' : settled;
  const reading = useAnswer<Persons>(
    name === '' ? undefined : `/v1/persons?name=${encodeURIComponent(name)}&limit=${MOST}`,
  );
  const count = reading.data?.persons.length;
  return (
    <search className={styles.search}>
      <label className="form-entry">
        Find a player
        <input
          type="search"
          value={words}
          placeholder="First name, surname or both"
          aria-describedby={`${id}-count`}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
      </label>
      <p id={`${id}-count`} className="hint" role="status">
        {name === '' || count === undefined ? 'Misspelt names are found too.' : `${count} found.`}
      </p>
      {name !== '' && (
        <AnswerStates
          reading={reading}
          whyEmpty={({ persons }) => (persons.length === 0 ? `Nobody is called ${name}.` : undefined)}
        >
          {(answer) => <Found {...answer} />}
        </AnswerStates>
      )}
    </search>
  );
}
