/**
 * Returns a text as one cell of a CSV file (RFC 4180). Text that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe, including full-width signs and signs after spaces: names are untrusted input, and the clinic
 * opens the file. Source: OWASP, CSV injection.
 */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
