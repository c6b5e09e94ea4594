import { expect } from 'chai';
import { featuresOf, metricCodes, type Feature, type MetricCode } from '../../src/index.js';
import { matchOf } from '../support/play.js';
import { valuesOf } from '../support/values.js';

/** A period of play with kick-ins, stoppages, entries, rebounds, knock-ons, spoils, turnovers, shots and scores. */
const play = `
  1:00  -  CEBO 0,0
  1:04  h1 HBGE 0,0
  1:05  h1 HBEF 0,0
  1:06  h2 HBRE 4,0
  1:08  h2 KKEF 6,0
  1:12  h3 MAUN 28,0
  1:14  h3 HBEF 28,0
  1:15  h4 HBRE 34,0
  1:17  h4 KKIN 36,0 shot
  1:20  h4 BEHI 36,0
  1:32  a1 KIPO 72,0
  1:34  a1 KKEF 68,0
  1:38  a2 MAUN 20,10
  1:46  a2 KKIN 20,10
  1:50  h5 SPOI -20,12
  1:52  a3 LBGE -22,12
  1:54  a3 HBCL -22,12
  1:55  h2 ENPR -24,12
  1:57  h2 LBGE -35,12
  1:59  h2 KKCL -35,12
  1:63  a4 MACO -5,20
  1:70  a4 KKEF -5,20 inside50
  1:75  a5 SPOI -40,10
  1:77  h1 LBCR -42,10
  1:78  h1 KNON -42,8
  1:79  h3 GATH -40,6
  1:81  h3 KKIN -40,6
  1:85  h4 SPOI -10,0
  1:87  -  OOBO -5,65
  1:99  -  THIN -5,65
  1:103 a1 LBGE -6,60
  1:104 a1 KKIN -6,60
  1:107 h5 LBGE -14,55
  1:109 h5 HBEF -14,55
  1:110 h1 HBRE -10,50
  1:112 h1 KKEF -10,50
  1:116 h2 MAUN 25,40
  1:118 h2 BOUN 30,30
  1:120 h2 BOUN 40,20
  1:121 h2 KKEF 42,20
  1:124 h3 KNOC 55,10
  1:125 h4 GATH 56,8
  1:127 h4 KKEF 56,8 shot
  1:130 h4 GOAL 56,8`;

/** The same, with acts after each line that change nothing about who has the ball or where it is. */
const interleaved = play
  .trim()
  .split('\n')
  .flatMap((line, at) => {
    const time = line.trim().split(/\s+/u)[0];
    const [presser, other] = at % 2 === 0 ? ['a5', 'h5'] : ['h5', 'a5'];
    return [
      line,
      ...['PRCL 70,-40', 'TACK 70,-40', 'BLOC -70,40', 'HOLD 70,40'].map((act) => `${time} ${presser} ${act}`),
      ...['PRPH -70,-40', 'TAMI 0,70', 'BAUL', 'TABR'].map((act) => `${time} ${other} ${act}`),
    ];
  })
  .join('\n');

const captured: ReadonlySet<Feature> = new Set(['pressure', 'tackles', 'evasion', 'blocks']);
const others = metricCodes.filter((code) => !featuresOf(code).some((feature) => captured.has(feature)));

describe('pressure, tackles, evasion and blocks between the touches of a match', () => {
  it('change no metric except those that count them', () => {
    const [plain, crowded] = [matchOf(play), matchOf(interleaved)];
    const values = (match: typeof plain) =>
      Object.fromEntries(others.map((code): [MetricCode, string] => [code, valuesOf(match, code)]));
    expect(values(crowded)).to.deep.equal(values(plain));
  });

  it('are tested in a match with most other metrics', () => {
    expect(others.filter((code) => valuesOf(matchOf(play), code) !== '').length).to.be.above(others.length / 2);
  });
});
