import { metadata, MError, recordOf, type MRecord } from '../values.js';

const fieldOr = (record: MRecord, name: string, otherwise: unknown = null): unknown =>
  record.has(name) ? record.get(name)?.() : otherwise;

/** Functions of records, and of those that describe errors and metadata. */
export const records: Readonly<Record<string, unknown>> = {
  'MissingField.Ignore': 'ignore',
  'Record.Field': (record: MRecord, name: string) => {
    const field = record.get(name);
    if (field === undefined) throw new MError('Expression.Error', `The field '${name}' of the record wasn't found.`);
    return field();
  },
  'Record.FieldNames': (record: MRecord) => [...record.keys()],
  'Record.FieldValues': (record: MRecord) => Promise.all([...record.values()].map((read) => read())),
  'Record.FieldOrDefault': fieldOr,
  'Record.FromList': (values: readonly unknown[], names: readonly string[]) =>
    recordOf(Object.fromEntries(names.map((name, at) => [name, values[at]]))),
  'Record.HasFields': (record: MRecord, name: string) => record.has(name),
  'Record.RemoveFields': (record: MRecord, names: readonly string[]) =>
    new Map([...record].filter(([name]) => !names.includes(name))),
  'Record.SelectFields': (record: MRecord, names: readonly string[]) =>
    new Map(
      names.map((name) => [name, record.get(name) ?? (() => Promise.reject(new MError('Expression.Error', name)))]),
    ),
  'Error.Record': (reason: string, message: string, detail: unknown = null) =>
    recordOf({ Reason: reason, Message: message, Detail: detail }),
  'Value.Metadata': (value: object) => metadata.get(value) ?? recordOf({}),
  'Value.ReplaceType': (value: object, type: object) => {
    const known = metadata.get(type);
    if (known !== undefined) metadata.set(value, known);
    return value;
  },
};
