import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { expectedShot, shotModel } from '@goalsquare/engine';
import { readBins, type Bin } from './bins.js';
import { calibrationOf, scoreOf, type Calibration } from './calibration.js';
import { fitShots } from './fit.js';

/*
 * Compares the shot model with the shots it was fitted on. Fits it again, and prints the actual and expected outcomes
 * of every bin. `--fit` prints the fitted table, and `--json` prints JSON. Fails if the table differs from the fitted
 * one, or if a distance or angle with enough shots is off by more than 3 percentage points.
 */

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, fit: { type: 'boolean', default: false } },
});
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};

/** A distance or angle with at least this many shots must agree within this many percentage points. */
const HELD = { shots: 150, points: 3 } as const;

const bins = readBins(fileURLToPath(new URL('../../reference/distributions', import.meta.url)));
const kinds = [
  ['set', bins.filter(({ set }) => set)],
  ['general', bins.filter(({ set }) => !set)],
] as const;

const per = (of: (bin: Bin) => string, from: readonly Bin[]): readonly Calibration[] =>
  [...new Set(from.map(of))].map((name) =>
    calibrationOf(
      name,
      from.filter((bin) => of(bin) === name),
    ),
  );
const points = ([real, expected]: readonly [number, number]): number => (expected - real) * 100;
const isOff = ({ n, goal, behind }: Calibration): boolean =>
  n >= HELD.shots && Math.max(Math.abs(points(goal)), Math.abs(points(behind))) > HELD.points;
const cells = ({ name, n, goal, behind }: Calibration): string =>
  `${name.padEnd(22)} ${String(n).padStart(5)} ${[...goal, ...behind].map((share) => (share * 100).toFixed(1).padStart(8)).join(' ')} ${points(goal).toFixed(1).padStart(7)}`;

function checkKind(kind: 'set' | 'general', of: readonly Bin[]) {
  const byDistance = per(({ distance }) => `${distance} m`, of);
  const byAngle = per(({ angle }) => `${angle} degrees`, of);
  const byBoth = per(({ distance, angle }) => `${distance} ${angle}`, of).filter(({ n }) => n >= HELD.shots);
  const flat = calibrationOf(kind, of);
  const model = scoreOf(of, expectedShot);
  const constant = scoreOf(of, () => ({ goal: flat.goal[0], behind: flat.behind[0] }));
  say(`\n${kind.padEnd(22)} shots   goal % expected behind % expected  points`);
  for (const row of [flat, ...byDistance, ...byAngle]) say(`${cells(row)}${isOff(row) ? '   OFF' : ''}`);
  const near = byBoth.filter((row) => !isOff(row)).length;
  const withinChance = byBoth.filter(
    ({ n, goal: [real, expected] }) => Math.abs(real - expected) <= 2 * Math.sqrt((expected * (1 - expected)) / n),
  ).length;
  say(
    `bins of distance and angle with ${HELD.shots} shots: ${near} of ${byBoth.length} within ${HELD.points} points, ${withinChance} within two standard errors of chance`,
  );
  say(
    `log loss ${model.logLoss.toFixed(4)} (the same chances for all: ${constant.logLoss.toFixed(4)}), Brier ${model.brier.toFixed(4)} (${constant.brier.toFixed(4)})`,
  );
  const isFitted = isDeepStrictEqual(shotModel[kind], fitShots(of));
  if (!isFitted) say('THE TABLE DIFFERS FROM THE FITTED ONE: --fit prints the fitted table');
  return {
    kind,
    model,
    constant,
    byDistance,
    byAngle,
    byBoth,
    isFitted,
    holds: isFitted && ![...byDistance, ...byAngle].some(isOff),
  };
}

if (values.fit) for (const [kind, of] of kinds) say(`${kind} ${JSON.stringify(fitShots(of))}`);
const results = kinds.map(([kind, of]) => checkKind(kind, of));
if (values.json) process.stdout.write(`${JSON.stringify({ kinds: results })}\n`);
if (results.some(({ holds }) => !holds)) process.exitCode = 1;
