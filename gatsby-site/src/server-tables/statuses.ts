import { matchStatuses, nextStatuses } from '@goalsquare/engine';
import { code, type ServerTable } from './server-table';

/**
 * Returns a table of the match statuses in their usual order, each with its state of play and the statuses that can
 * follow.
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
