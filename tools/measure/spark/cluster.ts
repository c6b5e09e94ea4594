import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../../server/test/support/free-port.js';
import type { Row } from '../../../data/test/sql/cases.js';
import type { SqlReader } from '../../../data/test/sql/reader.js';
import { python } from '../../check/readers/install.js';

const HOST = '127.0.0.1';

/**
 * Options for the Java processes. Compilation is quick, because no process runs for long. The code cache is large,
 * because 48 MB are full after 70 queries. Stacks are large, because plans of statements are deeply nested.
 */
const JAVA = '-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m -XX:+UseSerialGC -Xss16m';

/**
 * Rules of the optimizer that are off. They copy expressions into each other, and planning would take most of the time.
 */
const rules = ['CollapseProject', 'PushFoldableIntoBranches'];

/** Spark settings. Memory is small, because two workers, a master and the client program share one machine. */
const settings = {
  'spark.driver.host': HOST,
  'spark.driver.memory': '1g',
  'spark.driver.extraJavaOptions': JAVA,
  'spark.executor.memory': '1g',
  'spark.executor.extraJavaOptions': JAVA,
  'spark.sql.adaptive.enabled': 'false',
  'spark.sql.codegen.wholeStage': 'false',
  'spark.sql.codegen.factoryMode': 'NO_CODEGEN',
  'spark.sql.optimizer.excludedRules': rules.map((rule) => `org.apache.spark.sql.catalyst.optimizer.${rule}`).join(),
  'spark.sql.optimizer.maxIterations': '10',
  'spark.sql.shuffle.partitions': '2',
  'spark.ui.enabled': 'false',
  'spark.log.level': 'ERROR',
};

/** The result that the Spark program returns for a statement. */
interface Answer {
  readonly id: number;
  readonly rows?: readonly Row[];
  readonly error?: string;
}

const exited = (id: number): string => JSON.stringify({ id, error: 'the program that queries Spark has exited' });

/** A Spark master and workers, each in its own process, as if on separate machines. */
export class SparkCluster implements SqlReader {
  readonly dialect = 'spark';
  /** Number of statements that run at once and share the workers. */
  readonly atOnce = 4;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'goalsquare-spark-'));
  readonly #processes: ChildProcess[] = [];
  readonly #workers: ChildProcess[] = [];
  #program: ChildProcess | undefined;
  #hasExited = false;
  readonly #asked: ((line: string) => void)[] = [];

  /** Starts the master, the workers, and a program that sends them statements. Resolves when it is ready. */
  async start(workers: number): Promise<this> {
    const port = await freePort();
    const url = `spark://${HOST}:${port}`;
    const master = this.#daemon('master.Master', ['--port', String(port)]);
    await said(master, 'I have been elected leader');
    const words = ['--cores', '1', '--memory', '1g', '--work-dir', this.#folder, url];
    for (let at = 0; at < workers; at += 1) this.#workers.push(this.#daemon('worker.Worker', words));
    await Promise.all(this.#workers.map((worker) => said(worker, 'Successfully registered with master')));
    const listed = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const program = spawn(python, [path.join(import.meta.dirname, 'ask.py'), url, ...listed], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#processes.push(program);
    this.#program = program;
    const lines = createInterface(program.stdout);
    const [first] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as readonly unknown[];
    if (first !== 'ready') throw new Error('the program that queries Spark did not start');
    lines.on('line', (line) => {
      const { id } = JSON.parse(line) as Answer;
      this.#asked[id]?.(line);
    });
    // A statement for a program that has exited gets no answer: the measurement fails, and ends its processes.
    program.stdin.on('error', () => undefined);
    lines.on('close', () => {
      this.#hasExited = true;
      for (const [id, done] of this.#asked.entries()) done(exited(id));
    });
    return this;
  }

  readonly ask = async (statement: string): Promise<readonly Row[]> => {
    const line = await new Promise<string>((resolve) => {
      const id = this.#asked.push(resolve) - 1;
      if (this.#hasExited) resolve(exited(id));
      else this.#program?.stdin?.write(`${JSON.stringify({ id, statement })}\n`);
    });
    const { rows, error } = JSON.parse(line) as Answer;
    if (rows === undefined) throw new Error(error);
    return rows;
  };

  /** Kills a worker, to simulate the loss of its machine. */
  killWorker(): void {
    this.#workers.shift()?.kill('SIGKILL');
  }

  readonly close = async (): Promise<void> => {
    for (const one of this.#processes.toReversed()) {
      if (one.exitCode !== null || one.signalCode !== null) continue;
      const exit = once(one, 'exit');
      if (one.stdin === null) one.kill();
      else one.stdin.end();
      await exit;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  };

  /** Starts a Spark class directly, because the Spark package from pip has no `sbin` scripts. */
  #daemon(name: string, words: readonly string[]): ChildProcess {
    const lib = path.resolve(path.dirname(python), '../lib');
    const home = path.join(lib, readdirSync(lib)[0] ?? '', 'site-packages/pyspark');
    const one = spawn(
      path.join(home, 'bin/spark-class'),
      [`org.apache.spark.deploy.${name}`, '--host', HOST, '--webui-port', '0', ...words],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          ...process.env,
          SPARK_HOME: home,
          SPARK_DAEMON_MEMORY: '256m',
          SPARK_DAEMON_JAVA_OPTS: JAVA,
          SPARK_LOCAL_IP: HOST,
        },
      },
    );
    this.#processes.push(one);
    return one;
  }
}

/** Resolves when a daemon logs a text. **Throws** if it exits before that. */
async function said({ stderr }: ChildProcess, text: string): Promise<void> {
  let seen = '';
  if (stderr !== null)
    for await (const chunk of stderr.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      seen += chunk.toString();
      if (!seen.includes(text)) continue;
      stderr.resume();
      return;
    }
  throw new Error(`Spark did not start: ${seen.slice(-2000)}`);
}
