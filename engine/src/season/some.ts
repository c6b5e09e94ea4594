/** Some members of an object; those it lacks stay out. */
export const pick = <T extends object, K extends keyof T>(of: T, members: readonly K[]): Pick<T, K> =>
  Object.fromEntries(members.flatMap((member) => (of[member] === undefined ? [] : [[member, of[member]]]))) as Pick<
    T,
    K
  >;
