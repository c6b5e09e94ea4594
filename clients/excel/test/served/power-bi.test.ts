import { expect } from 'chai';
import type { MTable } from '../support/m/values.js';
import { openLibrary, type Evaluated, type UseLibrary } from '../support/open-library.js';
import { powerBiInM } from '../support/power-bi.js';
import { sendAsPowerQuery } from '../support/send-as-power-query.js';

const { GOALSQUARE_URL: url = '', GOALSQUARE_TOKEN: token = '' } = process.env;
const settings = { GoalsquareUrl: url, GoalsquareToken: token };
const codes = ['DISPOSAL', 'KICK', 'MARK', 'GOAL', 'TACKLE', 'INSIDE_50'];

describe(`the model for Power BI, against ${url}`, () => {
  let use: UseLibrary;
  let evaluated: Evaluated;

  before(async () => {
    use = await openLibrary(powerBiInM());
    evaluated = use(sendAsPowerQuery, settings);
  });

  const table = async (name: string): Promise<MTable> => (await evaluated(name)) as MTable;
  const cells = ({ columns, rows }: MTable, name: string): readonly unknown[] =>
    rows.map((row) => row[columns.indexOf(name)]);

  for (const [name, key, columns] of [
    ['Squads', ['squad_id'], ['season_id', 'squad_id', 'squad_name', 'squad_code']],
    ['Matches', ['match_id'], ['match_id', 'home_squad_id', 'away_squad_id', 'home_points', 'away_points']],
    ['Ladder', ['squad_id'], ['squad_id', 'position', 'ladder_points']],
    ['PlayerSeason', ['person_id', 'person_squad_id'], ['person_id', 'person_squad_id', 'matches', ...codes]],
    ['SquadMatches', ['squad_id', 'match_id'], ['squad_id', 'match_id', ...codes]],
  ] as const)
    it(`has rows in ${name}, one for each ${key.join(' and ')}`, async () => {
      const { rows, ...rest } = await table(name);
      expect(rest.columns).to.include.members(columns);
      expect(rows.length).to.be.above(0);
      const keys = rows.map((row) => key.map((one) => row[rest.columns.indexOf(one)]).join(' '));
      expect(new Set(keys).size).to.equal(rows.length);
    });

  it('relates its tables by ids that are in Squads and Matches', async () => {
    const [squads, matches, facts] = await Promise.all([table('Squads'), table('Matches'), table('SquadMatches')]);
    expect(cells(squads, 'squad_id')).to.include.members([...new Set(cells(facts, 'squad_id'))]);
    expect(cells(matches, 'match_id')).to.include.members([...new Set(cells(facts, 'match_id'))]);
    expect(cells(squads, 'squad_id')).to.include.members([...new Set(cells(await table('Ladder'), 'squad_id'))]);
  });

  it('has each level by its parameters', async () => {
    const other = use(sendAsPowerQuery, { ...settings, LeagueId: 3, LevelId: 1 });
    expect(cells((await other('Ladder')) as MTable, 'squad_id')).not.to.deep.equal(
      cells(await table('Ladder'), 'squad_id'),
    );
  });

  it('follows its parameters', async () => {
    const earlier = use(sendAsPowerQuery, { ...settings, SeasonId: 2025, Metrics: ' GOAL, MARK,' });
    const season = (await earlier('PlayerSeason')) as MTable;
    expect(season.columns.slice(-2)).to.deep.equal(['GOAL', 'MARK']);
    const total = cells((await earlier('SquadMatches')) as MTable, 'GOAL').reduce<number>(
      (sum, value) => sum + Number(value ?? 0),
      0,
    );
    expect(cells(season, 'GOAL').reduce<number>((sum, value) => sum + Number(value ?? 0), 0)).to.equal(total);
  });
});
