/** A claim has room for so many modifiers of one procedure. */
export const MOST_MODIFIERS = 4;

/** A modifier as it is kept: two characters, upper case; null for what is none. */
export function readModifier(typed: string): string | null {
  const text = typed.trim().toUpperCase();
  return /^[A-Z0-9]{2}$/.test(text) ? text : null;
}
