import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

interface RuleFile {
  readonly forbidden: IForbiddenRuleType[];
  readonly options: Omit<ICruiseOptions, 'tsConfig' | 'ruleSet'>;
}

const require = createRequire(import.meta.url);

/** The rules and options of `.dependency-cruiser.cjs`. */
export const ruleFile = require('../../../.dependency-cruiser.cjs') as RuleFile;

/** The root of the repository, the folders to check in it, and the rules. */
interface Cruise {
  readonly root: string;
  readonly folders: readonly string[];
  readonly rules: IForbiddenRuleType[];
}

/**
 * Reads the imports of all files in the folders and checks them against the rules. Paths in the result are relative to
 * the root.
 */
export async function cruiseSources({ root, folders, rules }: Cruise): Promise<ICruiseResult> {
  const tsConfig = join(root, 'tsconfig.json');
  const { output } = await cruise(
    [...folders],
    {
      ...ruleFile.options,
      baseDir: root,
      validate: rules.length > 0,
      ruleSet: { forbidden: rules },
    },
    // Otherwise a source is looked for by each `.js` that stands for a `.ts`, in vain, before it is found.
    { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    { tsConfig: extractTsConfig(tsConfig) },
  );
  return output as ICruiseResult;
}
