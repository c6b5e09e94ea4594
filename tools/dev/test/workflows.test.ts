import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { checks } from '../../check/checks.js';
import { measures } from '../../measure/measures.js';
import { testsOf } from '../suites.js';
import { everyTask, tasksNamed } from '../tasks/every-task.js';

interface Matrix {
  readonly run?: readonly string[];
  readonly tests?: readonly string[];
  readonly include?: readonly { readonly file?: string }[];
}
interface Job {
  readonly strategy?: { readonly matrix: Matrix };
}

const matrixOf = (workflow: string, job: string): Matrix => {
  const file = path.resolve(import.meta.dirname, `../../../.github/workflows/${workflow}.yml`);
  const { jobs } = parse(readFileSync(file, 'utf8')) as { readonly jobs: Readonly<Record<string, Job>> };
  return jobs[job]?.strategy?.matrix ?? {};
};

/** A word that marks a test with a long form. This text does not. */
const READS_RUNS = ['process', 'env', 'TEST_RUNS'].join('.');

describe('the workflows', () => {
  it('run each part of `npm test` in one job', () => {
    const { tests = [] } = matrixOf('test', 'test');
    const names = tests.flatMap((word) => tasksNamed([word])).map(({ name }) => name);
    expect(names.toSorted()).to.deep.equal(everyTask.map(({ name }) => name).toSorted());
  });

  it('run each measurement and each long check at night, but those that need more than a clone', () => {
    const { run = [] } = matrixOf('nightly', 'long');
    const needMore = new Set(['measure -- forecast', 'measure -- mutations']);
    const daily = new Set(everyTask.map(({ name }) => name.split(' ').slice(0, 2).join(' ')));
    const expected = [
      ...measures.map(({ name }) => `measure -- ${name}`),
      ...checks.filter(({ name }) => !daily.has(`check ${name}`)).map(({ name }) => `check -- ${name}`),
    ].filter((command) => !needMore.has(command) && command !== 'measure -- world');
    expect(run.toSorted()).to.deep.equal(expected.toSorted());
  });

  it('run each test that can run for long at night', () => {
    const root = path.resolve(import.meta.dirname, '../../..');
    const files = matrixOf('nightly', 'tests').include?.map(({ file }) => file);
    const long = testsOf(root, 'server', 'others').filter((file) =>
      readFileSync(path.join(root, file), 'utf8').includes(READS_RUNS),
    );
    expect(files?.toSorted()).to.deep.equal(long.toSorted());
  });
});
