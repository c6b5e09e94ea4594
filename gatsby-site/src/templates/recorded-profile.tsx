import { navigate, type HeadFC, type PageProps } from 'gatsby';
import { useEffect, type ReactElement } from 'react';
import { leagueAddress, playerAddress, squadAddress } from '../addresses/page-addresses';
import { PageHead } from '../components/head';
import { LeagueProfile } from '../features/profiles/league-profile';
import { PlayerProfile } from '../features/profiles/player-profile';
import { ProfilePage } from '../features/profiles/profile-page';
import type { ProfileKind, RecordedPage } from '../features/profiles/recorded';
import { recordedName } from '../features/profiles/recorded-name';
import { SquadProfile } from '../features/profiles/squad-profile';
import { useSiteFacts } from '../requests/site-facts';
import { BuiltAnswers } from '../requests/use-answer';

const profiles = { player: PlayerProfile, squad: SquadProfile, league: LeagueProfile } as const;

const addresses = {
  player: playerAddress,
  squad: squadAddress,
  league: (leagueId: number) => leagueAddress({ leagueId }),
} as const;

/** The page of a player, squad or league. Until the server responds, it shows the responses it was built from. */
export default function RecordedProfilePage({ location, pageContext }: PageProps<object, RecordedPage>): ReactElement {
  const { what, id, answers } = pageContext;
  const { sandbox } = useSiteFacts();
  useEffect(() => {
    // On this server, the id belongs to another player, squad or league.
    if (!sandbox) navigate(addresses[what](id), { replace: true });
  }, [sandbox, what, id]);
  const Profile = profiles[what];
  return (
    <BuiltAnswers value={answers}>
      <ProfilePage what={`${what}s`} isBuilt>
        <Profile place={location} builtId={id} />
      </ProfilePage>
    </BuiltAnswers>
  );
}

const contents: Readonly<Record<ProfileKind, string>> = {
  player: 'seasons, form, game log, shots with expected points, and kicks to team-mates',
  squad: 'seasons for and against, form, ladder, leaders, kicks and maps',
  league: 'ladder, leading players and matches by round',
};

export const Head: HeadFC<object, RecordedPage> = ({ pageContext }) => {
  const name = recordedName(pageContext);
  return <PageHead title={name} description={`${name} of the sandbox: ${contents[pageContext.what]}.`} />;
};
