import { withPatternWords } from './pattern-words';
import { withoutReferences } from './without-references';

/** Client of the documentation at the identity provider of the server. */
export const DOCS_CLIENT = 'goalsquare-docs';

/** Values to try each operation with, by the names of its parameters. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Parameter {
  readonly name: string;
  readonly example?: unknown;
  readonly schema?: { readonly example?: unknown };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
}

/** As much of a contract as is prepared. */
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: { readonly oauth2: { readonly flows: { readonly implicit: object } } };
  };
}

/**
 * A parameter with the value to try, and without the example of the contract: RapiDoc sends what it shows, and examples
 * of optional parameters exclude each other. Lists are one named example, since RapiDoc takes a bare list for several.
 */
function shown({ example: _, schema, ...parameter }: Parameter, values: Readonly<Record<string, unknown>>): Parameter {
  const value = values[parameter.name];
  const { example: __, ...bare } = schema ?? {};
  return {
    ...parameter,
    ...(schema !== undefined && { schema: bare }),
    ...(value !== undefined && (Array.isArray(value) ? { examples: { sandbox: { value } } } : { example: value })),
  };
}

/**
 * The contract as the reference shows it: without references, with words in place of patterns, every parameter with a
 * value of the sandbox to try, and the login with the client it is for.
 */
export function preparedContract(published: Contract, examples: Examples): Contract {
  const contract = withPatternWords(published);
  const { securitySchemes } = contract.components;
  const paths = withoutReferences(contract.paths, contract);
  const operation = (given: Operation): Operation => ({
    ...given,
    parameters: (given.parameters ?? []).map((one) => shown(one, examples[given.operationId] ?? {})),
  });
  const { oauth2 } = securitySchemes;
  const implicit = { ...oauth2.flows.implicit, 'x-client-id': DOCS_CLIENT };
  return {
    ...contract,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, one]) => [method, operation(one)])),
      ]),
    ),
    components: {
      securitySchemes: { ...securitySchemes, oauth2: { ...oauth2, flows: { ...oauth2.flows, implicit } } },
    },
  };
}

/** The name RapiDoc gives an operation in addresses. */
export const anchorOf = (method: string, path: string): string => `${method}-${path.replaceAll(/[\s#:?&={}]/gu, '-')}`;
