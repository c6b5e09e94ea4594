import type { Rule } from './rule.js';

/** Returns the JSON Schema (draft 2020-12) of a rule. */
export function jsonSchemaOf(rule: Rule): Readonly<Record<string, unknown>> {
  switch (rule.rule) {
    case 'integer':
      return { type: 'integer', minimum: rule.min, maximum: rule.max };
    case 'number':
      return { type: 'number', minimum: rule.min, maximum: rule.max };
    case 'text':
      return { type: 'string', minLength: 1, maxLength: rule.max, pattern: rule.pattern };
    case 'choice':
      return { enum: rule.of };
    case 'flag':
      return { const: true };
    case 'list':
      return { type: 'array', maxItems: rule.max, items: jsonSchemaOf(rule.of) };
    case 'object': {
      const members = { ...rule.required, ...rule.optional };
      return {
        type: 'object',
        additionalProperties: false,
        required: Object.keys(rule.required),
        properties: Object.fromEntries(Object.entries(members).map(([key, member]) => [key, jsonSchemaOf(member)])),
      };
    }
  }
}
