/**
 * Splits a text where its addresses can wrap: after the slashes of a path and after parameter separators. The origin is
 * not split, because pages replace it.
 */
export const addressParts = (text: string): readonly string[] =>
  text.split(/(?<=[^/:]\/)(?=[^/\s])|(?<=[^&\s][?&])(?=[^&\s])/u);
