import type { HeadFC, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { PlayerProfile } from '../features/profiles/player-profile';
import { ProfilePage } from '../features/profiles/profile-page';

/** The page of the player in the address. */
export default function PlayerPage({ location }: PageProps): ReactElement {
  return (
    <ProfilePage what="players">
      <PlayerProfile place={location} />
    </ProfilePage>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Player"
    description="Any player of the server: seasons, form, game log, shots with expected points, a map of where they act, and kicks to team-mates."
  />
);
