import { commonCases, type CommonCase, type Step } from './common-cases.js';
import type { Edition } from './edition.js';

const inputsOf = (inputs: CommonCase['inputs'] = {}): object => ({
  type: 'object',
  required: ['key', ...Object.keys(inputs)],
  properties: Object.fromEntries(
    Object.entries({ key: 'sandbox-transactional', ...inputs }).map(([name, value]) => [
      name,
      { type: typeof value === 'number' ? 'integer' : 'string', default: value },
    ]),
  ),
});

const stepOf = ({ id, about, operation, parameters = [], body, status = 200, holds = [], outputs }: Step): object => ({
  stepId: id,
  description: about,
  operationId: operation,
  parameters: [
    { name: 'Authorization', in: 'header', value: 'Bearer {$inputs.key}' },
    ...parameters.map(([name, place, value]) => ({ name, in: place, value })),
  ],
  ...(body !== undefined && { requestBody: { contentType: 'application/json', payload: body } }),
  successCriteria: [`$statusCode == ${status}`, ...holds].map((condition) => ({ condition })),
  ...(outputs && { outputs }),
});

/**
 * Returns the common cases as Arazzo workflows, for programs that run or generate calls. Default inputs come from the
 * sandbox. **Source**: Arazzo 1.0.1.
 */
export const arazzo = ({ origin }: Pick<Edition, 'origin'>): string =>
  JSON.stringify({
    arazzo: '1.0.1',
    info: {
      title: 'Common cases',
      summary: 'Calls that build on each other, in the order in which clients make them.',
      version: '1.0.0',
    },
    sourceDescriptions: [{ name: 'goalsquare', url: `${origin}/openapi.json`, type: 'openapi' }],
    workflows: commonCases.map(({ id, about, inputs, steps }) => ({
      workflowId: id,
      summary: about,
      inputs: inputsOf(inputs),
      steps: steps.map(stepOf),
    })),
  });
