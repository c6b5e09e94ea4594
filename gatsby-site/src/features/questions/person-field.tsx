import { useId, useState, type ReactElement } from 'react';
import { useDebounced } from '../../controls/use-debounced';
import { Faulty } from './fields';
import { useQueryForm } from './form-context';
import { valuesOf } from '../../query/query';
import { useAnswer } from '../../requests/use-answer';

interface Person {
  readonly personId: number;
  readonly fullname: string;
  readonly squads: readonly { readonly squadCode: string; readonly seasonId: number }[];
}

interface PersonFieldProps {
  readonly name: 'personId' | 'againstPersonId';
  readonly label: string;
}

const nameOf = ({ fullname, squads: [latest] }: Person): string =>
  latest === undefined ? fullname : `${fullname}, ${latest.squadCode} ${latest.seasonId}`;

/** A selected person, as a button that clears the selection. */
function ChosenPerson({ id, onRemove }: { readonly id: string; readonly onRemove: () => void }): ReactElement {
  const { data } = useAnswer<Person>(`/v1/persons/${id}`);
  const text = data === undefined ? `Person ${id}` : nameOf(data);
  return (
    <button type="button" aria-label={`Remove ${text}`} onClick={onRemove}>
      {text} <span aria-hidden="true">×</span>
    </button>
  );
}

/** The selected persons. **Empty**: nothing. */
function ChosenPersons({ name, label }: PersonFieldProps): ReactElement | null {
  const { query, change } = useQueryForm();
  const chosen = valuesOf(query, name);
  if (chosen.length === 0) return null;
  return (
    <ul className="chips" aria-label={`${label}: chosen`}>
      {chosen.map((one) => (
        <li key={one}>
          <ChosenPerson
            id={one}
            onRemove={() => {
              change({ [name]: chosen.filter((other) => other !== one) });
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** A search for persons by name. */
export function PersonField({ name, label }: PersonFieldProps): ReactElement {
  const { query, change } = useQueryForm();
  const [words, setWords] = useState('');
  const id = useId();
  const settled = useDebounced(words.trim());
  const found = useAnswer<{ readonly persons: readonly Person[] }>(
    settled === '' ? undefined : `/v1/persons?name=${encodeURIComponent(settled)}&limit=8`,
  );
  const chosen = valuesOf(query, name);
  const persons = words.trim() === '' ? [] : (found.data?.persons ?? []);
  return (
    <Faulty names={[name]}>
      <label className="form-entry">
        {label}
        <input
          type="search"
          value={words}
          placeholder="First name, surname or both"
          aria-describedby={`${id}-found`}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
      </label>
      <p id={`${id}-found`} className="hint" role="status">
        {found.failure?.detail ?? (words.trim() !== '' && found.data ? `${persons.length} found.` : '')}
      </p>
      {persons.length > 0 && (
        <ul className="chips" aria-label={`${label}: found`}>
          {persons.map((person) => (
            <li key={person.personId}>
              <button
                type="button"
                onClick={() => {
                  change({ [name]: [...new Set([...chosen, String(person.personId)])] });
                  setWords('');
                }}
              >
                {nameOf(person)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ChosenPersons name={name} label={label} />
    </Faulty>
  );
}
