import { entryRules, headerRule, jsonSchemaOf, seasonRule } from '@goalsquare/engine';

const header = {
  title: 'Header',
  description:
    'The first line of a match log: the squads, the place and time, the directions of play, and what the source captures.',
};
const kinds = {
  transaction: {
    title: 'Transaction',
    description:
      'A captured event. Events are ordered by period, second, id and sequence. Coordinates are in metres from the centre of the ground, with +x to the right in every period.',
  },
  amendment: {
    title: 'Amendment',
    description: 'Changes members of an earlier transaction, or removes optional ones.',
  },
  removal: { title: 'Removal', description: 'Removes an earlier transaction from the match.' },
  status: { title: 'Status change', description: 'The match enters a status.' },
  correction: { title: 'Correction', description: 'Replaces members of the header.' },
  result: {
    title: 'Result',
    description: 'The score of a match without known transactions. A later result replaces it.',
  },
  boxScore: {
    title: 'Line of a box score',
    description:
      'Statistics of one player in the whole match, by metric. A later line for the person replaces it. An omitted statistic is unknown, not 0.',
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
      'A match log is NDJSON: a header, then one entry per line in capture order. Revision N is the header and the first N entries.',
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
    'What is known about a season apart from its matches: one JSON object in a file *.season.json, next to the match logs. Units are metres, centimetres and kilograms.',
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
