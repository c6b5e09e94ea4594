import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { problemCodes, problemKind, type ProblemCode } from '@goalsquare/server/problems';
import { middlewareChain, type ChainStep } from './middleware-chain.js';

/** What a step does, and the files or folders of `server/src` beside its own that can reject a request. */
interface StepDescription {
  readonly does: string;
  readonly rejectsIn?: readonly string[];
}

/** THE steps of the middleware chain. */
const descriptions: Readonly<Record<string, StepDescription>> = {
  requestId: { does: 'sets the X-Request-Id and the trace' },
  logRequests: { does: 'logs the request when it ends' },
  measureRequests: { does: 'counts it and its seconds' },
  securityHeaders: { does: 'sets the security headers' },
  cors: { does: 'answers preflights, allows origins' },
  uriLimit: { does: 'limits the length of the URI' },
  headerLimit: { does: 'limits the number of headers' },
  passOtherPaths: { does: 'leaves other paths to Express' },
  openPermalink: { does: 'turns a permalink into its call', rejectsIn: ['http/limits/limit-addresses.ts'] },
  authenticate: { does: 'finds the account of the token', rejectsIn: ['http/limits/limit-addresses.ts'] },
  recall: { does: 'finds a call checked before, by its URL' },
  rateLimit: { does: 'takes one from the bucket of the account' },
  passAccountPaths: { does: 'leaves operators to Express' },
  readJsonBody: { does: 'parses a JSON body' },
  validate: {
    does: 'checks it against the contract',
    rejectsIn: ['http/steps/validate.ts', 'http/contract/routes.ts'].concat(
      ['parameter-faults', 'body-faults', 'query-parser'].map((name) => `http/pipeline/${name}.ts`),
    ),
  },
  announceDeprecations: { does: 'adds dates of what goes' },
  quota: { does: 'counts it against the plan' },
  resolve: {
    does: 'finds and licenses it',
    rejectsIn: ['http/pipeline/prepared-call.ts', 'http/pipeline/past-matches.ts'].concat(
      ['scope.ts', 'licences.ts'].map((name) => `domain/${name}`),
      ['endpoints', 'statistics', 'csv'].map((name) => `answers/${name}`),
      ['persons', 'across'].map((name) => `features/${name}`),
    ),
  },
  gate: { does: 'checks the state of the match', rejectsIn: ['domain/gates.ts'] },
  respond: {
    does: 'responds, from its cache if it can',
    rejectsIn: ['permalink-operations', 'create-permalink', 'permalink-call']
      .map((name) => `features/permalinks/${name}.ts`)
      .concat('features/replay', 'features/events', 'features/datasets', 'domain/storage-problem.ts'),
  },
  operatorRouter: { does: 'writes live matches', rejectsIn: ['features/operator', 'domain/storage-problem.ts'] },
  mcpRouter: { does: 'calls tools of assistants', rejectsIn: ['features/mcp'] },
  hubFiles: { does: 'sends pages and files' },
  downloadsRouter: { does: 'sends the packages of clients' },
  compressing: { does: 'compresses what follows' },
  operationRouter: { does: 'health, readiness, contract' },
  problemDocuments: { does: 'explains each problem' },
  identityRoutes: { does: 'login and tokens' },
  hubFallback: { does: 'redirects, and the page for 404' },
  notFound: { does: 'rejects what no step took', rejectsIn: ['http/contract/routes.ts'] },
  countProblems: { does: 'counts errors by problem' },
  problemHandler: { does: 'writes every error', rejectsIn: ['http/pipeline/problem-handler.ts'] },
};

/** What rejects a request before the chain: the listener. */
const listener = 'http/listener/client-error.ts';

const source = fileURLToPath(new URL('../../../server/src/', import.meta.url));

const filesIn = (path: string): readonly string[] =>
  statSync(source + path).isDirectory()
    ? readdirSync(source + path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `${path}/${name}`)
    : [path];

const textOf = (paths: readonly string[]): string =>
  paths
    .flatMap(filesIn)
    .map((file) => readFileSync(source + file, 'utf8'))
    .join('\n');

/** The text of a step: its file, or its own declaration if it shares the file with another step. */
function ownText({ name, file }: ChainStep, chain: readonly ChainStep[]): string {
  const whole = textOf([file]);
  if (chain.filter((step) => step.file === file).length === 1) return whole;
  const from = whole.search(new RegExp(`^export (?:const|function) ${name}\\b`, 'mu'));
  const to = whole.indexOf('\nexport ', from + 1);
  return whole.slice(from, to < 0 ? undefined : to);
}

/** The problems that a text names. */
const problemsIn = (text: string): readonly ProblemCode[] => problemCodes.filter((code) => text.includes(`'${code}'`));

const statusesOf = (codes: readonly ProblemCode[]): readonly number[] =>
  [...new Set(codes.map((code) => problemKind(code).status))].toSorted((a, b) => a - b);

/** A step of the chain, what it does, whether it can respond, and the statuses it rejects requests with. */
export interface RequestStep extends ChainStep {
  readonly does: string;
  readonly canRespond: boolean;
  readonly statuses: readonly number[];
}

const responds = (text: string): boolean =>
  /\bres(?:\.\w+\([^()]*\))*\.(?:json|send|end)\(|\b(?:send\w*)\(|\bstreamHeaders\b/u.test(text);

/** Throws an error that says what differs between the chain, the descriptions and the problems. */
function checkAll(chain: readonly ChainStep[], named: readonly ProblemCode[]): void {
  const undescribed = chain.filter(({ name }) => descriptions[name] === undefined).map(({ name }) => name);
  const gone = Object.keys(descriptions).filter((name) => chain.every((step) => step.name !== name));
  const unnamed = problemCodes.filter((code) => !named.includes(code));
  const faults = [
    ...undescribed.map((name) => `the step ${name} has no description`),
    ...gone.map((name) => `the step ${name} is not in the middleware chain`),
    ...unnamed.map((code) => `no step rejects a request with ${code}: name its file in rejectsIn`),
  ];
  if (faults.length > 0) throw new Error(`tools/generate/pictures/request-steps.ts: ${faults.join('; ')}`);
}

/**
 * The steps of the middleware chain with the statuses their files reject requests with, and those of the listener
 * before it. **Throws** if a step has no description, or if no step names a problem.
 */
export function requestSteps(): { readonly listener: readonly number[]; readonly steps: readonly RequestStep[] } {
  const chain = middlewareChain();
  const texts = chain.map((step) => ownText(step, chain) + textOf(descriptions[step.name]?.rejectsIn ?? []));
  const rejecting = texts.map(problemsIn);
  const before = problemsIn(textOf([listener]));
  checkAll(chain, [...before, ...rejecting.flat()]);
  return {
    listener: statusesOf(before),
    steps: chain.map((step, at) => ({
      ...step,
      does: descriptions[step.name]?.does ?? '',
      canRespond: responds(texts[at] ?? ''),
      statuses: statusesOf(rejecting[at] ?? []),
    })),
  };
}
