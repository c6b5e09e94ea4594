import {
  evidenceOf,
  isMetricCode,
  sides,
  type ActFilter,
  type AreaPoint,
  type Match,
  type MatchView,
} from '@goalsquare/engine';
import { expect } from 'chai';
import type { EvidenceRequest } from '../../src/evidence-links/evidence-request.js';
import { cellArea } from '../../src/pictures/facts/cell-area.js';
import { chainFactsOf } from '../../src/pictures/facts/chains.js';
import { heatOf } from '../../src/pictures/facts/heat.js';
import { quarterOf } from '../../src/pictures/facts/quarter.js';
import { sandboxMatch } from '../../src/pictures/facts/sandbox-match.js';
import { shotFactsOf } from '../../src/pictures/facts/shots.js';
import { stoppageFactsOf } from '../../src/pictures/facts/stoppages.js';
import { wormOf } from '../../src/pictures/facts/worm.js';
import {
  cellEvidence,
  chainEvidence,
  scoreEvidence,
  shotEvidence,
  stoppageEvidence,
  windowEvidence,
} from '../../src/pictures/mark-evidence.js';
import { sandboxMatches } from '../../src/features/playground/sandbox-matches.js';

const pointsOf = (text: string): readonly AreaPoint[] =>
  text
    .replace(/^polygon\((.*)\)$/u, '$1')
    .split(',')
    .map((pair) => pair.trim().split(' ').map(Number))
    .map(([x = NaN, y = NaN]) => ({ x, y }));

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** The filter of a request, read as the contract writes it. */
const filterOf = ({ filter }: EvidenceRequest): ActFilter => {
  const { period, fromPeriodSeconds, toPeriodSeconds, area, areaUnit } = filter;
  return {
    ...(period !== undefined && { periods: period.split(',').map(Number) }),
    ...(fromPeriodSeconds !== undefined && { fromPeriodSeconds: numberOf(fromPeriodSeconds) }),
    ...(toPeriodSeconds !== undefined && { toPeriodSeconds: numberOf(toPeriodSeconds) }),
    ...(area !== undefined && {
      area: {
        of: 'begin',
        unit: areaUnit === 'standard' ? 'standard' : 'metres',
        is: 'polygon',
        points: pointsOf(area),
      },
    }),
  };
};

/** The value of a request, as the engine computes it. */
function valueOf(match: Match, { header }: MatchView, request: EvidenceRequest): number | undefined {
  const { level, id, metric } = request;
  if (!isMetricCode(metric)) throw new Error(metric);
  const slot = [...header.home.players, ...header.away.players].findIndex(({ personId }) => personId === id);
  const side = sides.findIndex((one) => header[one].id === id) as 0 | 1;
  const subject =
    level === 'players' ? ({ level: 'player', slot } as const) : ({ level: 'squad', side, context: 'For' } as const);
  return evidenceOf(match, subject, metric, filterOf(request))?.value;
}

const given = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('no request');
  return value;
};

describe('the marks of pictures lead to evidence that has their number', () => {
  for (const { id } of sandboxMatches) {
    const { match, view } = sandboxMatch(String(id));
    const has = (request: EvidenceRequest | undefined): number | undefined => valueOf(match, view, given(request));

    it(`scores, shots, chains and stoppages of match ${id}`, () => {
      const worm = wormOf(view);
      for (const [at, score] of worm.scores.entries()) {
        const before = worm.scores[at - 1] ?? { home: 0, away: 0 };
        const points = score.home + score.away - before.home - before.away;
        expect(has(scoreEvidence(worm.match, score)), JSON.stringify(score)).to.equal(points);
      }
      const { match: head, shots } = shotFactsOf(view);
      for (const shot of shots)
        expect(has(shotEvidence(head, shot)), JSON.stringify(shot)).to.be.closeTo(shot.expected, 0.02);
      for (const chain of chainFactsOf(view).chains)
        expect(has(chainEvidence(head, chain)), JSON.stringify(chain)).to.be.closeTo(chain.metres, 0.05);
      for (const stoppage of stoppageFactsOf(view).stoppages)
        expect(has(stoppageEvidence(head, stoppage)), JSON.stringify(stoppage)).to.equal(1);
    });

    it(`windows and cells of match ${id}`, () => {
      const quarter = quarterOf(view, 2);
      for (const side of [0, 1] as const) {
        const inside = quarter.scores.filter((one) => one.side === side && one.seconds >= 300 && one.seconds <= 900);
        const request = windowEvidence(quarter, side, [300, 900]);
        expect(has(request)).to.equal(inside.reduce((sum, { points }) => sum + points, 0));
      }
      for (const metric of ['DISPOSAL', 'POINTS', 'METRES_GAINED'] as const)
        for (const side of [0, 1] as const) {
          const facts = heatOf(match, view, { side, who: '' }, metric);
          for (const cell of facts.cells)
            expect(has(cellEvidence(facts, cell)), JSON.stringify(cell)).to.be.closeTo(cell.value, 1e-6);
        }
    });
  }
});

describe('the area of a cell', () => {
  it('is half open for squares, so that a place on an edge is in one cell', () => {
    expect(cellArea('square', { x: 5, y: -5 }, 10)).to.equal(
      'polygon(-0.0001 -10.0001, 9.9999 -10.0001, 9.9999 -0.0001, -0.0001 -0.0001)',
    );
  });

  it('has six corners for a hexagon with two upright sides, of which it has the left', () => {
    expect(cellArea('hex', { x: 0, y: 0 }, 10)).to.match(
      /^polygon\(-0\.0001 5\.7735, 4\.9999 2\.8868, (?:[^,]+, ){3}[^,]+\)$/u,
    );
  });
});
