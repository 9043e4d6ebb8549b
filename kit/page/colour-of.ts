const COLOURS = ['teal', 'blue', 'violet', 'green', 'yellow', 'red'] as const;

/** Returns a theme color for a name; always the same one for the same name. */
export function colourOf(name: string): (typeof COLOURS)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + character.codePointAt(0)!) % 1_000_003;
  return COLOURS[sum % COLOURS.length]!;
}
