import type { Register } from '../register/register.js';
import { readRegister } from '../register/register-file.js';
import { readFolder, readWholeLog, type Folder } from './folder.js';

/** The content of a folder: its matches and records, and its register. */
export interface KnownFolder {
  readonly folder: Folder;
  readonly register: Register;
}

/** Reads the parts of a folder that an import needs. **Throws** DataError if its register is damaged. */
export const readKnown = (directory: string): KnownFolder => ({
  folder: readFolder(directory, readWholeLog),
  register: readRegister(directory),
});
