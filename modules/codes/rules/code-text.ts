/**
 * Splits a text into search words: lowercase, without accents, separated at everything that is not a letter or digit.
 */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Converts a text to lowercase without accents and apostrophes: "Crohn's" and "crohns" are equal. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase();
}

/** Formats a diagnosis code: uppercase, with a dot after the third character. */
export function withDot(code: string): string {
  const bare = code.replaceAll(/[.\s]/g, '').toUpperCase();
  return bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare;
}

/** Normalizes a code for comparison: lowercase, without dots and spaces. */
export function bareCode(code: string): string {
  return code.replaceAll(/[.\s]/g, '').toLowerCase();
}

/**
 * Returns the parent of a diagnosis code, E11.6 for E11.65, or the nearest existing ancestor: S33.5XXA is below S33.5.
 * Null for a three-character category.
 */
export function parentOf(code: string, isThere: (code: string) => boolean): string | null {
  for (let bare = bareCode(code).slice(0, -1); bare.length >= 3; bare = bare.slice(0, -1))
    if (isThere(withDot(bare))) return withDot(bare);
  return null;
}

/** Returns whether a diagnosis name says that something is unspecified, for which a more specific code exists. */
export function isUnspecified(name: string): boolean {
  return /\bunspecified\b|\bNOS\b/i.test(name);
}
