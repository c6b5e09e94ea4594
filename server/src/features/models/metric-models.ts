import { publishedModels } from '@goalsquare/engine';
import type { ExtensionId } from '@goalsquare/openapi';
import type { RequestHandler } from 'express';
import { extensionOperations, type ExtensionOperation } from '../../http/pipeline/extension-operations.js';
import { send } from '../../http/pipeline/send.js';

const operations: Readonly<Record<Extract<ExtensionId, 'getMetricModels'>, ExtensionOperation<undefined>>> = {
  getMetricModels: async (_given, _account, _call, res) => {
    await send(res, publishedModels);
  },
};

/** Serves the coefficients of the models that metrics use; passes other calls on. */
export const metricModels = (): RequestHandler => extensionOperations(operations, undefined);
