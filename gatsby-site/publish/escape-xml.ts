const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for XML and HTML, between tags or inside quotes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);
