import { expect } from 'chai';
import { unknownVariables } from '../../../src/domain/config/unknown-variables.js';

const named: readonly (readonly [name: string, nearest: string])[] = [
  ['GOALSQUARE_STAET', 'GOALSQUARE_STATE'],
  ['GOALSQUARE_DATE', 'GOALSQUARE_DATA'],
  ['REDIS_ULR', 'REDIS_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['REDIS_URL_FILES', 'REDIS_URL_FILE'],
  ['redis_url', 'REDIS_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['PROT', 'PORT'],
  ['UPSTREAM_CLIENTSECRET', 'UPSTREAM_CLIENT_SECRET'],
];

/** Names of shells, Node.js, Kubernetes, Amazon and our clients, some of which are near to ours. */
const ofOthers = [
  ...['HOME', 'PATH', 'PWD', 'TERM', 'HOSTNAME', 'NODE_PATH', 'NODE_OPTIONS', 'HTTP_PROXY', 'npm_package_name'],
  ...['REDIS_PORT', 'REDIS_SERVICE_HOST', 'NATS_PORT', 'KUBERNETES_PORT', 'AWS_REGION', 'PUBLIC_KEY'],
  ...['GOALSQUARE_URL', 'GOALSQUARE_TOKEN', 'GOALSQUARE_CLIENT_ID'],
];

describe('a variable that the server does not read', () => {
  for (const [name, nearest] of named) {
    it(`is named with the nearest one: ${name}, ${nearest}`, () => {
      expect(unknownVariables({ [name]: 'a-value' })).to.deep.equal([
        `${name} is set, but the server has no such variable: use ${nearest}`,
      ]);
    });
  }

  it('is named if it begins as ours do, even if it is near to none', () => {
    expect(unknownVariables({ GOALSQUARE_COLOUR_OF_THE_LOGS: 'red' })).to.deep.equal([
      'GOALSQUARE_COLOUR_OF_THE_LOGS is set, but the server has no such variable: --help lists all variables',
    ]);
  });

  it('is not named if it is empty, belongs to another program, or is one the server reads', () => {
    const environment = Object.fromEntries(ofOthers.map((name) => [name, 'a-value']));
    const known = { PORT: '8080', REDIS_URL_FILE: '/run/secrets/redis', GOALSQUARE_STATE: '/state' };
    expect(unknownVariables({ ...environment, ...known, REDIS_ULR: ' ' })).to.deep.equal([]);
  });
});
