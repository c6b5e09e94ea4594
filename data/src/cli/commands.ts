import { check } from './check.js';
import type { Command } from './command.js';
import { exporting } from './export.js';
import { importing } from './import.js';
import { register } from './register.js';
import { seal } from './seal.js';
import { simulate } from './simulate.js';
import { tail } from './tail.js';

export const commands: Readonly<Record<string, Command>> = {
  check,
  import: importing,
  export: exporting,
  simulate,
  seal,
  tail,
  register,
};
