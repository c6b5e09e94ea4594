import {
  openMatch,
  qualityOf,
  qualityRules,
  SeasonQualityFold,
  type MatchLog,
  type QualityReport,
  type QualitySample,
  type QualitySeverity,
} from '@goalsquare/engine';
import { countOf } from '../count-of.js';

/** A row that breaks a quality rule. `line` is the line of the log entry that last wrote the transaction. */
interface QualityFinding extends QualitySample {
  readonly file: string;
  readonly line: number;
  readonly matchId: number;
  readonly rule: string;
  readonly severity: QualitySeverity;
}

/** Returns the line that last wrote a transaction in a log, or 1 (the header) if no transaction is given. */
function lineOf({ entries }: MatchLog, { transactionId, sequence = 1 }: QualitySample): number {
  if (transactionId === undefined) return 1;
  const at = entries.findLastIndex(
    (entry) =>
      (entry.kind === 'transaction' || entry.kind === 'amendment') &&
      entry.id === transactionId &&
      (entry.sequence ?? 1) === sequence,
  );
  return at + 2;
}

/** Checks the quality of logs, and counts how often they break each rule. */
export class QualityCheck {
  readonly #fold = new SeasonQualityFold();
  readonly #findings: QualityFinding[] = [];

  /** Checks the log in a file. */
  add(file: string, log: MatchLog): void {
    const report: QualityReport = qualityOf(openMatch(log));
    const matchId = log.header.id;
    this.#fold.add(matchId, report);
    for (const { rule, severity, samples } of report.results)
      for (const sample of samples)
        this.#findings.push({ file, line: lineOf(log, sample), matchId, rule, severity, ...sample });
  }

  /** Whether every rule is within its threshold. Rules of severity `info` do not count. */
  get isWithin(): boolean {
    return this.#fold.result().rules.every(({ isAbove, severity }) => !isAbove || severity === 'info');
  }

  /** Returns a line for each finding, followed by the summary. */
  lines(): readonly string[] {
    return [
      ...this.#findings.map(({ file, line, rule, severity, text }) => `${file}:${line}: ${rule}: ${severity}: ${text}`),
      ...this.summary(),
    ];
  }

  /** Returns a line for each broken rule, and a line that counts the matches that break none. */
  summary(): readonly string[] {
    const { matches, clean, rules } = this.#fold.result();
    return [
      ...rules.map(
        ({ rule, severity, rows, matches: broken, allowed, isAbove }) =>
          `${rule}: ${severity}, ${countOf(rows, 'row')} in ${countOf(broken, 'match')}, ${allowed} allowed${isAbove ? ': ABOVE' : ''}`,
      ),
      `quality: ${qualityRules.length} rules, ${clean} of ${matches} matches break none`,
    ];
  }

  json(): string {
    const { matches, clean, rows, rules, worst } = this.#fold.result();
    const findings = this.#findings;
    return JSON.stringify({ matches, clean, isWithin: this.isWithin, rows, rules, worst, findings });
  }
}

/** Checks logs, and returns a summary of the quality rules they break. */
export function qualitySummary(logs: readonly { readonly file: string; readonly log: MatchLog }[]): readonly string[] {
  const quality = new QualityCheck();
  for (const { file, log } of logs) quality.add(file, log);
  return quality.summary();
}
