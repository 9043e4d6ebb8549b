/** Maximum length of a description in a row, in characters. */
export const SHOWN_LENGTH = 80;

/** Shortens a description to 80 characters, with an ellipsis if truncated. */
export function shortened(description: string): string {
  const characters = Array.from(description.replace(/\s+/g, ' ').trim());
  return characters.length <= SHOWN_LENGTH
    ? characters.join('')
    : `${characters.slice(0, SHOWN_LENGTH).join('').trimEnd()}…`;
}
