import { matchStatuses, nextStatuses } from '@goalsquare/engine';
import { code, type ServerTable } from './server-table';

/**
 * Returns a table of the statuses of a match in their usual order, with the state of play of each and the possible next
 * statuses.
 */
export const statusTable = (): ServerTable => ({
  columns: ['Id', 'Code', 'Name', 'Type', 'State of play', 'Then'],
  rows: matchStatuses.map(({ id, code: of, name, typeId, typeName, state }) => [
    String(id),
    code(of),
    name,
    `${typeId} ${typeName}`,
    state,
    nextStatuses[of].map(code).join(', '),
  ]),
});
