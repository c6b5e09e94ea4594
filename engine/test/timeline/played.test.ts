import { expect } from 'chai';
import { appearancesOf, briefOf, playedIn, type Entry, type HeaderPlayer, type Match } from '../../src/index.js';
import { headerWith, matchOf, starting } from '../support/play.js';

const status = (code: 'TEAMS' | 'LIVE' | 'FT', period?: number, periodSeconds?: number): Entry => ({
  kind: 'status',
  code,
  ...(period !== undefined && { period }),
  ...(periodSeconds !== undefined && { periodSeconds }),
});
const live = status('LIVE', 1, 0);
const over = status('FT', 1, 1200);

/** The persons who have played, as lines of play name them. */
const namesOf = (match: Match): readonly string[] | undefined =>
  playedIn(match)?.flatMap((hasPlayed, slot) => (hasPlayed ? [`${slot < 5 ? 'h' : 'a'}${(slot % 5) + 1}`] : []));

/** Three of each squad start, in a match without a transaction of the others. */
const three = (play: string, ...entries: readonly Entry[]): Match => matchOf(play, starting(3), entries);
const starters = ['h1', 'h2', 'h3', 'a1', 'a2', 'a3'];

describe('a player who has played', () => {
  it('is not known before the match, nor if only the result is stored', () => {
    expect(namesOf(three('', status('TEAMS')))).to.equal(undefined);
    const tally = { goals: 3, behinds: 2 };
    expect(namesOf(three('', { kind: 'result', home: tally, away: tally }))).to.equal(undefined);
  });

  it('is a starter, once the match has begun', () => {
    expect(namesOf(three('', live))).to.deep.equal(starters);
  });

  it('is not an unused substitute', () => {
    expect(namesOf(three('1:10 h1 TACK 0,0', live, over))).to.deep.equal(starters);
  });

  it('is a player who comes on for at least a second', () => {
    const substitute = (second: number): readonly string[] | undefined =>
      namesOf(three(`1:${second} h1 ROIN on=h4`, live, over));
    expect(substitute(600)).to.include('h4');
    expect(substitute(1199)).to.include('h4');
    expect(substitute(1200)).to.not.include('h4');
  });

  it('is not one who comes on and goes off in the same second', () => {
    const back = (second: number): readonly string[] | undefined =>
      namesOf(three(`1:600 h1 ROIN on=h4\n1:${second} h4 ROIN on=h1`, live, over));
    expect(back(600)).to.not.include('h4');
    expect(back(601)).to.include('h4');
  });

  it('is one with an act; a change of role or a match-up is not an act', () => {
    expect(namesOf(three('1:600 h4 TACK 0,0', live, over))).to.include('h4');
    expect(namesOf(three('1:600 h4 ROLE role=Wing\n1:601 a4 MAUP against=h1', live, over))).to.deep.equal(starters);
  });

  it('is known by acts and by going off if the log names no starters', () => {
    const match = matchOf('1:600 h1 ROIN on=h4\n1:700 a2 TACK 0,0', {}, [live, over]);
    expect(namesOf(match)).to.deep.equal(['h1', 'h4', 'a2']);
  });
});

describe('the matches a player has played', () => {
  const season = [
    three('1:600 h1 ROIN on=h4', live, over),
    three('1:600 h1 TACK 0,0', live, over),
    three('', status('TEAMS')),
  ].map(briefOf);

  it('exclude those in which the player was an unused substitute', () => {
    expect([...appearancesOf(headerWith().home.id, season)]).to.deep.equal([
      [101, 2],
      [102, 2],
      [103, 2],
      [104, 1],
    ]);
  });

  it('exclude those of an emergency', () => {
    const players: readonly HeaderPlayer[] = [
      { personId: 101, starts: true },
      { personId: 104 },
      { personId: 105, position: { id: 1, code: 'EMG', name: 'Emergency' } },
    ];
    const home = { ...headerWith().home, players };
    const brief = briefOf(matchOf('1:600 h1 TACK 0,0', { home }, [live, over]));
    expect([brief.home.players.map(({ personId }) => personId), brief.home.unused]).to.deep.equal([[101, 104], [104]]);
  });
});
