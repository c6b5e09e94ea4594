/**
 * The options of a scenario with their defaults. The type of the default is the type of the option. `false` is a flag.
 */
export type Options = Readonly<Record<string, number | string | boolean>>;

/** The values of options, with the types of their defaults. */
export type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends number ? number : O[Name] extends string ? string : boolean;
};

/** A line of the report. */
export type Row = Readonly<Record<string, unknown>>;

/** The parts of a run that exist before its servers start. */
export interface Stage<O extends Options> {
  readonly values: Values<O>;
  /** The run's own folder, which is removed at the end. */
  readonly folder: string;
  /** Prints a line of progress, on stderr with `--json`. */
  readonly say: (line: string) => void;
  /** Registers a closing function. At the end, also after an error, closing functions are called in reverse order. */
  readonly atEnd: (close: () => unknown) => void;
}

/** The parts that a step can use: the stage, the servers, the watcher's samples, and the report. */
export interface Run<O extends Options, Servers, Sample = never> extends Stage<O> {
  readonly servers: Servers;
  /** The watcher's samples so far, oldest first. */
  readonly samples: readonly Sample[];
  /** Lines of the report so far. */
  readonly rows: readonly Row[];
  readonly row: (row: Row) => void;
  /** Adds a fault if a condition is false. */
  readonly hold: (isKept: boolean, fault: string) => void;
}

/** The result of a run. It passed if it has no faults. */
export interface Report<Sample = unknown> {
  readonly rows: readonly Row[];
  readonly faults: readonly string[];
  readonly samples: readonly Sample[];
}

/**
 * A long run against its own servers: how they start, what happens to them, what is watched meanwhile, and what must
 * hold. A scenario is only a declaration. `run-scenario.ts` reads options, runs the steps, prints the report and sets
 * the exit code. To add a scenario, declare it with `scenario({...})` and list it in `measures.ts`.
 */
export interface Scenario<O extends Options, Servers, Sample = never> {
  readonly name: string;
  readonly options: O;
  /** Minimum values of numeric options. Default: 1. */
  readonly least?: Readonly<Partial<Record<keyof O, number>>>;
  /** Starts the servers, and registers how to close them with `atEnd`. */
  readonly start: (stage: Stage<O>) => Servers | Promise<Servers>;
  /** Samples the servers at intervals, from their start to the last step. A result of `undefined` is not stored. */
  readonly watch?: {
    readonly everyMilliseconds: number;
    readonly look: (servers: Servers) => Promise<Sample | undefined>;
  };
  /** Load and disturbances, run in order. Each adds its rows and faults. An error is a fault and ends the run. */
  readonly steps: readonly ((run: Run<O, Servers, Sample>) => void | Promise<void>)[];
  /** Checks the run as a whole, after the last step. */
  readonly holds?: (run: Run<O, Servers, Sample>) => void;
  /** Whether the report is printed as a table. Default: yes. */
  readonly isTable?: boolean;
  /** The last line of a run without faults. */
  readonly passed?: (report: Report<Sample>) => string;
  /** Returns the output of `--json`. Default: rows and faults. */
  readonly json?: (report: Report<Sample>) => unknown;
}

/** Returns the declaration, and infers its types. */
export const scenario = <const O extends Options, Servers, Sample = never>(
  declared: Scenario<O, Servers, Sample>,
): Scenario<O, Servers, Sample> => declared;
