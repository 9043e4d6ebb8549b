// Invisible characters: they join, separate or reorder others, and are removed unless a script needs them.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const SPACE = /\p{Z}/u;
const JOINER = /[\u200c\u200d]/;
const SHAPED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}]/u;

/**
 * Returns a text that can be printed: composed characters normalized, control characters removed, unusual spaces
 * replaced by plain ones, and any character that no font has replaced by its code point, e.g. `[U+1F9EC]`, so that
 * readers see that something is missing. `missing` is called for each of these.
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
  // Most texts need no further processing.
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
