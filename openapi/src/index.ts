export type * from './types.js';
export type { Answer, Body, OperationId, Path, Query } from './operation.js';
export type { Contract, ContractDocument, ContractOperation, Method } from './contract.js';
export { contract, contractDocument, operationIds, operations } from './contract.js';
export { operatorDocument, operatorPaths, type OperatorOperation } from './operator.js';
export { foldForecast } from './fold-forecast.js';
export { foldPlayerStatistics, foldSquadStatistics } from './fold-statistics.js';
export type { Column, ColumnType, OperationTables, Step, Table, Tables } from './tables/table.js';
export { tables } from './tables/tables.js';
export {
  contractHistory,
  type ContractChange,
  type ContractHistory,
  type ContractVersion,
} from './contract-changes.js';
