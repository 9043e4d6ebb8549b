/**
 * A text as one cell of a CSV file (RFC 4180). What a spreadsheet would run as a formula gets an apostrophe in front, full-width signs
 * and signs behind blanks included: names are typed by anybody and opened by the clinic. Source: OWASP, CSV injection.
 */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
