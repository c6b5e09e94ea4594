import { urlOf } from '../../contract/calls';
import { operations } from '../../contract/operations';
import { anchorOf } from '../reference/prepared-contract';

/** A call that a reader can run on the first page. */
export interface FirstCall {
  readonly label: string;
  /** Path and query. */
  readonly url: string;
  /** Address of the operation in the reference. */
  readonly anchor: string;
}

const asked = [
  ['getMatchScore', 'Score'],
  ['getPlayerStatistics', 'Last five minutes'],
  ['getLeagues', 'Leagues'],
] as const;

/** THE calls of the first page, with the example values of the contract. Read only while the site is built. */
export const firstCalls = (): readonly FirstCall[] =>
  asked.map(([operationId, label]) => {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`the contract has no operation ${operationId}`);
    return { label, url: urlOf(operationId, operation.path), anchor: anchorOf(operation.method, operation.path) };
  });
