import { UsageError, type Command, type Context } from '../command.js';
import { didYouMean } from '../../suggest.js';
import { call } from './call.js';
import { completionOf } from './completion.js';
import { downloadCommand } from './download.js';
import { evidence } from './evidence.js';
import { find } from './find.js';
import { fixture } from './fixture.js';
import { forecast } from './forecast.js';
import { ladder } from './ladder.js';
import { leaders } from './leaders.js';
import { login } from './login.js';
import { mcp } from './mcp.js';
import { metrics } from './metrics.js';
import { openOf } from './open.js';
import { questions } from './questions.js';
import { sqlCommand } from './sql.js';
import { stats } from './stats.js';
import { timeline } from './timeline.js';
import { watchCommand } from './watch.js';
import { requireWords } from '../words.js';

const linkable: readonly Command[] = [ladder, fixture, stats, questions, leaders, call];

const open: Command = openOf(async (context: Context) => {
  const [name = '', ...positionals] = context.words.positionals;
  const command = linkable.find((one) => one.name === name);
  if (command?.call === undefined) {
    const names = linkable.map((one) => one.name);
    throw new UsageError(`Name a command to link to: ${names.join(', ')}.${didYouMean(name, names)}`);
  }
  requireWords(command, positionals);
  return command.call({ ...context, words: { ...context.words, positionals } });
});

/** All commands, in the order in which help lists them. */
export const commands: readonly Command[] = [
  ladder,
  fixture,
  forecast,
  stats,
  evidence,
  questions,
  sqlCommand,
  leaders,
  find,
  metrics,
  watchCommand,
  timeline,
  downloadCommand,
  {
    ...open,
    // It also accepts the options of the command that it links to.
    options: Object.assign({}, ...linkable.map(({ options }) => options), open.options) as Command['options'],
  },
  call,
  login,
  mcp,
  completionOf(() => commands),
];

/** Returns the command with a name. **Throws** `UsageError`, with a suggestion, if there is none. */
export function commandNamed(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found !== undefined) return found;
  if (name.startsWith('-')) throw new UsageError(`Write ${name} after the command, as in goalsquare ladder ${name}.`);
  const names = commands.map((command) => command.name);
  throw new UsageError(`Unknown command '${name}'.${didYouMean(name, names) || ' See goalsquare --help.'}`);
}
