import * as pq from '@microsoft/powerquery-parser';

/** A node of a parsed expression, with what the evaluation reads of any kind. */
export interface Node {
  readonly kind: string;
  readonly literal: string;
  readonly literalKind: string;
  readonly constantKind: string;
  readonly primitiveTypeKind: string;
  readonly inclusiveConstant?: Node;
  readonly operatorConstant: Node;
  readonly identifier: Node;
  readonly key: Node;
  readonly value: Node;
  readonly name: Node;
  readonly node: Node;
  readonly left: Node;
  readonly right: Node;
  readonly head: Node;
  readonly paired: Node;
  readonly handler?: Node;
  readonly protectedExpression: Node;
  readonly expression: Node;
  readonly typeExpression: Node;
  readonly condition: Node;
  readonly trueExpression: Node;
  readonly falseExpression: Node;
  readonly variableList: Node;
  readonly recursiveExpressions: Node;
  readonly parameters: Node;
  readonly parameterType?: Node;
  readonly functionReturnType?: Node;
  readonly content: Node;
  readonly elements: readonly Node[];
  readonly optionalConstant?: Node;
}

/** The nodes of a list, without its commas. */
export const itemsOf = ({ elements }: Node): readonly Node[] =>
  elements.map((element) => (element.kind === 'Csv' ? element.node : element));

/** Parses an expression of M by the parser of Power Query. **Throws** with the message of the parser. */
export async function parseM(text: string): Promise<Node> {
  const task = await pq.TaskUtils.tryLexParse(pq.DefaultSettings, text);
  if (pq.TaskUtils.isParseStageOk(task)) return task.ast as unknown as Node;
  throw new Error(
    'error' in task && task.error instanceof Error ? task.error.message : 'the expression does not parse',
  );
}
