/** A kind of search entry. */
export const entryKinds = [
  'page',
  'metric',
  'parameter',
  'operation',
  'error',
  'setting',
  'topic',
  'term',
  'release',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Kinds as results show them. **Empty**: `''` for pages, which need no label. */
export const kindLabels: Readonly<Record<EntryKind, string>> = {
  page: '',
  metric: 'Metric',
  parameter: 'Parameter',
  operation: 'Operation',
  error: 'Error',
  setting: 'Setting',
  topic: 'Topic',
  term: 'Word of the sport',
  release: 'Release',
};

/** A place of the hub that can be found by name. */
export interface SearchEntry {
  readonly kind: EntryKind;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** Names that lead to it, besides its title: a code, an operation id, other words for it. */
  readonly names: readonly string[];
}
