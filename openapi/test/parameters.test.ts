import { readFileSync } from 'node:fs';
import { Ajv, type AnySchema } from 'ajv';
import { expect } from 'chai';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Returns the values that a parameter is shown with. **Empty**: none if it has no example. */
const valuesOf = ({ example, examples = {} }: Parameter): readonly unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
];

/**
 * Optional parameters that exclude others, that few seasons or operations accept, or whose values only a response
 * contains.
 */
const WITHOUT = [
  'Conference',
  'Cursor',
  'ExternalId',
  'ExternalSource',
  'FromPeriodSeconds',
  'Queries',
  'RowPersonId',
  'SelectedStart',
  'ToPeriodSeconds',
];

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** Returns every parameter of a document with the place that declares it. */
function parametersOf({ paths, components }: Document): readonly (readonly [string, Parameter])[] {
  const inline = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
      parameters
        .filter(({ $ref }) => $ref === undefined)
        .map((parameter) => [`${method} ${path} ${parameter.name}`, parameter] as const),
    ),
  );
  return [...Object.entries(components.parameters), ...inline];
}

for (const name of ['openapi', 'operator']) {
  describe(`the parameters of ${name}.json`, () => {
    const document = JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8')) as Document;
    const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(document, 'document');
    const parameters = parametersOf(document);

    it('have examples, which an importer such as Postman can send together', () => {
      const without = parameters.filter(([, one]) => valuesOf(one).length === 0);
      expect(without.map(([at]) => at).sort()).to.deep.equal(name === 'openapi' ? WITHOUT : []);
      expect(without.filter(([, { required }]) => required === true)).to.deep.equal([]);
    });

    it('have for lastXSeconds the two windows of the specification', () => {
      const windows = parameters.filter(([, one]) => one.name === 'lastXSeconds').map(([, one]) => valuesOf(one));
      expect(windows).to.deep.equal(name === 'openapi' ? [[300, 600]] : []);
    });

    it('have examples that their schemas accept: a list for a list, and otherwise one value', () => {
      const refs = (schema: unknown): AnySchema =>
        JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as AnySchema;
      const invalid = parameters.filter(([, one]) =>
        valuesOf(one).some((value) => ajv.validate(refs(one.schema), value) !== true),
      );
      expect(invalid.map(([at]) => at)).to.deep.equal([]);
    });
  });
}
