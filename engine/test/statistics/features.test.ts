import fc from 'fast-check';
import { expect } from 'chai';
import {
  bases, basesOf, computedCodes, features, metricOf, openMatch, planOf, playerStatistics, squadStatistics, type ComputedCode, type Feature,
} from '../../src/index.js';
import { arbitraryLog, someFeatures } from '../support/arbitrary-log.js';
import { matchOf } from '../support/play.js';

const play = `
  1:00 -  CEBO 0,0
  1:04 h1 HBGE 0,0
  1:05 h1 KKEF 0,0 inside50
  1:09 h2 MAUN 50,0
  1:12 h2 KKEF 50,0 shot
  1:16 h2 GOAL 80,0`;

/** Metrics a source cannot supply where it lacks one feature. */
const absent: readonly (readonly [Feature, readonly ComputedCode[]])[] = [
  ['smothers', ['SMOTHER']],
  ['blocks', ['BLOCK']],
  ['playOn', ['MARK_PLAY_ON']],
  ['spoilOutcomes', ['SPOIL_GAINING_POSSESSION', 'SPOIL_INEFFECTIVE']],
  ['penalties', ['CLANGER', 'PENALTY_50M_AGAINST']],
  ['targets', ['INSIDE_50_TARGET']],
  ['evasion', ['BAULK', 'BAULKED', 'HOLD']],
  ['attendance', ['ATTENDANCE_CENTRE_BOUNCE', 'ATTENDANCE_CENTRE_BOUNCE_LOSS', 'ATTENDANCE_CENTRE_BOUNCE_WIN']],
  ['rotations', ['INTERCHANGE_CAP_COUNT', 'INTERCHANGE_OFF', 'TIME_ON_GROUND']],
  ['freesAgainst', ['CLANGER', 'FREE_KICK_AGAINST', 'FREE_KICK_AGAINST_GENERAL', 'FREE_KICK_AGAINST_MARKING', 'FREE_KICK_AGAINST_RUCK', 'FREE_KICK_AGAINST_TACKLING']],
  ['kickDetail', []],
];

describe('a feature the source lacks', () => {
  for (const [feature, codes] of absent) {
    it(`${feature} makes ${codes.join(', ') || 'nothing'} absent, not 0`, () => {
      const match = matchOf(play, { lacks: [feature] });
      const missing = computedCodes.filter((code) => {
        const [players, squads] = [planOf('player', [code]), planOf('squad', [code])];
        return (players.codes.length > 0 && !playerStatistics(match, players).sheet.supplies(0)) || (squads.codes.length > 0 && !squadStatistics(match, squads).sheet.supplies(0));
      });
      expect(missing).to.deep.equal(codes);
    });
  }

  it('makes absent exactly the metrics that read one of its bases, everywhere and always', () => {
    const featureOf = new Map(bases.map(({ code, feature }) => [code, feature]));
    const needs = (code: ComputedCode, level: 'player' | 'squad') => {
      const formula = metricOf(code).formula[level];
      return new Set(formula === undefined ? [] : basesOf(formula).map((base) => featureOf.get(base)));
    };
    fc.assert(fc.property(arbitraryLog({ lacking: someFeatures, most: 20 }), fc.constantFrom('For' as const, 'Diff' as const), (log, context) => {
      const match = openMatch(log);
      const lacks: readonly Feature[] = log.header.lacks ?? [];
      for (const level of ['player', 'squad'] as const) {
        const plan = planOf(level, computedCodes);
        const { sheet } = level === 'player' ? playerStatistics(match, plan) : squadStatistics(match, plan, {}, context);
        const wrong = plan.codes.filter((code, n) => {
          const isAbsent = lacks.some((feature) => needs(code, level).has(feature));
          return sheet.supplies(n) === isAbsent || (isAbsent && sheet.value(n, 0) !== undefined) || (!isAbsent && metricOf(code).formula[level]?.is === 'linear' && sheet.value(n, 0) === undefined);
        });
        expect(wrong).to.deep.equal([]);
      }
    }), { numRuns: 60 });
  });

  it('keeps no base that belongs to none of the features', () => {
    expect(bases.filter(({ feature }) => feature !== 'core' && !features.includes(feature))).to.deep.equal([]);
  });
});
