/**
 * How code is coloured at build time: themes whose every colour has the contrast of WCAG AA on our backgrounds, and the
 * languages pages show.
 */
export const highlighting = {
  themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  langs: ['bash', 'csv', 'http', 'json', 'python', 'r', 'typescript', 'powerquery', 'yaml'],
  defaultLanguage: 'text',
  defaultColor: false,
  /** Style sheets and Markdown twins read the language. */
  addLanguageClass: true,
} as const;
