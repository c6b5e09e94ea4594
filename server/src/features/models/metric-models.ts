import { publishedModels } from '@goalsquare/engine';
import { versionOf } from '../../answers/endpoints/list.js';
import { LIST_MAX_AGE } from '../../answers/max-ages.js';
import type { ExtensionEndpoint } from '../../http/pipeline/extensions.js';
import { listTag } from '../../http/pipeline/find-resource.js';

const version = versionOf(publishedModels);

/** Serves the coefficients of the models behind metrics, in the same way as metadata lists. */
export const metricModels: ExtensionEndpoint = ({ account }) => ({
  response: { tag: listTag(version, account), maxAge: LIST_MAX_AGE, compute: () => publishedModels },
});
