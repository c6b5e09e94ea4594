import type { Answer } from '@goalsquare/openapi';
import { Link } from 'gatsby';
import type { ReactElement } from 'react';
import { useAnswer } from '../../requests/use-answer';
import { leagueAddress } from '../../addresses/page-addresses';
import { AnswerStates } from '../../controls/answer-states';
import * as styles from './profiles.module.css';

/** The leagues of the server, as links to their pages. */
export function LeagueList(): ReactElement {
  const reading = useAnswer<Answer<'getLeagues'>>('/v1/leagues');
  return (
    <section className={styles.part} data-wide="true" aria-labelledby="leagues-heading">
      <h2 id="leagues-heading">Leagues</h2>
      <AnswerStates reading={reading} whyEmpty={(list) => (list.length === 0 ? 'There are no leagues.' : undefined)}>
        {(list) => (
          <ul className="links" aria-label="Leagues">
            {list.map(({ id, name }) => (
              <li key={id}>
                <Link to={leagueAddress({ leagueId: id })}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </AnswerStates>
    </section>
  );
}
