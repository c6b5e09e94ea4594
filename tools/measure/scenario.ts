/** The options of a scene with their defaults. A number stays one, a text stays one, `false` is a flag. */
export type Options = Readonly<Record<string, number | string | boolean>>;

/** The values of options, of the types of their defaults. */
export type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends number ? number : O[Name] extends string ? string : boolean;
};

/** A line of the report. */
export type Row = Readonly<Record<string, unknown>>;

/** The parts of a scene that exist before its servers start. */
export interface Stage<O extends Options> {
  readonly values: Values<O>;
  /** The scene's own folder, which is removed at its end. */
  readonly folder: string;
  /** Prints a line of progress, on stderr with `--json`. */
  readonly say: (line: string) => void;
  /** Adds something to close. At the end the last that was added is closed first, also after an error. */
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
  /** Adds a fault if something that must hold does not. */
  readonly hold: (isKept: boolean, fault: string) => void;
}

/** The result of a scene. It passed if it has no faults. */
export interface Report<Sample = unknown> {
  readonly rows: readonly Row[];
  readonly faults: readonly string[];
  readonly samples: readonly Sample[];
}

/**
 * A long run against servers of its own: which it needs, what happens to them, what is watched meanwhile, and what must
 * hold. It only declares; `run-scenario.ts` reads options, starts, watches, prints, closes and sets the exit code. To
 * add one, write a declaration by `scenario({...})` and a line in `measures.ts`.
 */
export interface Scenario<O extends Options, Servers, Sample = never> {
  readonly name: string;
  readonly options: O;
  /** The least values of numbers. Default: 1. */
  readonly least?: Readonly<Partial<Record<keyof O, number>>>;
  /** Starts the servers, and adds what closes them to `atEnd`. */
  readonly start: (stage: Stage<O>) => Servers | Promise<Servers>;
  /** Looks at the servers at intervals, from their start to the last step. `undefined` is no sample. */
  readonly watch?: {
    readonly everyMilliseconds: number;
    readonly look: (servers: Servers) => Promise<Sample | undefined>;
  };
  /** Load and disturbances, one after another. Each adds its rows and faults. An error is a fault and the end. */
  readonly steps: readonly ((run: Run<O, Servers, Sample>) => void | Promise<void>)[];
  /** Checks what must hold of the whole run, after the last step. */
  readonly holds?: (run: Run<O, Servers, Sample>) => void;
  /** Whether the report is printed as a table. Default: yes. */
  readonly isTable?: boolean;
  /** The last line of a run without faults. */
  readonly passed?: (report: Report<Sample>) => string;
  /** The output of `--json`. Default: rows and faults. */
  readonly json?: (report: Report<Sample>) => unknown;
}

/** Returns the scene it is given: a declaration whose types are inferred. */
export const scenario = <const O extends Options, Servers, Sample = never>(
  declared: Scenario<O, Servers, Sample>,
): Scenario<O, Servers, Sample> => declared;
