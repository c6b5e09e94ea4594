import { referenceTarget } from '@goalsquare/openapi/reference-target';

/** Deprecation of an operation or parameter, as the contract declares it. **Units**: dates as `2027-06-30`, in UTC. */
interface Deprecated {
  readonly deprecated?: boolean;
  readonly 'x-deprecated-since'?: string;
  readonly 'x-sunset'?: string;
}

interface Parameter extends Deprecated {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
}

interface Operation extends Deprecated {
  readonly operationId: string;
  readonly parameters?: readonly unknown[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/**
 * The dates of a deprecation. **Units**: milliseconds since 1970. **Empty**: `sunset` is `undefined` if no date is set
 * yet.
 */
interface Announcement {
  readonly since: number;
  readonly sunset: number | undefined;
}

/** The deprecated parts of an operation: the operation itself, and query parameters by name. */
interface Going {
  readonly operation: Announcement | undefined;
  readonly parameters: ReadonlyMap<string, Announcement>;
}

/** The page that describes what will change, and when. */
const PAGE = '/contract-history/';

function announcementOf(of: Deprecated, label: string): Announcement | undefined {
  if (of.deprecated !== true) return undefined;
  const since = Date.parse(of['x-deprecated-since'] ?? '');
  const sunset = of['x-sunset'] === undefined ? undefined : Date.parse(of['x-sunset']);
  if (Number.isNaN(since) || Number.isNaN(sunset ?? 0))
    throw new Error(`${label} is deprecated, but x-deprecated-since or x-sunset is not a date`);
  return { since, sunset };
}

const least = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.min(...values);

/** The deprecated parts of a contract, by operation. **Throws** if a date is missing. */
export class Deprecations {
  readonly #going: ReadonlyMap<string, Going>;

  constructor(document: object) {
    const { paths } = document as Document;
    const entries = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation): readonly [string, Going] => {
        const { operationId, parameters = [] } = operation;
        const named = parameters.flatMap((part) => {
          const { $ref } = part as Parameter;
          const parameter = ($ref === undefined ? part : referenceTarget(document, $ref)) as Parameter;
          const announcement = announcementOf(parameter, `${operationId}: ${parameter.name}`);
          return announcement === undefined || parameter.in !== 'query'
            ? []
            : [[parameter.name, announcement] as const];
        });
        return [operationId, { operation: announcementOf(operation, operationId), parameters: new Map(named) }];
      });
    this.#going = new Map(
      entries.filter(([, { operation, parameters }]) => operation !== undefined || parameters.size > 0),
    );
  }

  /**
   * Returns the deprecation headers of the response to a call, each name followed by its value. They have the earliest
   * dates of all deprecated parts that the call uses. **Empty**: none if it uses nothing deprecated. **Source**: RFC
   * 9745, RFC 8594.
   */
  headersOf(operationId: string, query: Readonly<Record<string, unknown>>): readonly string[] {
    const going = this.#going.get(operationId);
    if (going === undefined) return [];
    const used = [...going.parameters].flatMap(([name, one]) => (query[name] === undefined ? [] : [one]));
    const all = [...(going.operation === undefined ? [] : [going.operation]), ...used];
    const since = least(all.map((one) => one.since));
    if (since === undefined) return [];
    const sunset = least(all.flatMap((one) => one.sunset ?? []));
    const link = (relation: string): readonly string[] => ['Link', `<${PAGE}>; rel="${relation}"; type="text/html"`];
    return [
      ...['Deprecation', `@${since / 1000}`],
      ...link('deprecation'),
      ...(sunset === undefined ? [] : ['Sunset', new Date(sunset).toUTCString(), ...link('sunset')]),
    ];
  }
}
