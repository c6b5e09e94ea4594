import { readFileSync } from 'node:fs';
import { Ajv, type AnySchema } from 'ajv';
import { expect } from 'chai';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly schema: { readonly type?: string };
  readonly example?: unknown;
}

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

    it('each have one example, which an importer such as Postman can send', () => {
      expect(parameters).not.to.have.lengthOf(0);
      expect(parameters.filter(([, { example }]) => example === undefined).map(([at]) => at)).to.deep.equal([]);
    });

    it('have examples that their schemas accept: a list for a list, and otherwise one value', () => {
      const refs = (schema: unknown): AnySchema =>
        JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as AnySchema;
      const invalid = parameters.filter(([, { schema, example }]) => ajv.validate(refs(schema), example) !== true);
      expect(invalid.map(([at]) => at)).to.deep.equal([]);
    });
  });
}
