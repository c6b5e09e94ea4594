import type { HeadFC, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { LeagueProfile } from '../features/profiles/league-profile';
import { ProfilePage } from '../features/profiles/profile-page';

/** The page of the league in the address. */
export default function LeaguePage({ location }: PageProps): ReactElement {
  return (
    <ProfilePage what="leagues">
      <LeagueProfile place={location} />
    </ProfilePage>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="League"
    description="Any league of the server: its seasons, ladder, leading players and matches by round, with links to squads and players."
  />
);
