/** The languages that calls are shown in, in display order. `grammar` is the highlighter's name for the language. */
export const languages = [
  { id: 'curl', label: 'curl', grammar: 'bash' },
  { id: 'python', label: 'Python', grammar: 'python' },
  { id: 'r', label: 'R', grammar: 'r' },
  { id: 'excel', label: 'Excel', grammar: 'powerquery' },
  { id: 'typescript', label: 'TypeScript', grammar: 'typescript' },
] as const;

/** A language calls are shown in. */
export type Language = (typeof languages)[number]['id'];

/** Returns the language with an id. Without a match, returns the first language. */
export const languageOf = (name: string | undefined): Language =>
  languages.find(({ id }) => id === name)?.id ?? languages[0].id;
