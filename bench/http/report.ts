import { aligned } from '../aligned.js';
import { median } from '../timing.js';
import type { InProcess } from './in-process.js';
import type { Sample } from './measure.js';
import type { Several } from './several.js';
import type { StartUp } from './start-up.js';

/** The results of one variant: the median of its samples. */
export interface Result extends Sample {
  readonly name: string;
  /** The processor time of each round. */
  readonly cpuOfRounds: readonly number[];
}

/** The results of a run. `--only` omits the results that it does not select. */
export interface Findings {
  readonly results: readonly Result[];
  readonly inProcess?: InProcess;
  readonly startUp?: StartUp;
  /** **Empty**: `undefined` if the machine has no Redis server. */
  readonly several?: Several | undefined;
}

/** Returns the median of each number over the samples of a variant. */
export const resultsOf = (samples: ReadonlyMap<string, readonly Sample[]>): readonly Result[] =>
  [...samples].map(([name, all]) => {
    const of = (member: keyof Sample): number => median(all.map((sample) => sample[member]));
    return {
      name,
      cpuUs: of('cpuUs'),
      cpuOfRounds: all.map(({ cpuUs }) => cpuUs),
      redisCalls: of('redisCalls'),
      perSecond: of('perSecond'),
      p50Ms: of('p50Ms'),
      p99Ms: of('p99Ms'),
      p50At100Ms: of('p50At100Ms'),
      p99At100Ms: of('p99At100Ms'),
    };
  });

const round = (value: number): number => Number(value.toPrecision(3));

interface Ratio {
  readonly says: string;
  readonly goal: string;
  readonly of: (found: Findings, cpuRatio: (name: string, other: string) => number) => number;
}

/**
 * The ratios, of processor time unless `says` names another measure. Each is the median over the rounds. **Source**:
 * design section 7.
 */
const ratios: Readonly<Record<string, Ratio>> = {
  smallRepeated: {
    says: 'small, repeated, relative to node:http',
    goal: 'at most 2.2',
    of: (_, cpuRatio) => cpuRatio('goalsquare small, repeated', 'node:http small'),
  },
  smallFirst: {
    says: 'small, first time, relative to node:http',
    goal: 'at most 6',
    of: (_, cpuRatio) => cpuRatio('goalsquare small, first time', 'node:http small'),
  },
  smallWithRedis: {
    says: 'small, repeated, with Redis, relative to without',
    goal: 'at most 1.4',
    of: (_, cpuRatio) => cpuRatio('goalsquare small, repeated, with Redis', 'goalsquare small, repeated'),
  },
  smallWithSlices: {
    says: 'small, repeated, with Redis, slices, relative to without',
    goal: 'at most 1.4',
    of: (_, cpuRatio) => cpuRatio('goalsquare small, repeated, with Redis, slices', 'goalsquare small, repeated'),
  },
  redisCalls: {
    says: 'small, first time, Redis calls per request',
    goal: 'at most 2',
    of: ({ results }) =>
      results.find(({ name }) => name === 'goalsquare small, first time, with Redis')?.redisCalls ?? NaN,
  },
  largeComputedVsStringify: {
    says: 'large, JSON.stringify, relative to ours computed',
    goal: 'at least 12',
    of: (_, cpuRatio) => cpuRatio('node:http large, JSON.stringify', 'goalsquare large, computed'),
  },
  batchBeside: {
    says: 'batch of 20, relative to the other checkout',
    goal: 'at most 0.5 of b47442a6',
    of: (_, cpuRatio) => cpuRatio('goalsquare batch of 20', 'goalsquare batch of 20, beside'),
  },
  notModified: {
    says: 'not modified, relative to node:http small',
    goal: 'less than small, repeated',
    of: (_, cpuRatio) => cpuRatio('goalsquare small, not modified', 'node:http small'),
  },
  largeInProcess: {
    says: 'large without HTTP, JSON.stringify, relative to ours',
    goal: 'at least 10, aim 14',
    of: ({ inProcess }) => (inProcess?.stringifyUs ?? NaN) / (inProcess?.oursUs ?? NaN),
  },
  twoProcesses: {
    says: 'two processes, responses per second, relative to one',
    goal: 'at least 1.5',
    of: ({ several }) => several?.times ?? NaN,
  },
  spawnToFirstAnswer: {
    says: 'start to first response, relative to node -e',
    goal: 'at most 5, aim 4',
    of: ({ startUp }) => (startUp?.firstAnswerMs ?? NaN) / (startUp?.nodeMs ?? NaN),
  },
};

const found = (findings: Findings): readonly (readonly [name: string, ratio: Ratio, value: number])[] => {
  const cpuOf = (name: string): readonly number[] =>
    findings.results.find((result) => result.name === name)?.cpuOfRounds ?? [];
  /**
   * Returns the processor time of one variant relative to another, as the median over the rounds. Both are compared
   * within a round, because other load on the machine affects them alike.
   */
  const cpuRatio = (name: string, other: string): number => {
    const others = cpuOf(other);
    return median(cpuOf(name).map((us, round) => us / (others[round] ?? NaN)));
  };
  return Object.entries(ratios)
    .map(([name, ratio]) => [name, ratio, round(ratio.of(findings, cpuRatio))] as const)
    .filter(([, , value]) => !Number.isNaN(value));
};

const rounded = (numbers: object): object =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, round(value as number)]));

/** Returns the results as JSON. **Source**: design section 7. */
export const asJson = (findings: Findings): unknown => ({
  variants: findings.results.map(({ name, redisCalls, cpuOfRounds: _, ...numbers }) => ({
    name,
    ...rounded(Number.isNaN(redisCalls) ? numbers : { ...numbers, redisCalls }),
  })),
  ratios: Object.fromEntries(found(findings).map(([name, , value]) => [name, value])),
  ...(findings.inProcess && { inProcess: rounded(findings.inProcess) }),
  ...(findings.startUp && { startUp: rounded(findings.startUp) }),
  ...(findings.several && { processes: rounded(findings.several) }),
});

const linesOf = ({ inProcess, startUp, several, results }: Findings): readonly string[] => [
  ...(inProcess
    ? [`large without HTTP: JSON.stringify ${round(inProcess.stringifyUs)} us, ours ${round(inProcess.oursUs)} us`]
    : []),
  ...(startUp
    ? [
        `node -e '' ${round(startUp.nodeMs)} ms, start to first response with a whole season ${round(startUp.firstAnswerMs)} ms`,
      ]
    : []),
  ...(several
    ? [
        `batches of 20 about squads, with Redis: one process ${round(several.one)} per second, two ${round(several.two)}`,
      ]
    : []),
  ...(inProcess && several === undefined ? ['two processes: not measured, because there is no redis-server'] : []),
  ...(results.length === 0 ? ['no variant has a name that contains the text of --only'] : []),
];

/** Returns the results as text. */
export function asText(findings: Findings): string {
  const base = findings.results.find(({ name }) => name === 'node:http small')?.cpuUs ?? NaN;
  const rows = findings.results.map(({ name, cpuUs, redisCalls, perSecond, p50Ms, p99Ms, p50At100Ms, p99At100Ms }) => [
    name,
    ...[cpuUs, cpuUs / base, perSecond, p50Ms, p99Ms, p50At100Ms, p99At100Ms, redisCalls].map((value) =>
      Number.isNaN(value) ? '' : String(round(value)),
    ),
  ]);
  return [
    aligned([
      ['', 'CPU us', 'x node:http', 'a second', 'p50 ms', 'p99 ms', 'p50 of 100', 'p99 of 100', 'Redis calls'],
      ...rows,
    ]),
    '',
    ...linesOf(findings),
    '',
    aligned([
      ['', 'ratio', 'wanted'],
      ...found(findings).map(([, { says, goal }, value]) => [says, String(value), goal]),
    ]),
  ].join('\n');
}
