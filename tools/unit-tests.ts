/** The patterns of the test files that need no browser and no client. */
export const unitTests: readonly string[] = [
  '{engine,data,data/simulator,openapi,server,tools}/test/**/*.test.ts',
  'gatsby-site/test/{content,contract,live,pictures,playground,profiles,questions,reference,server-tables}/**/*.test.ts',
];
