import { withPatternWords } from './pattern-words';
import { withoutReferences } from './without-references';

/** The client id of the documentation at the server's identity provider. */
export const DOCS_CLIENT = 'goalsquare-docs';

/** Example values by operation and parameter. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Parameter {
  readonly name: string;
  readonly example?: unknown;
  readonly examples?: unknown;
  readonly schema?: { readonly example?: unknown };
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
}

/** The members of a contract that this file reads or changes. */
export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: {
      readonly oauth2: { readonly flows: { readonly implicit: { readonly authorizationUrl: string } } };
    };
  };
}

/**
 * Returns a parameter with the value to try instead of the contract's examples. RapiDoc sends every example that it
 * shows, but optional parameters can exclude each other. A list becomes one named example, because RapiDoc would treat
 * the items of a plain list as several examples.
 */
function shown(contract: Parameter, values: Readonly<Record<string, unknown>>): Parameter {
  const { example: _, examples: _all, schema, ...parameter } = contract;
  const value = values[parameter.name];
  const { example: _own, ...bare } = schema ?? {};
  return {
    ...parameter,
    ...(schema !== undefined && { schema: bare }),
    ...(value !== undefined && (Array.isArray(value) ? { examples: { sandbox: { value } } } : { example: value })),
  };
}

/** An arbitrary origin for reading the path of a URL that can be relative. */
const ORIGIN = 'http://localhost';

const pathOf = (url: string): string => new URL(url, ORIGIN).pathname;

/**
 * Returns the contract for the reference. References are resolved, patterns are replaced by descriptions, and only
 * parameters with a value in `examples` have an example. The login uses the documentation's client. URLs have no
 * origin, so that the page calls its own server even if the contract names another.
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
  const authorizationUrl = pathOf(oauth2.flows.implicit.authorizationUrl);
  const implicit = { ...oauth2.flows.implicit, authorizationUrl, 'x-client-id': DOCS_CLIENT };
  return {
    ...contract,
    servers: contract.servers.map((server) => ({ ...server, url: pathOf(server.url) })),
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

/** Returns RapiDoc's anchor for an operation. */
export const anchorOf = (method: string, path: string): string => `${method}-${path.replaceAll(/[\s#:?&={}]/gu, '-')}`;
