import { readFileSync } from 'node:fs';
import { contract, operationIds, tables, type Column, type ContractOperation, type Table } from '@goalsquare/openapi';
import { expect } from 'chai';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}

const schemas = contract.components.schemas as Readonly<Record<string, Schema>>;

/** The members of a schema that hold scalars, as their names from the answer down; lists leave no trace. */
function leavesOf({ $ref, properties, items, allOf }: Schema, path: readonly string[] = []): readonly string[] {
  if ($ref !== undefined) return leavesOf(schemas[$ref.replace('#/components/schemas/', '')] ?? {}, path);
  if (items !== undefined) return leavesOf(items, path);
  const inner = Object.entries(properties ?? {}).flatMap(([name, part]) => leavesOf(part, [...path, name]));
  return allOf === undefined
    ? properties === undefined
      ? [path.join('.')]
      : inner
    : [...inner, ...allOf.flatMap((part) => leavesOf(part, path))];
}

const schemaOf = ({ responses }: ContractOperation): Schema =>
  (responses['200'] as { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }).content[
    'application/json'
  ]?.schema ?? {};

/** Positions of a walk at a depth. */
const places = ({ rows }: Table, depth: number): readonly string[] =>
  rows
    .slice(0, depth)
    .reduce<readonly string[]>(
      (above, step) =>
        above.flatMap((place) => step.split(',').map((path) => [place, path].filter((part) => part !== '').join('.'))),
      [''],
    );

/** The members of the contract that a column has. */
const toldBy = (table: Table, { depth, path }: Column): readonly string[] => {
  const members = path.filter((step) => typeof step === 'string' && !step.startsWith('@'));
  return places(table, depth).map((place) => [place, ...members].filter((part) => part !== '').join('.'));
};

const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
const all = operationIds.flatMap((id) =>
  Object.entries(tables().operations[id].tables).map(([name, table]) => ({ at: `${id}.${name}`, table })),
);

/**
 * Members of evidence in a batch without columns: formulas, and counts by sum, parameter and base. They describe the
 * value of a row, whose terms have a table.
 */
const inJsonOnly =
  /\.evidence(?:Ids)?\.(?:matchId|context|next|valueDisplay|metric\.(?:id|name|namePlural)|(?:absent|formula|sums|excluded|bases)\..*)$/u;

describe('the tables', () => {
  it('are of every operation of the contract, and of its version', () => {
    expect(Object.keys(tables().operations)).to.deep.equal(operationIds);
    expect(`v${tables().version}`).to.equal(contract.info.version);
  });

  for (const operation of operations) {
    it(`have every member of the response of ${operation.operationId}`, () => {
      const covered = new Set(
        Object.values(tables().operations[operation.operationId].tables).flatMap((table) =>
          table.columns.flatMap((column) => toldBy(table, column)),
        ),
      );
      expect(
        [...new Set(leavesOf(schemaOf(operation)))].filter((leaf) => !covered.has(leaf) && !inJsonOnly.test(leaf)),
      ).to.deep.equal([]);
    });

    it(`of ${operation.operationId} are what may be asked for by its parameter`, () => {
      const { schema } = (operation.parameters ?? []).find((one) => (one as { name?: string }).name === 'table') as {
        readonly schema: { readonly enum: readonly string[] };
      };
      const { default: first, tables: own } = tables().operations[operation.operationId];
      expect(schema.enum).to.deep.equal(Object.keys(own));
      expect(schema.enum[0]).to.equal(first);
    });
  }

  it('have at most 35 main columns, among them the match or season', () => {
    const wide = all.filter(({ table }) => table.columns.length > 35);
    const shown = (table: Table): readonly string[] =>
      table.columns.filter(({ detail }) => detail === undefined).map(({ name }) => name);
    for (const { at, table } of wide) expect(shown(table).length, at).to.be.within(20, 35);
    for (const { at, table } of all.filter(({ table: { columns } }) => columns.some(({ detail }) => detail)))
      expect(
        shown(table).filter((name) => /^(?:match|season)_id$/u.test(name)),
        at,
      ).to.not.deep.equal([]);
  });

  it('say the type of the items of each list', () => {
    const lists = all.flatMap(({ table }) => table.columns.filter(({ type }) => type === 'list'));
    expect(new Set(lists.map(({ items }) => items))).to.deep.equal(new Set(['string', 'integer']));
  });

  it('say what each of their columns means', () => {
    expect(
      all.flatMap(({ at, table }) =>
        table.columns.filter(({ description }) => description === '').map(({ name }) => `${at}.${name}`),
      ),
    ).to.deep.equal([]);
  });

  it('name each of their columns once, in snake case', () => {
    for (const { at, table } of all) {
      const names = table.columns.map(({ name }) => name);
      expect(
        names.filter((name, index) => names.indexOf(name) !== index),
        at,
      ).to.deep.equal([]);
      for (const name of names) expect(name, at).to.match(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/u);
    }
  });

  it('give columns of one name one type and one unit', () => {
    const kinds = new Map<string, Set<string>>();
    for (const { type, unit, name } of all.flatMap(({ table }) => table.columns))
      kinds.set(name, (kinds.get(name) ?? new Set()).add(`${type} ${unit ?? ''}`));
    expect([...kinds].filter(([, seen]) => seen.size > 1)).to.deep.equal([]);
  });

  it('have what is above a row before the row', () => {
    for (const { at, table } of all) {
      const depths = table.columns.map(({ depth, path }) =>
        Math.max(
          depth,
          ...path.map((step) => (typeof step === 'string' && step.startsWith('@') ? Number(step.slice(1)) : 0)),
        ),
      );
      expect(depths, at).to.deep.equal(depths.toSorted((a, b) => a - b));
    }
  });

  it('keep the names and the order of their columns: a change here changes what the scripts of others read', () => {
    const golden = readFileSync(new URL('columns.txt', import.meta.url), 'utf8');
    expect(all.map(({ at, table }) => `${at}: ${table.columns.map(({ name }) => name).join(' ')}\n`).join('')).to.equal(
      golden,
    );
  });
});
