/** THE languages that calls are shown in, in order. `grammar` is the name the highlighter uses. */
export const languages = [
  { id: 'curl', label: 'curl', grammar: 'bash' },
  { id: 'python', label: 'Python', grammar: 'python' },
  { id: 'r', label: 'R', grammar: 'r' },
  { id: 'excel', label: 'Excel', grammar: 'powerquery' },
  { id: 'typescript', label: 'TypeScript', grammar: 'typescript' },
] as const;

/** A language calls are shown in. */
export type Language = (typeof languages)[number]['id'];

/** The language with a name. **Empty**: the first one, if there is no language with that name. */
export const languageOf = (name: string | undefined): Language =>
  languages.find(({ id }) => id === name)?.id ?? languages[0].id;
