import ts from 'typescript';

/**
 * The tokens of a node, one space between them: no comments, no line breaks, no trailing commas, strings in single
 * quotes.
 */
export function tokensOf(node: ts.Node, file: ts.SourceFile): string {
  const tokens: string[] = [];
  const add = (part: ts.Node): void => {
    if (part.kind >= ts.SyntaxKind.FirstJSDocNode && part.kind <= ts.SyntaxKind.LastJSDocNode) return;
    const children = part.getChildren(file);
    if (children.length > 0) children.forEach(add);
    else {
      const text = ts.isStringLiteral(part) ? quoted(part) : part.getText(file);
      if (/^[)\]}]$/u.test(text) && tokens.at(-1) === ',') tokens.pop();
      if (text !== '') tokens.push(text);
    }
  };
  add(node);
  return tokens.join(' ');
}

/** A string literal in single quotes. */
export const quoted = ({ text }: ts.StringLiteral): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
