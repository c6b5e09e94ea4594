import { Link, type HeadFC } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { PlayersIndex } from '../features/profiles/league-profile';
import { ProfilePage } from '../features/profiles/profile-page';

/** The start page for players, squads and leagues. */
export default function PlayersPage(): ReactElement {
  return (
    <ProfilePage what="players">
      <h1>Players, squads and leagues</h1>
      <p className="lead">
        Find any player of this server by name, or choose a league. For any other statistic, use{' '}
        <Link to="/questions/">a question</Link>.
      </p>
      <PlayersIndex />
    </ProfilePage>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Players"
    description="Find any player by name, and open the pages of players, squads and leagues: season tables, form, ladders, shots and maps."
  />
);
