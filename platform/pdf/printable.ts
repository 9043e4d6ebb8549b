// Seen by nobody: they join, part or turn letters, and are left out where no script asks for them.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SPACE = /\p{Z}/u;
const JOINER = /[\u200c\u200d]/;
const SHAPED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}]/u;

/**
 * A text as it can be printed: one way of writing composed letters, no control characters, no space that a font lacks (it
 * becomes a plain one), and any other letter that no font has by its code point, as `[U+1F9EC]`: a reader sees that something is
 * there, and what. `missing` is called for each of these.
 */
export function printable(
  text: string,
  hasLetter: (letter: string) => boolean,
  missing: () => void = () => {},
): string {
  const plain = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('\u00a0', ' ')
    .normalize('NFC');
  // Most texts have nothing to look at.
  if (/^[\n -~\u00a1-\u00ac\u00ae-\u017f]*$/.test(plain)) return plain;
  let printed = '';
  let before = '';
  for (const letter of plain) {
    if (letter === '\n') printed += letter;
    else if (INVISIBLE.test(letter)) printed += JOINER.test(letter) && SHAPED.test(before) ? letter : '';
    else if (hasLetter(letter)) printed += letter;
    else if (SPACE.test(letter)) printed += ' ';
    else {
      missing();
      printed += `[U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
    }
    before = letter;
  }
  return printed;
}
