import type { AccountOfToken } from '../domain/accounts/account.js';
import { noAudit } from '../domain/audit/audit-entry.js';
import { acrossEvidenceEndpoints } from '../features/across-evidence/across-evidence-operations.js';
import { acrossEndpoints } from '../features/across/across-operations.js';
import { personMatchesEndpoint } from '../features/across/person-matches.js';
import { QueryRunner } from '../features/across/query-runner.js';
import { SeasonEngine } from '../features/across/season-engine.js';
import { leaderEndpoints } from '../features/across/season-leaders.js';
import { requestAudit, type RequestAudit } from '../features/audit/request-audit.js';
import { changeEndpoints } from '../features/changes/change-operations.js';
import { DatasetFolder } from '../features/datasets/dataset-folder.js';
import { datasetEndpoints } from '../features/datasets/dataset-operations.js';
import { eventEndpoints } from '../features/events/event-operations.js';
import { liveTopics } from '../features/events/live-topics.js';
import { OpenStreams } from '../features/events/open-streams.js';
import { streamMetrics } from '../features/events/stream-metrics.js';
import { processTimers } from '../domain/timers.js';
import { evidenceEndpoints } from '../features/evidence/evidence-operations.js';
import { flowEndpoints } from '../features/evidence/flow-operations.js';
import { timelineEndpoints } from '../features/evidence/timeline-operations.js';
import { forecastEndpoints } from '../features/forecasts/forecast-operations.js';
import { MatchForecasts } from '../features/forecasts/match-forecasts.js';
import { insAndOuts } from '../features/line-ups/ins-and-outs.js';
import { coverageEndpoints } from '../features/match-coverage/coverage-operations.js';
import { qualityEndpoints } from '../features/match-quality/quality-operations.js';
import { metricModels } from '../features/models/metric-models.js';
import type { PermalinkServices } from '../features/permalinks/create-permalink.js';
import { permalinkEndpoints } from '../features/permalinks/permalink-operations.js';
import { currentExternalIds, noExternalIds, type ExternalIds } from '../features/persons/external-ids.js';
import { personEndpoints } from '../features/persons/person-operations.js';
import { currentPersons } from '../features/persons/persons.js';
import { replayEndpoints } from '../features/replay/replay-operations.js';
import { revisionEndpoints } from '../features/revisions/revision-operations.js';
import type { ExtensionEndpoints } from '../http/pipeline/extensions.js';
import type { ContractCheck } from '../http/pipeline/validator.js';
import type { AppParts } from './app-parts.js';
import type { RequestServices } from './request-services.js';

/** Returns a function that records the actions of requests. */
export const auditOf = ({ audit = noAudit, keyIdOf = () => undefined }: AppParts): RequestAudit =>
  requestAudit(audit, keyIdOf);

/** Services that the endpoints share with the steps before them. */
interface SharedParts {
  readonly find: AccountOfToken;
  readonly check: ContractCheck;
  readonly links: Omit<PermalinkServices, 'extensions'>;
}

/** Returns the endpoint of each extension operation. A missing one is a compile error. */
export function extensionEndpoints(
  parts: AppParts,
  { services, replayServices }: RequestServices,
  { find, check, links }: SharedParts,
): ExtensionEndpoints {
  const { logger, registry, timers = processTimers, dataset, dataDirectory } = parts;
  const reportFault = (fault: string): void => {
    logger.error({ fault }, 'the register of external ids cannot be read');
  };
  const externalIds =
    dataDirectory === undefined
      ? (): Promise<ExternalIds> => Promise.resolve(noExternalIds)
      : currentExternalIds(dataDirectory, reportFault);
  const { streams = new OpenStreams({ metrics: streamMetrics(registry) }) } = parts;
  const { persons = currentPersons(services.world), seasonEngine = new SeasonEngine(services.matches) } = parts;
  const failed = (error: unknown): void => {
    logger.error({ err: error }, 'events could not be sent');
  };
  const forecasts = new MatchForecasts(services);
  const topics = liveTopics(services.matches, failed);
  const runner = new QueryRunner({ world: services.world, persons, engine: seasonEngine, timers });
  const endpoints: ExtensionEndpoints = {
    ...permalinkEndpoints({ ...links, extensions: () => endpoints }, auditOf(parts)),
    ...replayEndpoints(replayServices),
    ...eventEndpoints({ services, topics, streams, timers, find, failed, forecastFor: forecasts.streamedFor }),
    ...changeEndpoints({ matches: services.matches, topics, timers, now: () => performance.now() }),
    ...datasetEndpoints(dataset === undefined ? undefined : new DatasetFolder(dataset)),
    ...coverageEndpoints(services, timers),
    ...qualityEndpoints(services, timers),
    getMatchInsAndOuts: insAndOuts(services),
    ...forecastEndpoints(services, forecasts),
    ...evidenceEndpoints(services),
    ...flowEndpoints(services),
    ...timelineEndpoints(services),
    ...revisionEndpoints(services),
    ...personEndpoints({ world: services.world, persons, externalIds }),
    ...acrossEndpoints(runner, check),
    ...acrossEvidenceEndpoints(runner, timers),
    ...leaderEndpoints(runner, services.world),
    getPersonMatches: personMatchesEndpoint(runner, persons),
    getMetricModels: metricModels,
  };
  return endpoints;
}
