/** The kinds of things that sources assign ids to. */
export const registerKinds = ['person', 'squad', 'venue', 'match'] as const;
export type RegisterKind = (typeof registerKinds)[number];

/** A source's id, such as `CD_I9001` of `afl`, and the names that the source's files use for it. */
export interface ExternalId {
  readonly kind: RegisterKind;
  readonly source: string;
  readonly externalId: string;
  readonly id: number;
  readonly names: readonly string[];
}

/** The kinds of things whose ids can be merged. */
export const mergeableKinds = ['person', 'squad', 'venue'] as const satisfies readonly RegisterKind[];
export type MergeableKind = (typeof mergeableKinds)[number];

/**
 * Two ids of the same person, squad or venue. `from` is retired and never used again. **Empty**: `kind` is omitted for
 * a person.
 */
export interface MergedId {
  readonly kind?: MergeableKind;
  readonly from: number;
  readonly to: number;
}

/** A source's id that an import found, with the name in its file. */
export type FoundId = Omit<ExternalId, 'names'> & { readonly name?: string | undefined };

/** A source's id that means something else in an import than in the register. */
export interface RegisterConflict {
  readonly found: FoundId;
  readonly registered: ExternalId;
}

/** Maximum number of names of one external id. */
const MOST_NAMES = 8;

const keyOf = ({ kind, source, externalId }: Pick<ExternalId, 'kind' | 'source' | 'externalId'>): string =>
  `${kind} ${source} ${externalId}`;

const targetKeyOf = (kind: RegisterKind, id: number): string => `${kind} ${id}`;

/** The external ids of a data folder. Immutable: `with` and `merging` return a new register. */
export class Register {
  static readonly empty = new Register([], []);
  readonly #byKey: ReadonlyMap<string, ExternalId>;
  readonly #targets: ReadonlyMap<string, number>;
  #persons: ReadonlyMap<number, readonly ExternalId[]> | undefined;

  constructor(
    readonly ids: readonly ExternalId[],
    readonly merged: readonly MergedId[],
  ) {
    this.#byKey = new Map(ids.map((one) => [keyOf(one), one]));
    this.#targets = new Map(merged.map(({ kind = 'person', from, to }) => [targetKeyOf(kind, from), to]));
  }

  /** Returns the id of a person, squad, venue or match after all merges. */
  currentId(kind: RegisterKind, id: number): number {
    return this.#targets.get(targetKeyOf(kind, id)) ?? id;
  }

  /** Returns the id of a person after all merges. */
  personOf(id: number): number {
    return this.currentId('person', id);
  }

  /** Returns the id that a source's id stands for. **Empty**: `undefined` if the register has no such external id. */
  idOf(kind: RegisterKind, source: string, externalId: string): number | undefined {
    return this.#byKey.get(keyOf({ kind, source, externalId }))?.id;
  }

  /** Returns the external ids of a person. **Empty**: an empty list if no source has one. */
  ofPerson(id: number): readonly ExternalId[] {
    if (this.#persons === undefined) {
      const persons = new Map<number, ExternalId[]>();
      for (const one of this.ids) {
        const known = persons.get(one.id);
        if (one.kind !== 'person') continue;
        if (known === undefined) persons.set(one.id, [one]);
        else known.push(one);
      }
      this.#persons = persons;
    }
    return this.#persons.get(id) ?? [];
  }

  /** Returns every id of a kind that was ever assigned, including merged ids, so that no id is assigned twice. */
  taken(kind: RegisterKind): readonly number[] {
    const own = this.ids.filter((one) => one.kind === kind).map(({ id }) => id);
    return [...own, ...this.merged.flatMap(({ kind: of = 'person', from }) => (of === kind ? [from] : []))];
  }

  /**
   * Returns a register with some more ids and names, and the conflicts. An external id keeps its id. If an import uses
   * an external id for something else, that is a conflict. **Empty**: the same register if nothing is new.
   */
  with(found: readonly FoundId[]): { readonly register: Register; readonly conflicts: readonly RegisterConflict[] } {
    const next = new Map(this.#byKey);
    const conflicts: RegisterConflict[] = [];
    let isChanged = false;
    for (const { name, ...one } of found) {
      const key = keyOf(one);
      const before = next.get(key);
      const id = this.currentId(one.kind, one.id);
      if (before !== undefined && before.id !== id) conflicts.push({ found: { ...one, name }, registered: before });
      const names = before?.names ?? [];
      const isNew = name !== undefined && names.length < MOST_NAMES && !names.includes(name);
      if (before !== undefined && !isNew) continue;
      next.set(key, { ...one, id: before?.id ?? id, names: isNew ? [...names, name] : names });
      isChanged = true;
    }
    return { register: isChanged ? new Register([...next.values()], this.merged) : this, conflicts };
  }

  /** Returns a register in which one id is merged into another. Ids that led to the old one now lead to the new one. */
  merging({ kind = 'person', from, to }: MergedId): Register {
    const target = this.currentId(kind, to);
    const other = (id: number): number => (id === from ? target : id);
    return new Register(
      this.ids.map((one) => (one.kind === kind ? { ...one, id: other(one.id) } : one)),
      [
        ...this.merged.map((one) => ((one.kind ?? 'person') === kind ? { ...one, to: other(one.to) } : one)),
        { ...(kind !== 'person' && { kind }), from, to: target },
      ],
    );
  }
}
