import { fileURLToPath } from 'node:url';
import { writeGenerated } from './generate-contract.js';
import { generateFacts } from './generate-facts.js';
await writeGenerated(generateFacts(), process.argv[2] ?? '');
