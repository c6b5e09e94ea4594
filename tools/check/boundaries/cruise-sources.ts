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

/** What to check: the root of the repository, folders in it, and the rules. */
interface Cruise {
  readonly root: string;
  readonly folders: readonly string[];
  readonly rules: IForbiddenRuleType[];
}

/** Reads the imports of all files in folders and checks them by rules. Paths in the result begin at the root. */
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
    undefined,
    { tsConfig: extractTsConfig(tsConfig) },
  );
  return output as ICruiseResult;
}
