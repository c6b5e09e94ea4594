interface TermsPage {
  readonly terms?: readonly unknown[];
  readonly next?: string | null;
}

/**
 * Returns evidence with the terms of all its pages, which `read` requests. If the response has no terms, **throws** the
 * error that `refused` creates from a message.
 */
export async function allTerms(
  read: (page: { readonly limit: number; readonly cursor: string | undefined }) => Promise<TermsPage>,
  refused: (message: string) => Error,
): Promise<TermsPage> {
  const terms: unknown[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await read({ limit: 1000, cursor });
    if (page.terms === undefined)
      throw refused('The account does not have the Transactional tier. evidenceSummary() works without it.');
    terms.push(...page.terms);
    cursor = page.next ?? undefined;
    if (cursor === undefined) return { ...page, terms };
  }
}
