/**
 * What is typed to find a payer → patterns for SQL's ILIKE of which one has to fit. `^` stands for the beginning, `$` for the end, `.*` for
 * anything and `|` between two texts; every other character for itself, so that nothing that is typed can be costly or broken.
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
