import path from 'node:path';
import ts from 'typescript';
import { workspaceOf } from '../../check/boundaries/workspace-of.js';

/** Only modules that use files or processes name files they do not import. */
const USES_FILES = /node:(?:fs|child_process|path|url|module|worker_threads)|import\.meta|__dirname|process\.cwd/u;

const workspaces: ReadonlySet<string> = new Set([
  'engine',
  'data',
  'data/simulator',
  'openapi',
  'clients/javascript',
  'server',
  'gatsby-site',
  'tools',
]);

/** Placeholder of what a template puts in. */
const HOLE = '\0';

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const textOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('')
    : node.text;

/**
 * The texts of a module that may be paths, and those that calls such as `path.join(root, 'docs', name)` put together.
 */
function textsIn(
  file: string,
  text: string,
): { readonly plain: ReadonlySet<string>; readonly joined: ReadonlySet<string> } {
  const plain = new Set<string>();
  const joined = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isText(node)) plain.add(textOf(node));
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && node.arguments !== undefined) {
      let run: string[] = [];
      for (const argument of node.arguments)
        if (isText(argument)) run.push(textOf(argument));
        else if (run.length > 0) run = [...run, HOLE];
      while (run.at(-1) === HOLE) run.pop();
      if (/(?:join|resolve|URL|Sync|readdir|readFile)$/u.test(node.expression.getText()) && run.length > 0)
        joined.add(run.join('/'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return { plain, joined };
}

/** What may be named: the files of a repository and their folders. */
export class Names {
  readonly #files: ReadonlySet<string>;
  readonly #known: ReadonlySet<string>;

  constructor(files: readonly string[]) {
    this.#files = new Set(files);
    const known = new Set(files);
    for (const file of files)
      for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
        known.add(folder);
    this.#known = known;
  }

  #matches(pattern: string): readonly string[] {
    const source = pattern.replace(/(^|\/)dist\/(.+)\.js$/u, '$1src/$2.ts');
    if (!pattern.includes(HOLE)) return [pattern, source].filter((name) => this.#known.has(name)).slice(0, 1);
    const [head = ''] = pattern.split(HOLE);
    if (!head.includes('/')) return [];
    const expression = new RegExp(
      `^${pattern
        .split(HOLE)
        .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`))
        .join('.*')}$`,
      'u',
    );
    return [...this.#files].filter((file) => expression.test(file));
  }

  /**
   * The files and folders a module names in its texts: relative to its own folder, its workspace or the root. What a
   * template puts in matches anything. A compiled file counts as its source.
   * A word without a dot or slash names a folder only where a call puts paths together, and never a workspace.
   */
  namedBy(file: string, text: string): readonly string[] {
    if (!USES_FILES.test(text)) return [];
    const workspace = workspaceOf(file);
    const folder = path.posix.dirname(file);
    const { plain, joined } = textsIn(file, text);
    const found = new Set<string>();
    const add = (bases: readonly string[], name: string): void => {
      for (const base of bases)
        for (const match of this.#matches(path.posix.join(base, name.replace(/^\0\/+/u, '')).replace(/\/$/u, '')))
          if (!workspaces.has(match) && match !== file && !file.startsWith(`${match}/`)) found.add(match);
    };
    const names = [...[...plain].filter((each) => /[./]/u.test(each) || this.#files.has(each)), ...joined];
    for (const name of names) if (/[\w-]/u.test(name)) add([folder, workspace, '.'], name);
    return [...found].sort();
  }
}
