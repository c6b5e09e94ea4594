import { expect } from 'chai';
import { triedPaths } from '../../gatsby/remark-try.js';

const key = "-H 'Authorization: Bearer sandbox-transactional'";

describe('the calls of a page that a reader can run', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['a GET', `curl -s ${key} http://localhost:8080/v1/leagues`, ['/v1/leagues']],
    [
      'each GET of several lines',
      `curl -s ${key} \\\n  'http://localhost:8080/v1/persons?name=smith&limit=5'\ncurl "$URL/v1/usage"`,
      ['/v1/persons?name=smith&limit=5', '/v1/usage'],
    ],
    [
      'one of the example match',
      'curl -s "$URL/v1/matches/$MATCH/score?asOf=Q3:12:30"',
      ['/v1/matches/110510101/score?asOf=Q3:12:30'],
    ],
    ['none with a variable that only the reader knows', 'curl -s "$URL/v1/changes?since=$CURSOR"', []],
    ['none with a body', `curl ${key} http://localhost:8080/v1/permalinks -d '{}'`, []],
    ['none of another method', 'curl -X DELETE http://localhost:8080/v1/permalinks/1', []],
    [
      'none into a file, or another program',
      'curl -o a http://localhost:8080/v1/leagues\ncurl http://localhost:8080/v1/leagues | jq',
      [],
    ],
    ['none of a stream', 'curl -sN http://localhost:8080/v1/changes/events', []],
    ['none with an Accept of its own', "curl -H 'Accept: text/csv' http://localhost:8080/v1/leagues", []],
    ['none that is not of the API', 'curl http://localhost:8080/readyz', []],
  ];
  for (const [what, commands, paths] of cases)
    it(`are ${what}`, () => {
      expect(triedPaths(commands)).to.deep.equal(paths);
    });
});
