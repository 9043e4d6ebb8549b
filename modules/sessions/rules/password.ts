/** Minimum password length; NIST SP 800-63B-4 requires 15 for a single factor, 8 with a second factor. */
export const SHORTEST_PASSWORD = 12;

/** Maximum password length: enough for any passphrase, but limits the work of hashing. */
export const LONGEST_PASSWORD = 200;

/** The strength of a password while it is typed: from 0, too short to say, to 4, good; with a sentence for the user. */
export interface PasswordHint {
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

/**
 * Returns the personal words that a password must not consist of: those of at least four letters from names, address
 * and clinic.
 */
export function personalWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts.flatMap((text) => (text ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words.filter((word) => word.length >= 4))];
}

/**
 * Returns why a password is not acceptable, as far as that can be checked without a list of known ones; null if it is.
 */
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

/** Returns a hint for a password while it is typed. The server has the list of known passwords and decides. */
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
