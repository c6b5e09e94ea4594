export type * from './types.js';
export type { Answer, Body, OperationId, Path, Query } from './operation.js';
export type { Contract, ContractOperation } from './contract.js';
export { contract, operationIds } from './contract.js';
