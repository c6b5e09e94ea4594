import type { HeadFC, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { PageHead } from '../components/head';
import { SquadProfile } from '../features/profiles/squad-profile';
import { ProfilePage } from '../features/profiles/profile-page';

/** The page of the squad in the address. */
export default function SquadPage({ location }: PageProps): ReactElement {
  return (
    <ProfilePage what="squads">
      <SquadProfile place={location} />
    </ProfilePage>
  );
}

export const Head: HeadFC = () => (
  <PageHead
    title="Squad"
    description="Any squad of the server: seasons for and against, form, ladder, leaders, who kicks to whom, maps, and the previous and next matches."
  />
);
