/** The fewest characters of a password; NIST SP 800-63B-4 asks for 15 where nothing else guards, 8 beside a second factor. */
export const SHORTEST_PASSWORD = 12;

/** The most characters of a password: enough for any pass phrase, too few to keep a server busy. */
export const LONGEST_PASSWORD = 200;

/** How a password looks while it is typed: 0 too short to say, 4 good; with a sentence for its author. */
export interface PasswordHint {
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/** The words of a person that their password must not be made of: at least four letters of names, address and clinic. */
export function personalWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words.filter((word) => word.length >= 4))];
}

/** Why a password can't be taken, as far as that shows without a list of known ones; null where nothing speaks against it. */
export function passwordProblem(password: string, personal: readonly string[]): string | null {
  const { length } = password;
  if (length < SHORTEST_PASSWORD)
    return `Use at least ${SHORTEST_PASSWORD} characters. A few words in a row work well.`;
  if (length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`;
  const lower = password.toLowerCase();
  let rest = lower;
  for (const word of [...personal, 'salus', 'password']) rest = rest.replaceAll(word, '');
  if (rest.length < SHORTEST_PASSWORD / 2) return 'Don’t use your name, address, clinic or a common password.';
  if (new Set(lower).size < 5) return 'Use more different characters.';
  return null;
}

/** What to tell while a password is typed. The server has the list of known passwords and decides. */
export function passwordHint(password: string, personal: readonly string[]): PasswordHint {
  if (password === '') return { level: 0, words: '' };
  const problem = passwordProblem(password, personal);
  if (problem !== null) return { level: 1, words: problem };
  const { length } = password;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length;
  if (length >= 20 || (length >= 16 && kinds > 2)) return { level: 4, words: 'Good.' };
  return length >= 15 || kinds > 2
    ? { level: 3, words: 'Fair. Longer is better.' }
    : { level: 2, words: 'Weak. Add a few more words.' };
}
