import { sandboxMatch } from '@goalsquare/simulator';
import { openMatch } from '@goalsquare/engine';
import { contract, operationIds, type OperationId } from '@goalsquare/openapi';
import { expect } from 'chai';
import { asked, queryOf } from '../../examples/asked.js';
import { shortened } from '../../examples/shortened.js';
import { appForSuite, sourceOf } from '../../../../server/test/support/app.js';
import { differences } from '../../../../server/test/support/contract-shape.js';

interface Content {
  readonly examples?: { readonly sandbox?: { readonly value: unknown } };
}
interface Shown {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}

const operations = Object.values(contract.paths).flatMap(({ get, post }) => [get, post].flatMap((one) => one ?? []));

function exampleOf(id: OperationId): unknown {
  const operation = operations.find((one) => one.operationId === id) as unknown as Shown | undefined;
  return operation?.responses['200']?.content?.['application/json']?.examples?.sandbox?.value;
}

const { matchId } = exampleOf('getMatchScore') as { matchId: number };
const ofMatchAlone = [
  ['getMatchScore', 'score'],
  ['getMatchTransactions', 'transactions'],
  ['getMatchChains', 'chains'],
  ['getMatchShots', 'shots'],
  ['getMatchEntries', 'entries'],
  ['getMatchStoppages', 'stoppages'],
  ['getMatchRotations', 'rotations'],
  ['getMatchLeaders', 'statistics/leaders'],
  ['getPlayerStatistics', 'statistics/players'],
  ['getSquadStatistics', 'statistics/squads'],
] as const satisfies readonly (readonly [OperationId, string])[];

describe('the examples of the contract', () => {
  const app = appForSuite(() => {
    const log = sandboxMatch(matchId);
    if (log === undefined) throw new Error(`the sandbox has no match ${matchId}`);
    return Promise.resolve({ matches: sourceOf([openMatch(log)]) });
  });

  for (const id of operationIds) {
    it(`show an answer to ${id}, as the contract has it`, () => {
      const example = exampleOf(id);
      expect(example).to.not.equal(undefined);
      expect(differences(id, example)).to.deep.equal([]);
    });
  }

  for (const [id, tail] of ofMatchAlone) {
    it(`show what the sandbox answers to ${id}`, async () => {
      expect(shortened(await app.read(id, `/v1/matches/${matchId}/${tail}${queryOf(asked[id] ?? {})}`))).to.deep.equal(
        exampleOf(id),
      );
    });
  }
});
