/** Returns every tag once, in alphabetical order. **Empty**: no tags. */
export const tagsOf = (lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())].sort();
