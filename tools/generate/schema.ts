import { entryRules, headerRule, jsonSchemaOf, seasonRule } from '@goalsquare/engine';

const header = {
  title: 'Header',
  description: 'The first line of a match log: who plays, where and when, which way, and what the source captures.',
};
const kinds = {
  transaction: {
    title: 'Transaction',
    description:
      'A captured event. Its place in play is its period, second, id and sequence. Metres from the centre of the ground, +x to the right in every period.',
  },
  amendment: {
    title: 'Amendment',
    description: 'Changes members of an earlier transaction, or takes optional ones away.',
  },
  removal: { title: 'Removal', description: 'Takes an earlier transaction out of the match.' },
  status: { title: 'Status change', description: 'The match enters a status.' },
  correction: { title: 'Correction', description: 'Replaces members of the header.' },
  result: {
    title: 'Result',
    description: 'The score of a match of which no transaction is known; a later one replaces it.',
  },
  boxScore: {
    title: 'Line of a box score',
    description:
      'Statistics of one player in the whole match, by metric; a later line of the person replaces it. A statistic that is left out is not known, which is not 0.',
  },
} as const satisfies Record<keyof typeof entryRules, object>;

const reference = (name: string) => ({ $ref: `#/$defs/${name}` });

const draft = 'https://json-schema.org/draft/2020-12/schema';

/** Returns the schema of one line of a match log: a header or an entry. */
function matchLogSchema(): object {
  const entries = Object.entries(entryRules).map(
    ([kind, rule]) => [kind, { ...kinds[kind as keyof typeof kinds], ...jsonSchemaOf(rule) }] as const,
  );
  return {
    $schema: draft,
    $id: 'urn:goalsquare:match-log:1',
    title: 'One line of a match log',
    description:
      'A match log is NDJSON: a header, then one entry a line in the order they were captured. Revision N is the header and the first N entries.',
    oneOf: [reference('header'), reference('entry')],
    $defs: {
      header: { ...header, ...jsonSchemaOf(headerRule) },
      entry: {
        title: 'Entry',
        description: 'Any line after the header.',
        oneOf: entries.map(([kind]) => reference(kind)),
      },
      ...Object.fromEntries(entries),
    },
  };
}

/** Returns the schema of a season record. */
const seasonSchema = (): object => ({
  $schema: draft,
  $id: 'urn:goalsquare:season:1',
  title: 'Record of a season',
  description:
    'What is known of a season beside its matches, one JSON object in a file *.season.json beside the match logs. Metres, centimetres, kilograms.',
  ...jsonSchemaOf(seasonRule),
});

/** Generates the JSON Schemas of the open formats, as repository path -> content. */
export const generateSchema = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ 'match-log': matchLogSchema(), season: seasonSchema() }).map(([name, schema]) => [
      `data/schema/${name}.schema.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );
