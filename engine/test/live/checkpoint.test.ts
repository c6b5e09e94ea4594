import { expect } from 'chai';
import { openMatch } from '../../src/index.js';
import { nextPlace, initialCheckpoint, thin, type Checkpoint } from '../../src/live/checkpoint.js';
import { settingOf } from '../../src/columns/transactions.js';
import { rowsOf } from '../../src/timeline/row.js';
import { headerWith, logOf } from '../support/play.js';

/** Forty rows of play, and then some lines. */
const after = (lines: string): string =>
  `${Array.from({ length: 40 }, (_, n) => `1:${n} h1 HBGE 0,0`).join('\n')}\n${lines}`;
const placeIn = (play: string): readonly number[] | undefined => {
  const place = nextPlace(rowsOf(openMatch(logOf(play)).details().transactions), 0);
  return place && [place.row.at, place.horizon];
};

const halt = '1:50 - BUCA 10,10';
const restart = '1:55 - BAUP 10,10';

describe('the next place up to which a match is extracted', () => {
  const cases: readonly (readonly [string, string, readonly number[] | undefined])[] = [
    [
      'is a restart, once another has ended what follows it',
      `${halt}\n${restart}\n1:60 - BUCA 0,0\n1:65 - BAUP 0,0`,
      [41, 43],
    ],
    ['or another period has', `${halt}\n${restart}\n2:0 h1 TACK`, [41, 42]],
    ['is none while what follows it goes on', `${halt}\n${restart}\n1:60 - BUCA 0,0`, undefined],
    ['is none so early', restart, undefined],
    [
      'is no restart without a location',
      `${halt}\n1:55 - BAUP\n1:60 - BUCA 0,0\n1:65 - BAUP 0,0\n2:0 h1 TACK`,
      [43, 44],
    ],
    [
      'is no restart while the ball was in dispute at the same end',
      '1:50 h1 KKIN 10,10\n1:55 - BAUP 10,10\n1:60 - BUCA 0,0\n2:0 h1 TACK',
      undefined,
    ],
    [
      'is one while a squad had the ball',
      '1:50 h1 KKEF 10,10\n1:55 - BAUP 10,10\n1:60 - BUCA 0,0\n2:0 h1 TACK',
      [41, 43],
    ],
  ];
  for (const [what, lines, expected] of cases)
    it(what, () => {
      expect(placeIn(after(lines))).to.deep.equal(expected);
    });
});

describe('checkpoints', () => {
  const at = (row: number): Checkpoint => ({ ...initialCheckpoint(settingOf(headerWith())), row });

  it('are fewer farther back, and always include the last', () => {
    let kept: readonly Checkpoint[] = [];
    for (let row = 50; row <= 5000; row += 50) {
      kept = thin([...kept, at(row)]);
      expect(kept.at(-1)?.row).to.equal(row);
    }
    const gaps = kept.slice(1).map(({ row }, n) => row - (kept[n]?.row ?? 0));
    expect(kept.length).to.be.within(10, 50);
    expect(gaps.slice(-3)).to.deep.equal([50, 50, 50]);
    expect(gaps[0]).to.be.within(300, 1000);
  });
});
