import { operatorPaths } from '@goalsquare/openapi';

/** Path at which matches are fed. */
export const OPERATOR_MATCHES = '/operator/matches';

const patterns = Object.keys(operatorPaths).map((template) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
}));

/** Returns the template of a path in the operator API. **Empty**: `undefined` for any other path. */
export const operatorTemplate = (path: string): string | undefined =>
  path.startsWith(OPERATOR_MATCHES) ? patterns.find(({ pattern }) => pattern.test(path))?.template : undefined;
