// Points of a match.
const INITIALS = 5;
const PREFIX = 8;

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns how well the typed text matches a label, 0 for no match: every typed word must be a prefix of one of its
 * words, in any order and ignoring accents; be contained in one; or, from four characters on, differ from one by a
 * single typo ("apointment"). Initials match as well ("na" is New Appointment). `also` contains hidden keywords, which
 * tolerate no typos.
 */
export function matchWords(typed: string, label: string, also = ''): number {
  const words = wordsOf(typed);
  if (words.length === 0) return 0;
  const own = wordsOf(label);
  const others = wordsOf(also);
  const initials = own.map((word) => word[0]).join('');
  const isInitials = words.length === 1 && words[0]!.length > 1 && initials.startsWith(words[0]!);
  let points = 0;
  for (const word of words) {
    const best = Math.max(
      0,
      ...own.map((one) => wordPoints(word, one)),
      ...others.map((one) => (one.startsWith(word) ? 4 : 0)),
    );
    if (best === 0) return isInitials ? INITIALS : 0;
    points += best;
  }
  const mean = points / words.length;
  return fold(label).startsWith(fold(typed).trim()) ? mean + 2 : mean;
}

/** Returns whether every typed word is a whole word of the label, as when a name is typed. */
function hasWords(typed: string, label: string): boolean {
  const own = new Set(wordsOf(label));
  const words = wordsOf(typed);
  return words.length > 0 && words.every((word) => own.has(word));
}

/**
 * Returns whether the typed text is a patient's name rather than a page or an action: a patient has all its words, or
 * pages and actions only contain it or are spelled similarly. `others` are their matches.
 */
export function isName(
  typed: string,
  patients: readonly { title: string }[],
  others: readonly { title: string; also?: string }[],
): boolean {
  if (patients.some(({ title }) => hasWords(typed, title))) return true;
  const isWeak = others.every(({ title }) => matchWords(typed, title) < INITIALS);
  return isWeak && patients.some(({ title }) => matchWords(typed, title) >= PREFIX);
}

function wordPoints(typedWord: string, word: string): number {
  if (word === typedWord) return 10;
  if (word.startsWith(typedWord)) return PREFIX;
  if (typedWord.length >= 3 && word.includes(typedWord)) return 3;
  if (typedWord.length < 4) return 0;
  // A typo in the prefix typed so far, whose length may differ by one.
  const near = [-1, 0, 1].some((more) => isOneSlip(typedWord, word.slice(0, typedWord.length + more)));
  return near ? 2 : 0;
}

/** Returns whether two words differ by one extra, missing or wrong character, or by two swapped neighbors. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (text: string, from: number): string => text.slice(from);
  return (
    rest(one, at + 1) === rest(other, at + 1) ||
    rest(one, at) === rest(other, at + 1) ||
    rest(one, at + 1) === rest(other, at) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, at + 2) === rest(other, at + 2))
  );
}
