/** Outcome of a check. `skipped` means that the check does not apply here. */
export type Level = 'ok' | 'skipped' | 'warning' | 'fault';

/** The result of a check. */
export interface Finding {
  readonly level: Level;
  readonly detail: string;
  /** Remedy, in the words of the runbook. **Empty**: nothing to do. */
  readonly remedy?: string;
  /** Page and section of the documentation. **Empty**: none is needed. */
  readonly page?: string;
}

/** A check of a deployment. It never throws: anything it cannot determine is a finding. */
export interface Check {
  readonly name: string;
  readonly run: () => Finding | Promise<Finding>;
}

export const ok = (detail: string): Finding => ({ level: 'ok', detail });
export const skipped = (detail: string): Finding => ({ level: 'skipped', detail });
export const warning = (detail: string, remedy: string, page: string): Finding => ({
  level: 'warning',
  detail,
  remedy,
  page,
});
export const fault = (detail: string, remedy: string, page: string): Finding => ({
  level: 'fault',
  detail,
  remedy,
  page,
});

const order: readonly Level[] = ['ok', 'skipped', 'warning', 'fault'];

/** Returns the worst level among findings. **Empty**: `ok`. */
export const worstOf = (findings: readonly Pick<Finding, 'level'>[]): Level =>
  findings.reduce<Level>((worst, { level }) => (order.indexOf(level) > order.indexOf(worst) ? level : worst), 'ok');
