import type { Season, World } from '@goalsquare/data';
import { expect } from 'chai';
import type { Licence } from '@goalsquare/server';
import { includesSeason, tagOfLicence } from '../src/domain/accounts/licence.js';
import { licensedWorld } from '../src/domain/licensed-world.js';

/** Leagues with their levels and seasons, as `1/1/2025`. */
const whole = ['1/1/2025', '1/1/2026', '1/2/2026', '3/1/2024', '3/1/2025', '5/5/2025'];
const numbers = (text: string): readonly [number, number, number] => {
  const [leagueId = 0, levelId = 0, seasonId = 0] = text.split('/').map(Number);
  return [leagueId, levelId, seasonId];
};

const versionsOf: World['versionsOf'] = (isSelected) => {
  const text = whole
    .filter((key) => {
      const [leagueId, levelId, seasonId] = numbers(key);
      return isSelected({ leagueId, levelId, seasonId });
    })
    .join();
  return { version: `v ${text}`, steadyVersion: `s ${text}`, recordVersion: `r ${text}` };
};

const world: World = {
  ...versionsOf(() => true),
  versionsOf,
  leagues: [1, 3, 5].map((id) => ({
    id,
    name: `League ${id}`,
    code: `L${id}`,
    levels: [1, 2, 5]
      .map((levelId) => ({
        id: levelId,
        name: `Level ${levelId}`,
        code: `L${levelId}`,
        seasonIds: whole
          .map(numbers)
          .flatMap(([league, level, season]) => (league === id && level === levelId ? [season] : [])),
      }))
      .filter(({ seasonIds }) => seasonIds.length > 0),
  })),
  season: (...key) => (whole.includes(key.join('/')) ? ({ version: key.join('/') } as unknown as Season) : undefined),
};

const listed = ({ leagues }: World): readonly string[] =>
  leagues.flatMap((league) =>
    league.levels.flatMap((level) => level.seasonIds.map((seasonId) => `${league.id}/${level.id}/${seasonId}`)),
  );

describe('the world as a licence shows it', () => {
  const cases: readonly (readonly [string, Licence['leagues'], readonly string[]])[] = [
    ['all', 'all', whole],
    ['nothing', [], []],
    ['leagues', [{ leagueId: 1 }, { leagueId: 5 }], ['1/1/2025', '1/1/2026', '1/2/2026', '5/5/2025']],
    ['a level', [{ leagueId: 1, levelIds: [2] }], ['1/2/2026']],
    ['a season of every level', [{ leagueId: 1, seasonIds: [2026] }], ['1/1/2026', '1/2/2026']],
    ['a season of one level', [{ leagueId: 1, levelIds: [1], seasonIds: [2026] }], ['1/1/2026']],
    [
      'two parts of one league',
      [
        { leagueId: 1, levelIds: [2] },
        { leagueId: 1, seasonIds: [2025] },
      ],
      ['1/1/2025', '1/2/2026'],
    ],
    ['a league of which no season is known', [{ leagueId: 3, seasonIds: [2030] }], []],
    ['no level of a league', [{ leagueId: 1, levelIds: [] }], []],
    ['what there is not', [{ leagueId: 9 }, { leagueId: 3, seasonIds: [2024] }], ['3/1/2024']],
  ];
  for (const [title, leagues, expected] of cases) {
    it(`has ${title}, and no league or level beside it`, () => {
      const licence: Licence = { tier: 'Basic', leagues };
      const seen = licensedWorld(world, licence);
      expect(listed(seen)).to.deep.equal(expected);
      expect(
        seen.leagues.every(({ levels }) => levels.length > 0 && levels.every(({ seasonIds }) => seasonIds.length > 0)),
      ).to.equal(true);
      expect(whole.filter((key) => seen.season(...numbers(key)) !== undefined)).to.deep.equal(expected);
      expect(
        whole.filter((key) => {
          const [leagueId, levelId, seasonId] = numbers(key);
          return includesSeason(licence, { leagueId, levelId, seasonId });
        }),
      ).to.deep.equal(expected);
      const text = expected.join();
      expect([seen.version, seen.steadyVersion, seen.recordVersion]).to.deep.equal([
        `v ${text}`,
        `s ${text}`,
        `r ${text}`,
      ]);
      expect(seen.versionsOf(({ seasonId }) => seasonId === 2025).version).to.equal(
        `v ${expected.filter((key) => key.endsWith('/2025')).join()}`,
      );
    });
  }

  it("lists what it is left of a league with the league's own names", () => {
    expect(licensedWorld(world, { tier: 'Basic', leagues: [{ leagueId: 1, levelIds: [2] }] }).leagues).to.deep.equal([
      { id: 1, name: 'League 1', code: 'L1', levels: [{ id: 2, name: 'Level 2', code: 'L2', seasonIds: [2026] }] },
    ]);
  });
});

describe('the tag of a licence', () => {
  it('is the same for the same licence, and another for every other', () => {
    const licences = (): readonly Licence[] => [
      { tier: 'Basic', leagues: 'all' },
      { tier: 'Advanced', leagues: 'all' },
      { tier: 'Basic', leagues: [] },
      { tier: 'Basic', leagues: [{ leagueId: 1 }] },
      { tier: 'Basic', leagues: [{ leagueId: 1, levelIds: [2] }] },
      { tier: 'Basic', leagues: [{ leagueId: 1, seasonIds: [2] }] },
    ];
    const tags = licences().map(tagOfLicence);
    expect(new Set(tags).size).to.equal(licences().length);
    expect(licences().map(tagOfLicence)).to.deep.equal(tags);
    for (const tag of tags) expect(tag).to.match(/^[0-9a-f]{12}$/u);
  });
});
