import { createProgram } from '../../domain/command-line/program.js';
import { add } from './add.js';
import { audit } from './audit.js';
import type { Command } from './command.js';
import { licence } from './licence.js';
import { list } from './list.js';
import { login } from './login.js';
import { operator } from './operator.js';
import { plan } from './plan.js';
import { revoke } from './revoke.js';
import { token } from './token.js';

/** THE commands, by name. */
export const commands: Readonly<Record<string, Command>> = {
  add,
  list,
  token,
  revoke,
  plan,
  licence,
  operator,
  login,
  audit,
};

/** Runs an `npm run accounts` command. Returns its exit code: 0 for success, 1 for failure, 2 for invalid usage. */
export const run = createProgram('accounts', commands);
