import { createHash } from 'node:crypto';
import {
  datasetPath,
  partitionColumns,
  seasonPartitions,
  type PartitionColumn,
  type DatasetFile as ListedFile,
  type SeasonKey,
} from '@goalsquare/data';
import { includesTier } from '@goalsquare/engine';
import type { Dataset, DatasetFile, DatasetFiles, ExtensionId } from '@goalsquare/openapi';
import type { Account } from '../../domain/accounts/account.js';
import { includesSeason } from '../../domain/accounts/licence.js';
import { Problem } from '../../domain/problems.js';
import { quoted } from '../../domain/text/quoted.js';
import { listTag } from '../../http/pipeline/find-resource.js';
import type { ExtensionEndpoint, ExtensionEndpoints, ExtensionRequest } from '../../http/pipeline/extensions.js';
import type { Resource } from '../../http/pipeline/services.js';
import type { DatasetFolder } from './dataset-folder.js';
import { sendPart } from './send-part.js';

const TIER = 'Transactional';
const PARQUET = 'application/vnd.apache.parquet';
const DIGEST_DIGITS = 16;

/** Table names consist of letters and hyphens, so that they cannot lead out of the dataset. */
const tableName = /^[a-z]+(?:-[a-z]+)*$/u;

const nameOf = ({ leagueId, levelId, seasonId }: SeasonKey): string =>
  `season ${seasonId} of league ${leagueId}, level ${levelId}`;

const notFound = (detail: string): Problem => new Problem('dataset-not-found', detail);

const folderOf = (folder: DatasetFolder | undefined): DatasetFolder => {
  if (folder === undefined)
    throw notFound('This server has no dataset. Its operator can set GOALSQUARE_DATASET to the folder of one.');
  return folder;
};

/** **Throws** a problem of status 403 unless the account has the tier that datasets need. */
function requireTier({ licence: { tier } }: Account): void {
  if (!includesTier(tier, TIER))
    throw new Problem(
      'dataset-not-licensed',
      `Account insufficiently licensed for datasets: they need the tier ${TIER}, the account has ${tier}.`,
    );
}

/**
 * Returns the season in a path. **Throws** a problem of status 403 unless the account is licensed for datasets and for
 * the season.
 */
function licensedSeason({ account, call: { path } }: ExtensionRequest): SeasonKey {
  requireTier(account);
  const ids = { leagueId: Number(path.leagueId), levelId: Number(path.levelId), seasonId: Number(path.seasonId) };
  if (!includesSeason(account.licence, ids))
    throw new Problem('season-not-licensed', `Account insufficiently licensed for ${nameOf(ids)}.`);
  return ids;
}

/** Returns the response for a list made from a manifest. Its tag is a digest of what the caller can see. */
const listFrom = (list: Dataset | DatasetFiles, account: Account): Resource => ({
  response: {
    tag: listTag(createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, DIGEST_DIGITS), account),
    maxAge: 0,
    compute: () => list,
  },
});

const fileOf = ({ table, path, matchId, revision, rows, bytes, sha256 }: ListedFile): DatasetFile => ({
  table,
  path,
  ...(matchId !== undefined && { matchId }),
  revision,
  rows,
  bytes,
  sha256,
});

/** Returns the endpoint that sends a file. The ids in the call determine its path. */
const fileEndpoint =
  (folder: DatasetFolder | undefined, partitions: readonly PartitionColumn[]): ExtensionEndpoint =>
  async (request) => {
    const { call, req, res } = request;
    const ids = licensedSeason(request);
    const table = String(call.path.datasetTable);
    const matchId = Number(call.path.matchId);
    const file = datasetPath(table, partitions, { ...ids, matchId });
    const found = tableName.test(table) ? await folderOf(folder).open(file) : undefined;
    if (found === undefined) throw notFound(`The dataset has no file ${quoted(file)}.`);
    const sendFile = async (): Promise<void> => {
      try {
        await sendPart(found, PARQUET, req, res);
      } finally {
        await found.close();
      }
    };
    return { response: { send: sendFile } };
  };

/** The endpoints of datasets. `folder` is absent if the server has no dataset. */
export const datasetEndpoints = (
  folder: DatasetFolder | undefined,
): Pick<ExtensionEndpoints, Extract<ExtensionId, `getDataset${string}`>> => ({
  getDataset: async ({ account }) => {
    requireTier(account);
    const found = await folderOf(folder).manifest();
    if (found === undefined)
      throw notFound('The dataset folder contains no manifest: nothing has been exported to it yet.');
    const { version, tables, seasons } = found;
    const dataset: Dataset = {
      version,
      tables,
      seasons: seasons
        .filter((season) => includesSeason(account.licence, season))
        .map(({ leagueId, levelId, seasonId, files, bytes }) => ({ leagueId, levelId, seasonId, files, bytes })),
    };
    return listFrom(dataset, account);
  },
  getDatasetSeason: async (request) => {
    const ids = licensedSeason(request);
    const found = await folderOf(folder).season(ids);
    if (found === undefined) throw notFound(`The dataset has no ${nameOf(ids)}.`);
    return listFrom({ ...ids, files: found.files.map(fileOf) }, request.account);
  },
  getDatasetSeasonFile: fileEndpoint(folder, seasonPartitions),
  getDatasetMatchFile: fileEndpoint(folder, partitionColumns),
});
