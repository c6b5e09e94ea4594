import { expect } from 'chai';
import { chainOf } from '../../pictures/middleware-chain.js';

const list = (elements: string): string => `
  import { first, passOtherPaths } from './steps/first.js';
  import { second } from './steps/second.js';
  export const requestSteps = (parts) => [${elements}];`;
const app = (uses: string): string => `
  import { opened } from '../features/opened.js';
  import { routes } from '../features/routes.js';
  export function createApp() {
    const login = routes();
    const app = express();
    ${uses}
    return app;
  }`;

describe('the middleware chain of two sources', () => {
  it('has the steps of the list, then the handlers of the app, with their files', () => {
    const chain = chainOf(
      list('first, passOtherPaths, parts.opened, inTurn(second(parts.second))'),
      app('app.use(hostSteps(steps)); if (hub) app.use(opened(hub)); app.use(login.router);'),
    );
    expect(chain.map(({ name, file, reach }) => [name, file, reach])).to.deep.equal([
      ['first', 'http/steps/first.ts', 'every request'],
      ['passOtherPaths', 'http/steps/first.ts', 'every request'],
      ['opened', 'features/opened.ts', 'the API'],
      ['second', 'http/steps/second.ts', 'the API'],
      ['opened', 'features/opened.ts', 'everything else'],
      ['routes', 'features/routes.ts', 'everything else'],
    ]);
  });

  const hosted = 'app.use(hostSteps(steps));';
  const refused: readonly (readonly [listText: string, appText: string, message: string])[] = [
    ['', app(hosted), 'requestSteps is missing'],
    [list('first'), app(hosted), 'there is no step passOtherPaths'],
    [list('passOtherPaths'), '', 'there is no function createApp'],
    [list('passOtherPaths'), app(''), 'the app does not run the steps first'],
    [list('passOtherPaths, third'), app(hosted), 'the step third of the middleware chain is not imported'],
    [list('passOtherPaths'), app(`${hosted} app.use((req) => req);`), 'is no step of the middleware chain'],
  ];
  for (const [listText, appText, message] of refused) {
    it(`is refused if it cannot be followed: ${message}`, () => {
      expect(() => chainOf(listText, appText)).to.throw(message);
    });
  }
});
