import { expect } from 'chai';
import { addressParts } from '../../src/contract/breaks.js';

describe('an address that a line is too short for', () => {
  const cases = [
    ["'http://localhost:8080/v1/leagues'", ["'http://localhost:8080/", 'v1/', "leagues'"]],
    ['/v1/leagues/{leagueId}/levels', ['/v1/', 'leagues/', '{leagueId}/', 'levels']],
    ['/v1/a?metric=KICK&metric=MARK', ['/v1/', 'a?', 'metric=KICK&', 'metric=MARK']],
    ['npm ci && npm start', ['npm ci && npm start']],
    ['docker build -t goalsquare .', ['docker build -t goalsquare .']],
  ] as const;
  for (const [text, parts] of cases)
    it(`is broken between its parts: ${text}`, () => {
      expect(addressParts(text)).to.deep.equal(parts);
    });
});
