/** The words of a text as a search compares them: lower case, without accents, split at everything that is no letter or digit. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** A text in lower case without accents and apostrophes: "Crohn's" and "crohns" are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase();
}

/** A diagnosis code as it is printed: upper case, its dot behind the third character. */
export function withDot(code: string): string {
  const bare = code.replaceAll(/[.\s]/g, '').toUpperCase();
  return bare.length > 3 ? `${bare.slice(0, 3)}.${bare.slice(3)}` : bare;
}

/** A code as a search compares it: lower case, without dots and spaces. */
export function bareCode(code: string): string {
  return code.replaceAll(/[.\s]/g, '').toLowerCase();
}

/**
 * The code that a diagnosis code is filed under, E11.6 for E11.65, or the nearest one above that is there: S33.5XXA is filed under S33.5.
 * Null for a category of three characters.
 */
export function parentOf(code: string, isThere: (code: string) => boolean): string | null {
  for (let bare = bareCode(code).slice(0, -1); bare.length >= 3; bare = bare.slice(0, -1))
    if (isThere(withDot(bare))) return withDot(bare);
  return null;
}

/** Whether a diagnosis says itself that something is left open, which a more exact code would tell. */
export function isUnspecified(name: string): boolean {
  return /\bunspecified\b|\bNOS\b/i.test(name);
}
