/** A page of the hub's operators' section, generated from a document in the repository. */
export interface OperatorPage {
  /** Its name below `/operators/`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly sidebar: string;
  /** The document, as a path relative to the root of the repository. */
  readonly source: string;
  /** The level 2 headings on the page, in order. **Empty**: the page has the whole document. */
  readonly headings?: readonly string[];
}

const operating = 'docs/operating.md';

/** The pages of the operators' section, in reading order. Every heading of the operating document is on one of them. */
export const operatorPages: readonly OperatorPage[] = [
  {
    name: 'start',
    title: 'Start and configure a server',
    description: 'Start a server from a clone, check its health, build its documentation and stop it.',
    sidebar: 'Start and configure',
    source: operating,
    headings: ['Start and configure', 'Health', 'Documentation', 'Stop'],
  },
  {
    name: 'docker',
    title: 'Run with Docker',
    description: 'Build the image, run it read-only with your own matches, and create accounts in a container.',
    sidebar: 'Docker',
    source: operating,
    headings: ['Docker'],
  },
  {
    name: 'debian',
    title: 'A server on Debian',
    description: 'Set up a server behind TLS on a bare Debian, with systemd, accounts, nightly backups and alerts.',
    sidebar: 'Debian and systemd',
    source: 'docs/debian.md',
  },
  {
    name: 'kubernetes',
    title: 'Kubernetes',
    description: 'Install the Helm chart with one replica, or several with Redis, NATS and a shared state folder.',
    sidebar: 'Kubernetes',
    source: 'docs/kubernetes.md',
  },
  {
    name: 'proxies',
    title: 'TLS and proxies',
    description:
      'Put Caddy, nginx or HAProxy in front of the server for TLS, and set CORS, PUBLIC_URL and TRUST_PROXY.',
    sidebar: 'TLS and proxies',
    source: 'docs/proxies.md',
  },
  {
    name: 'configuration',
    title: 'Configuration',
    description: 'Every environment variable of the server, with its default, its allowed values and its effect.',
    sidebar: 'Configuration',
    source: 'docs/configuration.md',
  },
  {
    name: 'accounts',
    title: 'Accounts and keys',
    description: 'Create accounts with plans and licences, issue and revoke keys, and read the audit log.',
    sidebar: 'Accounts and keys',
    source: 'docs/accounts.md',
  },
  {
    name: 'tokens',
    title: 'Tokens and login',
    description:
      'Client credentials, login with your identity provider, signed tokens, and what operators set up for them.',
    sidebar: 'Tokens and login',
    source: 'docs/identity.md',
  },
  {
    name: 'limits',
    title: 'Limits for operators',
    description: 'Rates, bursts and quotas of plans, the cost of requests, and limits that replicas share.',
    sidebar: 'Limits',
    source: 'docs/limits.md',
  },
  {
    name: 'match-log',
    title: 'The match log',
    description: 'The file format of a match: a header, then one JSON line for each entry in capture order.',
    sidebar: 'Match logs',
    source: 'docs/match-log.md',
  },
  {
    name: 'live',
    title: 'Live feeds',
    description: 'Feed live matches through the operator API, and keep their logs on one server or on several.',
    sidebar: 'Live feeds',
    source: 'docs/live.md',
  },
  {
    name: 'events',
    title: 'Events and webhooks',
    description: 'Streams, webhooks and Amazon SNS: what they deliver, how clients resume, and what operators monitor.',
    sidebar: 'Events and webhooks',
    source: 'docs/events.md',
  },
  {
    name: 'backup',
    title: 'Backup and restore',
    description: 'Back up a running server, check the copy and restore it into empty folders.',
    sidebar: 'Backup',
    source: operating,
    headings: ['Backup and restore', 'Object storage'],
  },
  {
    name: 'upgrade',
    title: 'Upgrade',
    description: 'Install a new version, go back to the previous one, replace data, and make a release.',
    sidebar: 'Upgrade',
    source: operating,
    headings: ['Upgrade and go back', 'New data, new versions', 'Release'],
  },
  {
    name: 'scaling',
    title: 'Scaling',
    description:
      'Memory, processes and cores, how much one machine can handle, and several replicas with Redis and NATS.',
    sidebar: 'Scaling',
    source: operating,
    headings: ['Memory', 'A process per core', 'What a machine carries', 'Several replicas'],
  },
  {
    name: 'storage',
    title: 'Folders and disks',
    description: 'Which server owns a state folder, and what happens when a disk is full, read-only or failing.',
    sidebar: 'Folders and disks',
    source: operating,
    headings: ['One server per state folder', 'A disk that cannot be written'],
  },
  {
    name: 'observability',
    title: 'Observability',
    description:
      'A doctor that checks a deployment, logs as JSON lines, metrics for Prometheus, and traces by OpenTelemetry.',
    sidebar: 'Observability',
    source: operating,
    headings: ['Doctor', 'Logs', 'Metrics', 'Traces'],
  },
  {
    name: 'reliability',
    title: 'Reliability',
    description:
      'What can fail - processes, disks, other servers, clients - what callers then see, and which test shows it.',
    sidebar: 'Reliability',
    source: 'docs/reliability.md',
  },
  {
    name: 'runbook',
    title: 'Runbook',
    description:
      'What to look at and what to do when a server does not start, is slow, rejects callers or has lost a disk.',
    sidebar: 'Runbook',
    source: 'docs/runbook.md',
  },
  {
    name: 'security',
    title: 'Security',
    description:
      'What the server protects, which attacks are tried by tests, what is left to you, and how to report a weakness.',
    sidebar: 'Security',
    source: 'SECURITY.md',
  },
];
