/**
 * Splits a text where its addresses can break at the end of a line: after the slashes of a path and after the
 * separators of parameters. The origin is not split, since pages replace it.
 */
export const addressParts = (text: string): readonly string[] =>
  text.split(/(?<=[^/:]\/)(?=[^/\s])|(?<=[^&\s][?&])(?=[^&\s])/u);
