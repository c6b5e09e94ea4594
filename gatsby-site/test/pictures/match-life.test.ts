import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { matchStatuses, nextStatuses, type StatusCode } from '@goalsquare/engine';
import { matchLife } from '../../src/pictures/facts/match-life.js';
import { logOf } from '../../src/playground/log-of.js';

const codes: ReadonlySet<string> = new Set(matchStatuses.map(({ code }) => code));
const ofType = (type: string): readonly string[] =>
  matchStatuses.filter(({ typeName }) => typeName === type).map(({ code }) => code);

/** The statuses that a step begins at: `any live` is every status of the type Live. */
const startsOf = (from: string): readonly string[] =>
  /^any (?<type>\w+)$/u.exec(from) === null
    ? from.split(' or ')
    : ofType(`${from.charAt(4).toUpperCase()}${from.slice(5)}`);

describe('the life of a match', () => {
  const { steps } = matchLife();
  const drawn = new Set(steps.flatMap(({ from, to }) => startsOf(from).map((one) => `${one} ${to}`)));

  it('has only steps that a log may have', () => {
    for (const { from, to } of steps) {
      const starts = startsOf(from).filter((one) => one !== to);
      expect(starts.filter((one) => !codes.has(one))).to.deep.equal([]);
      expect(
        starts.some((one) => nextStatuses[one as StatusCode].includes(to)),
        `${from} to ${to}`,
      ).to.equal(true);
    }
  });

  it('has every step of a final with extra time of the sandbox', () => {
    const file = new URL('../../static/sandbox/110522701.ndjson.gz', import.meta.url);
    const { entries } = logOf(gunzipSync(readFileSync(file)).toString('utf8'));
    const passed = entries.flatMap((entry) => (entry.kind === 'status' ? [entry.code] : []));
    expect(passed.filter((code) => code === 'ET')).to.have.length(2);
    expect(passed.slice(1).filter((code, at) => !drawn.has(`${passed[at] ?? ''} ${code}`))).to.deep.equal([]);
  });
});
