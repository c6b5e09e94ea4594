/** Every tag once, in the order of the alphabet. **Empty**: no tags. */
export const tagsOf = (lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())].sort();
