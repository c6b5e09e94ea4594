import { expect } from 'chai';
import { referencesOf, writtenFiles } from './files.js';

const files = writtenFiles();

describe('the files of the contract', () => {
  it('refer only to files that exist', () => {
    const dangling = files.flatMap((file) =>
      referencesOf(file)
        .filter((target) => !files.includes(target))
        .map((target) => `${file} -> ${target}`),
    );
    expect(dangling).to.deep.equal([]);
  });

  it('are all referred to', () => {
    const targets = new Set(files.flatMap(referencesOf));
    expect(files.filter((file) => file !== 'openapi.yaml' && !targets.has(file))).to.deep.equal([]);
  });
});
