// Letters that Unicode does not decompose into base letter and mark, as typed on a plain keyboard.
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ĸ: 'k',
  ς: 'σ',
};
const undecomposed = /* @__PURE__ */ new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

// Accents, and vowel points of Hebrew and Arabic. Other marks are kept: vowel signs of Indic scripts and voicing marks
// of kana distinguish words.
const accentRanges = [
  '\\u0300-\\u036f',
  '\\u1ab0-\\u1aff',
  '\\u1dc0-\\u1dff',
  '\\u20d0-\\u20ff',
  '\\ufe20-\\ufe2f',
  '\\u0591-\\u05bd',
  '\\u05bf-\\u05c7',
  '\\u064b-\\u065f',
  '\\u0670',
];
const accents = /* @__PURE__ */ new RegExp(`[${accentRanges.join('')}]`, 'gu');
const apostrophes = /['’‘ʼʻ`´′＇]/gu;
const betweenWords = /[^\p{L}\p{N}\p{M}\p{So}\p{Emoji_Modifier}\u200d]+/gu;
const plain = /^[a-z0-9 ]*$/;

/**
 * Folds a name for searching and sorting: lower case, without accents and apostrophes, everything else that is not a
 * letter, digit or emoji becomes one space: "O'Brien-Łęcki" → "obrien lecki".
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  if (plain.test(lower)) return lower.replace(/ {2,}/g, ' ').trim();
  return lower
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .normalize('NFC')
    .replace(undecomposed, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, '')
    .replace(betweenWords, ' ')
    .trim();
}
