/** The patterns of the test files that need no browser and no client, in two halves that take about as long. */
export const unitTestHalves = {
  server: ['server/test/**/*.test.ts'],
  others: [
    '{engine,data,data/simulator,openapi,tools}/test/**/*.test.ts',
    'gatsby-site/test/{addresses,components,content,contract,evidence-links,features,pictures,query,search,server-tables,styles}/**/*.test.ts',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The patterns of both halves. */
export const unitTests: readonly string[] = Object.values(unitTestHalves).flat();
