/** HTML that is already escaped. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/gu, (character) => entities[character] ?? '');

type Piece = string | Html | readonly Html[];

const textOf = (piece: Piece): string => {
  if (typeof piece === 'string') return escaped(piece);
  return piece instanceof Html ? piece.text : piece.map(({ text }) => text).join('');
};

/** Template tag for HTML that escapes every inserted text. */
export const html = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(texts.map((text, n) => text + textOf(pieces[n] ?? '')).join(''));
