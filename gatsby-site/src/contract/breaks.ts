/**
 * Splits a text where its addresses may be broken at the end of a line: after the slashes of a path, and after the
 * signs between parameters. The origin stays whole, since pages replace it.
 */
export const addressParts = (text: string): readonly string[] =>
  text.split(/(?<=[^/:]\/)(?=[^/\s])|(?<=[^&\s][?&])(?=[^&\s])/u);
