/** How much of a description a row shows, in characters. */
export const SHOWN_LENGTH = 80;

/** A description cut to 80 characters, with an ellipsis where something is left out. */
export function shortened(description: string): string {
  const characters = Array.from(description.replace(/\s+/g, ' ').trim());
  return characters.length <= SHOWN_LENGTH
    ? characters.join('')
    : `${characters.slice(0, SHOWN_LENGTH).join('').trimEnd()}…`;
}
