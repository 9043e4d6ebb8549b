/** Maximum number of modifiers per procedure on a claim. */
export const MOST_MODIFIERS = 4;

/** Normalizes a modifier: two characters, uppercase; null if invalid. */
export function readModifier(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  return /^[A-Z0-9]{2}$/.test(text) ? text : null;
}
