const COLOURS = ['teal', 'blue', 'violet', 'green', 'yellow', 'red'] as const;

/** A colour of the theme for a name: the same name has the same one everywhere. */
export function colourOf(name: string): (typeof COLOURS)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + character.codePointAt(0)!) % 1_000_003;
  return COLOURS[sum % COLOURS.length]!;
}
