import { readFile } from 'node:fs/promises';
import { verifyWebhook } from '@goalsquare/client/webhooks';

const { payload, headers, secret } = JSON.parse(await readFile('webhook.json', 'utf8'));

// Task
const event = await verifyWebhook(payload, headers, secret);

console.log(event.matchId, event.type);
