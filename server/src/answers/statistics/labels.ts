/** Gives each request an id: its own, or the first free number, starting from its position in the list. */
export function labelled<T extends { readonly id?: string }>(
  requests: readonly T[],
): readonly (T & { readonly id: string })[] {
  const taken = new Set(requests.flatMap(({ id }) => id ?? []));
  return requests.map((request, at) => {
    let number = at + 1;
    while (request.id === undefined && taken.has(String(number))) number += 1;
    const id = request.id ?? String(number);
    taken.add(id);
    return { ...request, id };
  });
}
