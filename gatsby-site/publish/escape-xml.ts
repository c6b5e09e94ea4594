const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in XML and HTML, between tags or quotes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);
