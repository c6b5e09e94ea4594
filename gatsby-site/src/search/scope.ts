import { topicNamed, topics, type TopicName } from '../content/topics';
import type { EntryKind, SearchEntry } from './entry';

/** A kind of search result. */
interface ScopeKind {
  readonly label: string;
  readonly entries: readonly EntryKind[];
  /** The value of the index's `part` filter for these pages. **Empty**: the pages are in none of `ownParts`. */
  readonly part?: string;
}

/** The kinds that a search can be limited to, by name. */
export const scopeKinds = {
  pages: { label: 'Docs and guides', entries: ['page', 'topic'] },
  operations: { label: 'Operations', entries: ['operation'], part: 'operations' },
  metrics: { label: 'Metrics', entries: ['metric'], part: 'metrics' },
  parameters: { label: 'Parameters', entries: ['parameter'], part: 'parameters' },
  errors: { label: 'Errors', entries: ['error'], part: 'errors' },
  settings: { label: 'Settings', entries: ['setting'], part: 'settings' },
  terms: { label: 'Words of the sport', entries: ['term'], part: 'terms' },
  releases: { label: 'Release notes', entries: ['release'], part: 'release-notes' },
} as const satisfies Readonly<Record<string, ScopeKind>>;

/** Parts of the hub whose pages are neither docs nor guides. */
export const ownParts = ['operations', 'parameters', 'metrics', 'release-notes'] as const;

/** The scope of a search: a kind, or the pages of a topic. **Empty**: `''` for everything. */
export type Scope = '' | `kind:${keyof typeof scopeKinds}` | `topic:${TopicName}`;

/** The scopes that readers can choose from, by group. **Shape**: each option is a value and its label. */
export const scopeGroups: readonly (readonly [
  label: string,
  options: readonly (readonly [value: Scope, label: string])[],
])[] = [
  ['Kind', Object.entries(scopeKinds).map(([name, { label }]) => [`kind:${name as keyof typeof scopeKinds}`, label])],
  ['Topic', Object.entries(topics).map(([name, { title }]) => [`topic:${name as TopicName}`, title])],
];

/** Returns the kind of a scope. **Empty**: `undefined` for everything, and for a topic. */
export const kindOf = (scope: Scope): ScopeKind | undefined =>
  scope.startsWith('kind:') ? scopeKinds[scope.slice('kind:'.length) as keyof typeof scopeKinds] : undefined;

/** Returns the title of a scope's topic. **Empty**: `undefined` for everything, and for a kind. */
export const topicTitleOf = (scope: Scope): string | undefined =>
  scope.startsWith('topic:') ? topicNamed(scope.slice('topic:'.length)).title : undefined;

/** Returns the label of a scope. **Empty**: `''` for everything. */
export const labelOf = (scope: Scope): string => kindOf(scope)?.label ?? topicTitleOf(scope) ?? '';

/** Whether an entry is in a scope. The scope of a topic contains the topic and its pages. */
export function isInScope({ kind, title, url }: SearchEntry, scope: Scope): boolean {
  const found = kindOf(scope);
  if (found !== undefined) return found.entries.includes(kind);
  if (!scope.startsWith('topic:')) return true;
  const topic = topicNamed(scope.slice('topic:'.length));
  return kind === 'topic' ? title === topic.title : kind === 'page' && topic.routes.includes(url);
}

const partsOfArticles: Readonly<Record<string, string>> = {
  '/guides/errors/': scopeKinds.errors.part,
  '/guides/football-terms/': scopeKinds.terms.part,
  '/operators/configuration/': scopeKinds.settings.part,
};

/**
 * Returns the attribute that assigns an MDX page to a part of the full-text index. **Empty**: `{}` for a page without
 * one.
 */
export function partOfArticle(route: string): { readonly 'data-pagefind-filter'?: string } {
  const part = partsOfArticles[route];
  return part === undefined ? {} : { 'data-pagefind-filter': `part:${part}` };
}
