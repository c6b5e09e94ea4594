import { store } from '../../behaviours/stored';
import { storedList } from '../../behaviours/stored-list';
import { constants } from '../../constants';

/** A question that the reader has asked before. */
export interface RecentQuestion {
  /** The address of the question. **Shape**: the query string of the Questions page. */
  readonly search: string;
  readonly title: string;
}

/** The maximum number of stored questions. */
const MAX_QUESTIONS = 6;

const isQuestion = (value: unknown): value is RecentQuestion => {
  const { search, title } = (value ?? {}) as Partial<Record<keyof RecentQuestion, unknown>>;
  return typeof search === 'string' && search.startsWith('?') && typeof title === 'string';
};

/**
 * Returns the questions stored in this browser, the latest first. **Empty**: none, also if the browser has no storage.
 */
export const recentQuestions = (): readonly RecentQuestion[] =>
  storedList(constants.stored.questions, isQuestion).slice(0, MAX_QUESTIONS);

/** Stores a question in this browser, before the others. */
export function keepQuestion(question: RecentQuestion): void {
  const others = recentQuestions().filter(({ search }) => search !== question.search);
  store(constants.stored.questions, JSON.stringify([question, ...others].slice(0, MAX_QUESTIONS)));
}
