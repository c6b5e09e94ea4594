import type { Person, SeasonLadder, SeasonSquadPersons } from '@goalsquare/openapi';
import { expect } from 'chai';
import world from '../../../facts/seasons/world.json' with { type: 'json' };
import { recordedPages, type RecordedPage } from '../../../src/features/profiles/recorded.js';
import { recordedName } from '../../../src/features/profiles/recorded-name.js';
import { leaguePaths, playerPaths, squadPaths } from '../../../src/features/profiles/recorded-paths.js';
import type { Seasons } from '../../../src/features/profiles/use-season.js';

const level = { leagueId: 1, levelId: 1 } as const;
const pageOf = (what: RecordedPage['what']): RecordedPage => {
  const page = recordedPages.find((one) => one.what === what);
  if (page === undefined) throw new Error(`there is no page of a ${what}`);
  return page;
};
const answerOf = (page: RecordedPage, path: string): unknown => page.answers[path];

describe('the answers that pages are built from', () => {
  it('are those that the pages read when they are opened', () => {
    const [player, squad, league] = [pageOf('player'), pageOf('squad'), pageOf('league')];
    const person = answerOf(player, `/v1/persons/${player.id}`) as Person;
    const seasons = answerOf(squad, '/v1/leagues/1/levels/1/seasons') as Seasons;
    const [ladderPath = ''] = Object.keys(league.answers).filter((path) => path.endsWith('/ladder'));
    const ladder = answerOf(league, ladderPath) as SeasonLadder;
    const [listPath = ''] = Object.keys(player.answers).filter((path) => path.endsWith('/persons'));
    const list = answerOf(player, listPath) as SeasonSquadPersons;
    const position = list.players.find(({ personId }) => personId === player.id)?.position?.code;
    expect(Object.keys(player.answers)).to.deep.equal(playerPaths(person, position));
    expect(Object.keys(squad.answers)).to.deep.equal(squadPaths(squad.id, level, seasons, ladder));
    expect(Object.keys(league.answers)).to.deep.equal(leaguePaths(level, seasons, ladder));
  });

  it('are of the same world as the numbers of seasons', () => {
    for (const { edition } of recordedPages) expect(edition).to.equal(world.edition);
  });

  it('have a name for each page', () => {
    for (const page of recordedPages) expect(recordedName(page)).to.match(/^\S.* \S/u);
  });
});
