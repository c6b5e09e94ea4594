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

/** The labels of kinds in search results. **Empty**: `''` for pages, which need no label. */
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

/** A target in the hub that the search finds by name. */
export interface SearchEntry {
  readonly kind: EntryKind;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** Other names for the target besides its title: a code, an operation id, synonyms. */
  readonly names: readonly string[];
}
