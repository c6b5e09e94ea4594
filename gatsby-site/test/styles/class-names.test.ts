import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';

const source = path.join(import.meta.dirname, '../../src');
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

/** The class names that a component takes from style sheets which do not define them. */
const undefinedNames = (file: string): readonly string[] => {
  const text = readFileSync(path.join(source, file), 'utf8');
  return [...text.matchAll(/import \* as (\w+) from '(\.[^']+\.module\.css)'/gu)].flatMap(
    ([, name = '', sheet = '']) => {
      const css = readFileSync(path.join(source, path.dirname(file), sheet), 'utf8');
      const defined = new Set([...css.matchAll(/\.([A-Za-z]\w*)/gu)].map(([, one]) => one));
      return [...text.matchAll(new RegExp(String.raw`(?<![\w/-])${name}\.(?!module\b)(\w+)`, 'gu'))]
        .map(([, one]) => one)
        .filter((one) => !defined.has(one))
        .map((one) => `${file}: ${name}.${one ?? ''}`);
    },
  );
};

describe('the class names of components', () => {
  it('are defined by the style sheets they come from', () => {
    expect(components.length).to.be.above(100);
    expect(components.flatMap(undefinedNames)).to.deep.equal([]);
  });
});
