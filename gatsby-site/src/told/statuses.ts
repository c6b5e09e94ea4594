import { matchStatuses, nextStatuses } from '@goalsquare/engine';
import { code, type ToldTable } from './told-table';

/** The statuses of a match, in the order it usually passes through them, and those that may follow each. */
export const statusTable = (): ToldTable => ({
  columns: ['Id', 'Code', 'Name', 'Type', 'Then'],
  rows: matchStatuses.map(({ id, code: of, name, typeId, typeName }) => [
    String(id),
    code(of),
    name,
    `${typeId} ${typeName}`,
    nextStatuses[of].map(code).join(', '),
  ]),
});
