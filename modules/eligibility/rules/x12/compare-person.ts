import { foldName } from '#patients/rules';
import type { AnsweredMember } from './eligibility-answer.ts';

/** The person in the request. */
export interface InquiredMember {
  lastName: string;
  firstName: string;
  dateOfBirth: string | null;
  memberId: string;
  isDependent: boolean;
  /** The request was a test, so its response may be one. */
  isTest: boolean;
}

// Payers truncate names at this length or later.
const CUT_LENGTH = 10;
const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v']);

/** Returns why the response may be about someone else than the requested person; empty if it is certainly the same. */
export function personDoubts(member: AnsweredMember, inquired: InquiredMember): string[] {
  const plain = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const doubts: string[] = [];
  const [last, first] = [nameOf(member.lastName), nameOf(member.firstName)];
  const [askedLast, askedFirst] = [nameOf(inquired.lastName), nameOf(inquired.firstName)];
  if (last.words.length > 0 && !isSameName(last.words, askedLast.words))
    doubts.push('The payer returned a different last name.');
  const suffix = suffixOf(member.suffix ?? '') ?? last.suffix ?? first.suffix;
  const askedSuffix = askedLast.suffix ?? askedFirst.suffix;
  if (suffix !== null && askedSuffix !== null && suffix !== askedSuffix)
    doubts.push('The payer returned a different name suffix.');
  const isBornAlike = member.dateOfBirth !== null && member.dateOfBirth === inquired.dateOfBirth;
  const isInitial = first.words.length === 1 && first.words[0]!.length === 1;
  const startsAlike = isInitial && askedFirst.words[0]?.startsWith(first.words[0]!) === true;
  const isNamedAlike = first.words.length > 0 && isSameName(first.words, askedFirst.words);
  if (first.words.length > 0 && !isNamedAlike && !startsAlike)
    doubts.push('The payer returned a different first name.');
  if (member.dateOfBirth !== null && inquired.dateOfBirth !== null && !isBornAlike)
    doubts.push('The payer returned a different date of birth.');
  if (member.memberId !== '' && plain(member.memberId) !== plain(inquired.memberId))
    doubts.push('The payer returned a different member ID.');
  // Families share a last name and a member ID, so neither identifies the person.
  if (doubts.length === 0 && !isNamedAlike && !isBornAlike)
    doubts.push('The payer’s response does not identify the person: the first name and date of birth are missing.');
  return doubts;
}

function nameOf(name: string): { words: string[]; suffix: string | null } {
  const all = foldName(name)
    .split(' ')
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');
  const words = all.filter((word, at) => at === 0 || !SUFFIXES.has(word));
  const suffix = all.find((word, at) => at > 0 && SUFFIXES.has(word)) ?? null;
  return { words, suffix };
}

function suffixOf(text: string): string | null {
  return [...foldName(text).split(' ')].find((word) => SUFFIXES.has(word)) ?? null;
}

/**
 * Compares names as X12 transmits them, in capitals without accents: possibly joined, with additional names, or
 * truncated.
 */
function isSameName(one: readonly string[], other: readonly string[]): boolean {
  const [first, second] = [one.join(''), other.join('')];
  if (first === '' || second === '') return false;
  if (first === second) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.every((word, at) => word === long[at])) return true;
  const [brief, whole] = first.length <= second.length ? [first, second] : [second, first];
  return brief.length >= CUT_LENGTH && whole.startsWith(brief);
}
