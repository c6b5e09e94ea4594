import { commands } from './commands.js';

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

export const usage = (): string =>
  [
    'usage: npm run data -- <command> ...',
    ...Object.values(commands).map((command) => indented(command.usage)),
    indented('<command> --help   shows the usage of a command'),
  ].join('\n');

export const usageOf = (name: string): string => `usage: npm run data -- ${commands[name]?.usage ?? ''}`;
