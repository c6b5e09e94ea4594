import { expect } from 'chai';
import { chainOf } from '../../pictures/middleware-chain.js';

const imports = `
import { first } from '../http/pipeline/first.js';
import { second, third } from '../http/pipeline/others.js';
import { routes } from '../features/identity/router.js';
`;
const namesOf = (source: string): readonly string[] => chainOf(imports + source).map(({ name }) => name);

describe('the middleware chain of a source', () => {
  it('has the steps in the order they are mounted, with their files', () => {
    const chain = chainOf(`${imports}
      export function createApp(hub) {
        const app = express();
        app.use(first);
        if (hub) app.use(second(hub));
        app.use(third());
        return app;
      }`);
    expect(chain).to.deep.equal([
      { name: 'first', file: 'http/pipeline/first.ts', paths: [] },
      { name: 'second', file: 'http/pipeline/others.ts', paths: [] },
      { name: 'third', file: 'http/pipeline/others.ts', paths: [] },
    ]);
  });

  it('follows variables, functions and routers of the file', () => {
    const chain = chainOf(`${imports}
      function made() {
        return second({});
      }
      function line() {
        const checked = first({});
        const line = Router();
        line.use(checked);
        line.use(made());
        return Router().use(['/v1', '/q'], line).use('/x', third);
      }
      export function createApp() {
        const app = express();
        const login = routes();
        app.use(line());
        app.use(login.router);
        return app;
      }`);
    expect(chain.map(({ name, paths }) => [name, ...paths])).to.deep.equal([
      ['first', '/v1', '/q'],
      ['second', '/v1', '/q'],
      ['third', '/x'],
      ['routes'],
    ]);
  });

  it('is empty if nothing is mounted', () => {
    expect(namesOf('function createApp() { return express(); }')).to.deep.equal([]);
  });

  const refused: readonly (readonly [source: string, message: string])[] = [
    ['function other() {}', 'there is no function createApp'],
    ['function createApp() { app.use((req, res) => res.end()); }', 'is no step of the middleware chain'],
    ['function createApp() { app.use(fourth); }', 'the step fourth of the middleware chain is not imported'],
    ['function nothing() {} function createApp() { app.use(nothing()); }', 'nothing returns nothing'],
  ];
  for (const [source, message] of refused) {
    it(`is refused where it cannot be followed: ${message}`, () => {
      expect(() => chainOf(imports + source)).to.throw(message);
    });
  }
});
