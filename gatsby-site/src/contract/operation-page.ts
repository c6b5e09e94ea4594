import { allowedValues } from '@goalsquare/openapi/allowed-values';
import problems from '../../facts/errors.json';
import problemsOfOperations from '../../facts/problems-of-operations.json';
import { JSON_TYPE, shownAnswer } from './answers';
import { givenOf } from './calls';
import { csvTablesOf, unitsOf, type CsvTable } from './csv-tables';
import { resolved, type Body, type DescribedParameter, type Schema } from './document';
import { describedOperation, type Operation } from './operations';
import { shapeOf, typeOf, type Member, type Shape } from './shape';

/** A parameter as pages show it. */
export interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isExtension: boolean;
  readonly allowed: string;
  readonly usual: string;
  readonly example: string;
  readonly description: string;
}

/** A member of a response, and its unit if it is a number. */
export interface MeasuredMember extends Member {
  readonly unit: string;
}

/** A response with all its members, each with its unit. */
export interface MeasuredShape extends Shape {
  readonly members: readonly MeasuredMember[];
}

/** A status that an operation can return, and its possible errors. */
export interface Status {
  readonly status: string;
  readonly description: string;
  readonly problems: readonly { readonly code: string; readonly title: string; readonly when: string }[];
}

/** The content of the page of an operation. */
export interface OperationPage {
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly description: string; readonly shape: Shape } | null;
  readonly success: { readonly status: string; readonly description: string; readonly shape: MeasuredShape | null };
  readonly headers: readonly { readonly name: string; readonly description: string; readonly statuses: string }[];
  readonly statuses: readonly Status[];
  readonly tables: readonly CsvTable[];
  /** The sandbox's response as JSON. **Empty**: `''` if there is no example. */
  readonly answer: string;
}

const inText = (value: unknown): string =>
  value === undefined
    ? ''
    : [value]
        .flat()
        .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
        .join(', ');

function parameterOf(given: DescribedParameter, example: unknown): Parameter {
  const { name, in: place, required = false, description = '', 'x-extension': isExtension = false } = given;
  const schema = resolved<Schema>(given.schema);
  const inner = schema.items === undefined ? schema : resolved<Schema>(schema.items);
  const several =
    schema.maxItems === undefined
      ? ''
      : `${allowedValues(inner) === '' ? '' : '; '}up to ${schema.maxItems} values, each under the same name`;
  return {
    name,
    place,
    type: typeOf(given.schema),
    isRequired: required,
    isExtension,
    allowed: `${allowedValues(inner)}${several}`,
    usual: inText(schema.default),
    example: inText(example),
    description,
  };
}

/** The media type of an event stream, whose data are JSON. */
const STREAM_TYPE = 'text/event-stream';

/** The media type of a dataset file. */
const FILE_TYPE = 'application/vnd.apache.parquet';

/** The media type of a timeline for video tools. */
const XML_TYPE = 'application/xml';

const schemaOf = (body: Body): Schema | undefined => {
  const { [JSON_TYPE]: whole, [STREAM_TYPE]: streamed, [FILE_TYPE]: file, [XML_TYPE]: xml } = body.content ?? {};
  return (whole ?? streamed ?? file ?? xml)?.schema as Schema | undefined;
};

function headersOf(responses: ReturnType<typeof describedOperation>['responses']): OperationPage['headers'] {
  const all = Object.entries(responses).flatMap(([status, response]) =>
    Object.entries(resolved<Body>(response).headers ?? {}).map(([name, header]) => ({
      status,
      name,
      header: resolved<{ readonly description?: string }>(header),
    })),
  );
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const of = all.filter((one) => one.name === name);
    return { name, description: of[0]?.header.description ?? '', statuses: of.map(({ status }) => status).join(', ') };
  });
}

function statusesOf(
  operationId: string,
  responses: ReturnType<typeof describedOperation>['responses'],
): readonly Status[] {
  const codes: readonly string[] =
    (problemsOfOperations as Readonly<Record<string, readonly string[]>>)[operationId] ?? [];
  const [success] = Object.keys(responses);
  return Object.entries(responses)
    .filter(([status]) => status !== success)
    .map(([status, response]) => ({
      status,
      description: resolved<Body>(response).description ?? '',
      problems: problems
        .filter((problem) => codes.includes(problem.code) && String(problem.status) === status)
        .map(({ code, title, when }) => ({ code, title, when })),
    }));
}

function successOf(
  operationId: string,
  responses: ReturnType<typeof describedOperation>['responses'],
): OperationPage['success'] {
  const [status = '', response = {}] = Object.entries(responses).find(([one]) => one.startsWith('2')) ?? [];
  const body = resolved<Body>(response);
  const schema = schemaOf(body);
  const units = unitsOf(operationId);
  const shape = schema && shapeOf(schema);
  const measured = shape && {
    ...shape,
    members: shape.members.map((member) => ({ ...member, unit: units.get(member.path) ?? '' })),
  };
  return { status, description: body.description ?? '', shape: measured ?? null };
}

/** Returns the content of an operation's page, from the contract, the CSV tables and the server's errors. */
export function operationPage(operation: Operation): OperationPage {
  const { operationId } = operation;
  const { parameters = [], requestBody, responses } = describedOperation(operationId);
  const given = givenOf(operationId);
  const body = requestBody && resolved<Body>(requestBody);
  const sent = body && schemaOf(body);
  const answer = shownAnswer(operationId);
  return {
    operation,
    parameters: parameters
      .map((one) => resolved<DescribedParameter>(one))
      .map((one) => parameterOf(one, given[one.name])),
    body: sent === undefined ? null : { description: body?.description ?? '', shape: shapeOf(sent) },
    success: successOf(operationId, responses),
    headers: headersOf(responses),
    statuses: statusesOf(operationId, responses),
    tables: csvTablesOf(operationId),
    answer: answer === undefined ? '' : JSON.stringify(answer, null, 2),
  };
}
