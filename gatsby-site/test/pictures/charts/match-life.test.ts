import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { matchStatuses, nextStatuses, type StatusCode } from '@goalsquare/engine';
import { matchLife } from '../../../src/pictures/facts/match-life.js';
import { arrows, boxes, drawnLanes, extentOf, lineOf } from '../../../src/pictures/charts/life-drawing.js';
import { logOf } from '../../../src/pictures/facts/log-of.js';

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
        starts.filter((one) => !nextStatuses[one as StatusCode].includes(to)),
        `${from} to ${to}`,
      ).to.deep.equal([]);
    }
  });

  it('passes through every status', () => {
    expect(new Set(steps.flatMap(({ from, to }) => [...startsOf(from), to]))).to.deep.equal(codes);
  });

  it('has every step of a final with extra time of the sandbox', () => {
    const file = new URL('../../../static/sandbox/110522701.ndjson.gz', import.meta.url);
    const { entries } = logOf(gunzipSync(readFileSync(file)).toString('utf8'));
    const passed = entries.flatMap((entry) => (entry.kind === 'status' ? [entry.code] : []));
    // Two periods, or two more each time that the squads are still level.
    expect([2, 4, 6]).to.include(passed.filter((code) => code === 'ET').length);
    expect(passed.slice(1).filter((code, at) => !drawn.has(`${passed[at] ?? ''} ${code}`))).to.deep.equal([]);
  });
});

describe('the drawing of the life of a match', () => {
  const { steps } = matchLife();
  const drawn = arrows.flatMap(({ from, to, both }) =>
    to.flatMap((one) => (both ? [`${from} ${one}`, `${one} ${from}`] : [`${from} ${one}`])),
  );

  it('has a box for each status of the engine, in the lane of its type', () => {
    expect(Object.keys(boxes)).to.have.members([...codes]);
    for (const { code, typeName } of matchStatuses.filter((status) => status.typeName !== 'Abandoned')) {
      const { y, height } = extentOf(code);
      const lane = drawnLanes.find((one) => one.y <= y && y + height <= one.y + one.height);
      expect(lane?.type, code).to.equal(typeName);
    }
  });

  it('has arrows for steps of the table alone', () => {
    const named = new Set(steps.flatMap(({ from, to }) => startsOf(from).map((one) => `${one} ${to}`)));
    expect(drawn.filter((step) => !named.has(step))).to.deep.equal([]);
  });

  it('has an arrow for each step of the table', () => {
    expect(
      steps
        .filter(({ from, to }) => !startsOf(from).some((one) => drawn.includes(`${one} ${to}`)))
        .map(({ when }) => when),
    ).to.deep.equal([]);
  });

  it('leads each line from the edge of one box to that of another', () => {
    const down = arrows.find(({ from, to }) => from === 'SCHED' && to[0] === 'TEAMS');
    const across = arrows.find(({ to }) => to[0] === 'ET');
    if (down === undefined || across === undefined) throw new Error('an arrow is missing');
    const [sched, teams, et] = [extentOf('SCHED'), extentOf('TEAMS'), extentOf('ET')];
    expect(lineOf(down)).to.equal(`M100 ${sched.y + sched.height + 1}V${teams.y - 2}`);
    expect(lineOf(across)).to.equal(`M192 ${et.y + et.height / 2}H250`);
  });
});
