import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { filesOf } from '../files.js';
import { suiteOf, testsOf, type Suite } from '../suites.js';

const root = path.resolve(import.meta.dirname, '../../..');
const suites: readonly Suite[] = ['hub', 'JavaScript', 'Excel', 'languages', 'server', 'others'];
const tests = filesOf(root).filter((file) => /\.test\.tsx?$/u.test(file));

describe('the suites of tests', () => {
  it('have every test file once, and none is empty', () => {
    const lists = suites.map((suite) => testsOf(root, suite));
    expect(lists.flat().toSorted()).to.deep.equal(tests.toSorted());
    for (const [at, list] of lists.entries()) expect(list, suites[at]).not.to.deep.equal([]);
  });

  it('have files in a browser apart: those that open a page of the hub', () => {
    const opens = /from '(?:\.\.?\/)+support\/(?:browser|site|pages)\.js'/u;
    const inBrowser = tests.filter(
      (file) => file.startsWith('gatsby-site/') && opens.test(readFileSync(path.join(root, file), 'utf8')),
    );
    expect(inBrowser.filter((file) => suiteOf(file) !== 'hub')).to.deep.equal([]);
  });
});
