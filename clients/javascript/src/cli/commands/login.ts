import { createInterface } from 'node:readline/promises';
import { API } from '../../api.js';
import { variable } from '../../environment.js';
import { requireServer } from '../api-of.js';
import { UsageError, type Command } from '../command.js';
import { configurationFile, readConfiguration, tokensIn, writeConfiguration } from '../configuration.js';

/** Asks for a key or client secret on a terminal without showing it, or reads it from a pipe. */
async function readSecret(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  const { isTTY } = process.stdin;
  if (isTTY) {
    process.stderr.write(question);
    process.stdin.setRawMode(true);
  }
  let secret = '';
  try {
    if (!isTTY) {
      for await (const line of lines) return line.trim();
      return '';
    }
    lines.pause();
    process.stdin.resume();
    for await (const chunk of process.stdin as AsyncIterable<Buffer>)
      for (const letter of chunk.toString()) {
        if (letter === '\r' || letter === '\n') return secret.trim();
        if (letter === '\u0003') throw new UsageError('Nothing was stored.');
        secret = letter === '\u007F' ? secret.slice(0, -1) : secret + letter;
      }
    return secret.trim();
  } finally {
    lines.close();
    if (isTTY) {
      process.stdin.setRawMode(false);
      process.stderr.write('\n');
    }
  }
}

/** `goalsquare login` */
export const login: Command = {
  name: 'login',
  summary: 'Stores a key, or a client id and secret, in a file that only you can read',
  usage: '',
  isOffline: true,
  options: {
    'client-id': { value: 'ID', help: 'The id of a machine account; the command asks for its secret' },
    logout: { help: 'Removes the stored login' },
  },
  examples: [
    'goalsquare login --server https://api.example',
    'goalsquare login --client-id ID < secret.txt',
    'goalsquare login --logout',
  ],
  run: async ({ words, print }) => {
    const file = configurationFile(process);
    if (words.has('logout')) {
      await writeConfiguration(file, {});
      print(`Removed the login from ${file}.`);
      return undefined;
    }
    const { server: known } = await readConfiguration(file);
    const server = words.text('server') ?? variable('GOALSQUARE_URL') ?? known;
    requireServer(server, words.text('server') === undefined ? 'GOALSQUARE_URL' : '--server');
    const clientId = words.text('client-id');
    const secret = words.text('token') ?? (await readSecret(clientId === undefined ? 'Key: ' : 'Client secret: '));
    if (secret === '') throw new UsageError('The key is empty. Nothing was stored.');
    const account = clientId === undefined ? { token: secret } : { clientId, clientSecret: secret };
    const api = new API({ environment: server, ...account, tokenStore: tokensIn(file) });
    const [usage] = await api.usage();
    const { issued } = await readConfiguration(file);
    await writeConfiguration(file, { ...(server !== undefined && { server }), ...account, ...(issued && { issued }) });
    print(`Stored in ${file}. ${api.url} accepts it: plan ${usage?.plan_name ?? ''}.`);
    return undefined;
  },
};
