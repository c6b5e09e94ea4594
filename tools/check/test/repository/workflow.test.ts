import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import {
  closed,
  listOf,
  nodeMajors,
  root,
  schemaFaults,
  text,
  textOf,
  unknownScripts,
  yamlOf,
} from './support/files.js';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly strategy: { readonly matrix: { readonly node: readonly number[] } };
  readonly container: { readonly image: string };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const step = {
  anyOf: [
    closed({ uses: text }, { name: text, with: { type: 'object' } }),
    closed({ run: text }, { name: text, env: { type: 'object' } }),
  ],
};
const workflow = closed({
  name: text,
  on: closed({ push: closed({ branches: listOf(text) }), pull_request: { type: 'null' } }),
  permissions: closed({ contents: { const: 'read' } }),
  concurrency: closed({ group: text, 'cancel-in-progress': { type: ['string', 'boolean'] } }),
  jobs: {
    type: 'object',
    minProperties: 1,
    additionalProperties: closed({
      name: text,
      'runs-on': { enum: ['ubuntu-24.04'] },
      'timeout-minutes': { type: 'integer', minimum: 5, maximum: 60 },
      strategy: closed({
        'fail-fast': { type: 'boolean' },
        matrix: closed({ node: listOf({ type: 'integer' }) }),
      }),
      container: closed({ image: text }, { options: text }),
      defaults: closed({ run: closed({ shell: text }) }),
      steps: listOf(step),
    }),
  },
});

const file = '.github/workflows/test.yml';
const value = yamlOf(file) as Workflow;
const jobs = Object.values(value.jobs);
const steps = jobs.flatMap((job) => job.steps);

describe('the workflow', () => {
  it('is the only one', () => {
    expect(readdirSync(new URL('.github/workflows', root))).to.deep.equal(['test.yml']);
  });

  it('has the keys of a workflow, reads contents and nothing else, and ends in time', () => {
    expect(schemaFaults(workflow, value)).to.deep.equal([]);
  });

  it('runs on each long-term release of Node that the project supports', () => {
    const { lowest, below } = nodeMajors();
    const supported = Array.from({ length: below - lowest }, (_, n) => lowest + n).filter((major) => major % 2 === 0);
    for (const job of jobs) {
      expect(job.strategy.matrix.node).to.deep.equal(supported);
      expect(job.container.image).to.equal('node:${{ matrix.node }}-bookworm');
    }
    expect(supported).to.include(Number(textOf('.nvmrc')));
  });

  it('pins every action to a commit, with its version beside it', () => {
    const pinned = [...textOf(file).matchAll(/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/gmu)];
    expect(pinned.length).to.equal(steps.filter(({ uses }) => uses !== undefined).length);
  });

  it('installs from the lock file, runs the whole test command, and calls no script that does not exist', () => {
    const commands = steps.flatMap(({ run = [] }) => run);
    expect(commands).to.deep.equal(['npm ci && npm test']);
    expect(unknownScripts(commands.join('\n'))).to.deep.equal([]);
  });
});
