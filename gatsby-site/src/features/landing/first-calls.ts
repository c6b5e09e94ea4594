import { urlOf } from '../../contract/calls';
import { operations } from '../../contract/operations';
import { anchorOf } from '../reference/prepared-contract';

/** A call that a reader can run on the start page. */
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

/** Returns the calls of the start page, with example values from the contract. Only used at build time. */
export const firstCalls = (): readonly FirstCall[] =>
  asked.map(([operationId, label]) => {
    const operation = operations.find((one) => one.operationId === operationId);
    if (operation === undefined) throw new Error(`the contract has no operation ${operationId}`);
    return { label, url: urlOf(operationId, operation.path), anchor: anchorOf(operation.method, operation.path) };
  });
