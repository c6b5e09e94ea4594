import { operatorPaths } from '@goalsquare/openapi';

/** Where matches are fed. */
export const OPERATOR_MATCHES = '/operator/matches';

const patterns = Object.keys(operatorPaths).map((template) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
}));

/** The template of a path of the operator API. **Empty**: `undefined` for another path. */
export const operatorTemplate = (path: string): string | undefined =>
  path.startsWith(OPERATOR_MATCHES) ? patterns.find(({ pattern }) => pattern.test(path))?.template : undefined;
