/**
 * Converts a payer search to SQL ILIKE patterns, one of which has to match. `^` matches the start, `$` the end, `.*`
 * anything, and `|` separates alternatives; all other characters are literal, so that no input can be slow or invalid.
 */
export function payerPatterns(text: string): string[] {
  const parts = text
    .slice(0, 100)
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part.replaceAll(/[\^$.*\s]/g, '') !== '');
  if (parts.length === 0) return ['%'];
  return parts.slice(0, 8).map((part) => {
    const begins = part.startsWith('^');
    const ends = part.endsWith('$');
    const inner = part
      .slice(begins ? 1 : 0, ends ? -1 : undefined)
      .split('.*')
      .map((piece) => piece.replaceAll(/[\\%_]/g, String.raw`\$&`))
      .join('%');
    return `${begins ? '' : '%'}${inner}${ends ? '' : '%'}`;
  });
}
