import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect } from 'chai';
import { parse } from 'yaml';
import { freePort } from './support/free-port.js';
import { addAccountsLikeSandbox } from './support/accounts-command.js';
import { header } from './support/match-log.js';
import { Program } from './support/program.js';
import { until } from './support/until.js';

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const { groups } = parse(textOf('deploy/alerts.yaml')) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(textOf('deploy/grafana/goalsquare.json')) as { readonly panels: readonly Panel[] };

/** Metrics and labels that Prometheus adds, and the target labels of any scrape. */
const ofPrometheus: ReadonlySet<string> = new Set(['up']);
const targetLabels = ['instance', 'job'];

/** An expression of a dashboard, with values in place of the variables of Grafana. */
const filledIn = (expression: string): string =>
  expression.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*');

/** The metrics of an expression, each with the labels it matches, and the labels that it groups by. */
interface Used {
  readonly metrics: ReadonlyMap<string, ReadonlySet<string>>;
  readonly grouped: ReadonlySet<string>;
}

/** Parses PromQL. **Throws** where it is none. */
function usedIn(expression: string): Used {
  const metrics = new Map<string, Set<string>>();
  const grouped = new Set<string>();
  const tree = parser.parse(expression);
  tree.iterate({
    enter: ({ type, from, to, node }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`not PromQL at '${expression.slice(from, from + 20)}': ${expression}`);
      if (type.name === 'LabelName' && node.parent?.name === 'GroupingLabels') grouped.add(text);
      if (type.name !== 'VectorSelector') return;
      const name = node.getChild('Identifier');
      const labels = metrics.get(name === null ? '' : expression.slice(name.from, name.to)) ?? new Set<string>();
      for (const matcher of node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []) {
        const label = matcher.getChild('LabelName');
        if (label !== null) labels.add(expression.slice(label.from, label.to));
      }
      metrics.set(name === null ? '' : expression.slice(name.from, name.to), labels);
    },
  });
  return { metrics, grouped };
}

/** The labels of each series that a page of metrics has, and the metrics it declares. */
function seriesIn(page: string): ReadonlyMap<string, ReadonlySet<string>> {
  const series = new Map<string, Set<string>>();
  for (const [, name = ''] of page.matchAll(/^# TYPE (\S+)/gmu)) series.set(name, new Set());
  for (const [, name = '', labels = ''] of page.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gmu)) {
    const known = series.get(name) ?? new Set<string>();
    for (const [, label = ''] of labels.matchAll(/([a-z_]+)="/gu)) known.add(label);
    series.set(name, known);
  }
  return series;
}

describe('the dashboard and the alerts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'monitoring-'));
  let server: Program;
  let series: ReadonlyMap<string, ReadonlySet<string>> = new Map();

  /** A server whose Redis and NATS do not answer, which is asked for something of every kind. */
  before(async () => {
    const [data, state] = [path.join(folder, 'data'), path.join(folder, 'state')];
    mkdirSync(data);
    addAccountsLikeSandbox(state);
    const [port, metricsPort, nowhere] = [await freePort(), await freePort(), await freePort()];
    server = new Program('main', {
      ...{ GOALSQUARE_DATA: data, GOALSQUARE_STATE: state, LOG_LEVEL: 'silent', HOST: '127.0.0.1' },
      ...{ PORT: String(port), METRICS_PORT: String(metricsPort), REDIS_TIMEOUT_MS: '50' },
      ...{ REDIS_URL: `redis://127.0.0.1:${nowhere}`, NATS_URL: `nats://127.0.0.1:${nowhere}` },
    });
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    await until('its metrics', () =>
      fetch(metrics).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const call = (asked: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}${asked}`, {
        ...init,
        headers: { Authorization: 'Bearer sandbox-operator', 'Content-Type': 'application/json' },
      });
    for (let n = 0; n < 2; n += 1) expect((await call('/v1/leagues')).status).to.equal(200);
    const refused = await call('/operator/matches', { method: 'POST', body: JSON.stringify(header) });
    expect(refused.status).to.equal(503);
    series = seriesIn(await (await fetch(metrics)).text());
  });
  after(async () => {
    server.signal('SIGKILL');
    await server.over;
    rmSync(folder, { recursive: true, force: true });
  });

  /** Faults of an expression, and of the labels of its result in a text. */
  function faultsOf(expression: string, shown: readonly string[]): readonly string[] {
    const { metrics, grouped } = usedIn(expression);
    const known = new Set<string>(targetLabels);
    const faults: string[] = [];
    for (const [name, labels] of metrics) {
      const found = ofPrometheus.has(name) ? new Set<string>() : series.get(name);
      if (found === undefined) faults.push(`there is no metric ${name}`);
      for (const label of found ?? []) known.add(label);
      for (const label of labels)
        if (found?.has(label) === false && !targetLabels.includes(label)) faults.push(`${name} has no label ${label}`);
    }
    for (const label of [...grouped, ...shown]) if (!known.has(label)) faults.push(`there is no label ${label}`);
    return faults;
  }

  for (const { title, targets = [] } of panels)
    for (const { expr, legendFormat } of targets)
      it(`use metrics and labels that exist: ${title}, ${legendFormat}`, () => {
        const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/gu)].map(([, label = '']) => label);
        expect(faultsOf(filledIn(expr), shown)).to.deep.equal([]);
      });

  for (const { alert, expr, labels, annotations } of rules)
    it(`use metrics and labels that exist: ${alert}`, () => {
      const shown = [...annotations.summary.matchAll(/\$labels\.(\w+)/gu)].map(([, label = '']) => label);
      expect(faultsOf(expr, shown)).to.deep.equal([]);
      expect(labels.severity).to.be.oneOf(['critical', 'warning']);
    });

  it('find a metric that does not exist, a label that does not, and what is no PromQL', () => {
    expect(faultsOf('rate(goalsquare_problem_total[5m])', [])).to.deep.equal([
      'there is no metric goalsquare_problem_total',
    ]);
    expect(faultsOf('sum by (kode) (goalsquare_problems_total{cause="x"})', ['path'])).to.deep.equal([
      'goalsquare_problems_total has no label cause',
      'there is no label kode',
      'there is no label path',
    ]);
    expect(() => usedIn('sum by (le (up)')).to.throw(/^not PromQL/u);
  });

  it('lead to sections of the runbook that exist', () => {
    const headings = [...textOf('docs/runbook.md').matchAll(/^## (.+)$/gmu)].map(
      ([, text = '']) =>
        `docs/runbook.md#${text
          .toLowerCase()
          .replace(/[^a-z0-9 -]/gu, '')
          .replaceAll(' ', '-')}`,
    );
    for (const { alert, annotations } of rules) expect(headings, alert).to.include(annotations.runbook);
  });
});
