import { createHash } from 'node:crypto';
import { datasetPath, partitionColumns, type DatasetFile as ListedFile, type SeasonKey } from '@goalsquare/data';
import { includesTier } from '@goalsquare/engine';
import type { Dataset, DatasetFile, DatasetFiles, ExtensionId } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import { includesSeason } from '../../domain/accounts/licence.js';
import { Problem } from '../../domain/problems.js';
import { quoted } from '../../domain/text/quoted.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import { cacheControl, DATA_VARIES, hasResponse } from '../../http/pipeline/freshness.js';
import { send } from '../../http/pipeline/send.js';
import type { ExtensionHandler, ExtensionHandlers, ExtensionRequest } from '../../http/steps/extensions.js';
import type { DatasetFolder } from './dataset-folder.js';
import { sendPart } from './send-part.js';

const TIER = 'Transactional';
const PARQUET = 'application/vnd.apache.parquet';
const DIGEST_DIGITS = 16;

/** Names of tables have letters and hyphens only, so that they cannot lead out of the dataset. */
const tableName = /^[a-z]+(?:-[a-z]+)*$/u;

const nameOf = ({ leagueId, levelId, seasonId }: SeasonKey): string =>
  `season ${seasonId} of league ${leagueId}, level ${levelId}`;

const notFound = (detail: string): Problem => new Problem('dataset-not-found', detail);

const folderOf = (folder: DatasetFolder | undefined): DatasetFolder => {
  if (folder === undefined)
    throw notFound('This server has no dataset. Its operator can set GOALSQUARE_DATASET to the folder of one.');
  return folder;
};

/** **Throws** a problem of status 403 unless the account has the tier that transactions need. */
function requireTier({ licence: { tier } }: Account): void {
  if (!includesTier(tier, TIER))
    throw new Problem(
      'dataset-not-licensed',
      `Account insufficiently licensed for datasets: they need the tier ${TIER}, the account has ${tier}.`,
    );
}

/** Returns the season of a path. **Throws** a problem of status 403 unless the account is licensed for it. */
function licensedSeason({ account, call: { path } }: ExtensionRequest): SeasonKey {
  requireTier(account);
  const ids = { leagueId: Number(path.leagueId), levelId: Number(path.levelId), seasonId: Number(path.seasonId) };
  if (!includesSeason(account.licence, ids))
    throw new Problem('season-not-licensed', `Account insufficiently licensed for ${nameOf(ids)}.`);
  return ids;
}

/** Sends a list that was made from a manifest, unless the caller has it. */
async function sendList({ account, res }: ExtensionRequest, bytes: Buffer, list: () => unknown): Promise<void> {
  const tag = listTag(createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_DIGITS), account);
  res.vary(DATA_VARIES);
  res.setHeader('Cache-Control', cacheControl(0));
  res.setHeader('ETag', tag);
  if (hasResponse(res.req.headers['if-none-match'], tag)) res.status(304).end();
  else await send(res, list());
}

const fileOf = ({ table, path, matchId, revision, rows, bytes, sha256 }: ListedFile): DatasetFile => ({
  table,
  path,
  ...(matchId !== undefined && { matchId }),
  revision,
  rows,
  bytes,
  sha256,
});

/** Answers with a file whose path the ids of the call name. */
const sendFile =
  (
    folder: DatasetFolder | undefined,
    partitions: typeof partitionColumns | readonly (typeof partitionColumns)[number][],
  ): ExtensionHandler =>
  async (request) => {
    const { call, req, res } = request;
    const ids = licensedSeason(request);
    const table = String(call.path.datasetTable);
    const matchId = Number(call.path.matchId);
    const file = datasetPath(table, partitions, { ...ids, matchId });
    const found = tableName.test(table) ? await folderOf(folder).open(file) : undefined;
    if (found === undefined) throw notFound(`The dataset has no file ${quoted(file)}.`);
    try {
      await sendPart(found, PARQUET, req, res);
    } finally {
      await found.close();
    }
  };

/** The handlers of the operations on datasets. `folder` is absent if the server has no dataset. */
export const datasetHandlers = (
  folder: DatasetFolder | undefined,
): Pick<ExtensionHandlers, Extract<ExtensionId, `getDataset${string}`>> => ({
  getDataset: async (request) => {
    const { account } = request;
    requireTier(account);
    const found = await folderOf(folder).manifest();
    if (found === undefined)
      throw notFound('The folder of the dataset holds no manifest: nothing is exported to it yet.');
    await sendList(request, found.bytes, (): Dataset => {
      const { version, tables, seasons } = found.manifest;
      return {
        version,
        tables,
        seasons: seasons
          .filter((season) => includesSeason(account.licence, season))
          .map(({ leagueId, levelId, seasonId, files, bytes }) => ({ leagueId, levelId, seasonId, files, bytes })),
      };
    });
  },
  getDatasetSeason: async (request) => {
    const ids = licensedSeason(request);
    const found = await folderOf(folder).season(ids);
    if (found === undefined) throw notFound(`The dataset has no ${nameOf(ids)}.`);
    await sendList(request, found.bytes, (): DatasetFiles => ({ ...ids, files: found.manifest.files.map(fileOf) }));
  },
  getDatasetSeasonFile: sendFile(folder, partitionColumns.slice(0, 3)),
  getDatasetMatchFile: sendFile(folder, partitionColumns),
});
