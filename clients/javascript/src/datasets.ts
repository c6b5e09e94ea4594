import type { Caller } from './caller.js';
import type { AcrossFilters, AcrossOptions } from './across-options.js';
import type { Answer, CallOptions, Parameters } from './operation-types.js';
import type { NamedThings } from './named-things.js';
import type { Of } from './statistics.js';
import type { Several } from './several.js';
import type { DatasetFile } from './contract/types.js';
import type { LevelOptions } from './levels.js';

/** The byte at which reading starts. It applies only if the file still has the given ETag. */
export interface FileOptions extends CallOptions {
  readonly range?: { readonly from: number; readonly etag: string } | undefined;
}

/** Methods for the server's dataset, Parquet files of many matches. They need the Transactional tier. */
export class Datasets {
  constructor(
    private readonly caller: Caller,
    private readonly names: NamedThings,
  ) {}

  /** The tables of the dataset, and the seasons that the account is licensed for. */
  dataset(options?: CallOptions): Promise<Answer<'getDataset'>> {
    return this.caller.call('getDataset', {}, options);
  }

  /** The files of a season, each with its path, revision, rows, size and SHA-256. */
  async datasetFiles(
    seasonId: number,
    { leagueId = 1, levelId = 1, ...options }: LevelOptions = {},
  ): Promise<readonly DatasetFile[]> {
    return (await this.caller.call('getDatasetSeason', { leagueId, levelId, seasonId }, options)).files;
  }

  /** Opens a file from `datasetFiles`, whole or from a byte. The status is 206 if it starts at that byte. */
  async openDatasetFile(
    { path }: Pick<DatasetFile, 'path'>,
    { range, ...options }: FileOptions = {},
  ): Promise<Response> {
    const target = `/v1/datasets/${path.split('/').map(encodeURIComponent).join('/').replaceAll('%3D', '=')}`;
    const headers = {
      Accept: 'application/vnd.apache.parquet',
      ...(range !== undefined && { Range: `bytes=${range.from}-`, 'If-Range': range.etag }),
    };
    return this.caller.connection.response({ method: 'GET', target, mayRepeat: true }, headers, options);
  }

  /**
   * An SQL statement that computes the rows of `seasonStats` from a dataset. `dialect` is `duckdb` or `spark`,
   * `dataset` the folder or URL of the dataset.
   */
  async sql(
    metric?: Several<string>,
    seasonId?: Several<number>,
    {
      of = 'players',
      ...options
    }: AcrossFilters &
      Pick<AcrossOptions, 'limit'> &
      CallOptions &
      Pick<Parameters<'getSquadsAcrossMatches'>, 'dialect' | 'dataset'> & { readonly of?: Of | undefined } = {},
  ): Promise<string> {
    const { signal, timeout, onWait, ...given } = options;
    const call = { signal, timeout, onWait };
    const filters = await this.names.withIds({ measure: ['perMatch', 'total'], metric, seasonId, ...given }, call);
    return this.caller.connection.text(
      this.caller.requestOf(
        of === 'players' ? 'getPlayersAcrossMatches' : 'getSquadsAcrossMatches',
        await this.caller.withCodes(filters, call),
      ),
      'application/sql',
      call,
    );
  }
}
