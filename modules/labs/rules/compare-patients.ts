import type { SentPatient } from './hl7/sent-results.ts';

/** The patient fields that are compared with a report. */
export interface ComparedPatient {
  record_number: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  date_of_birth: string | null;
  gender: string;
}

/** The comparison of a report's patient with a record: what agrees, what differs, and what is missing on one side. */
export interface PatientMatch {
  agrees: MatchedPart[];
  differs: MatchedPart[];
  missing: MatchedPart[];
}

export const matchedParts = ['last name', 'first name', 'date of birth', 'sex', 'record number'] as const;
export type MatchedPart = (typeof matchedParts)[number];

/** Compares a report with a record; `authorities` are the clinic's names as assigning authority of record numbers. */
export function comparePatients(
  sent: SentPatient,
  patient: ComparedPatient,
  authorities: readonly string[],
): PatientMatch {
  const match: PatientMatch = { agrees: [], differs: [], missing: [] };
  const say = (part: MatchedPart, agrees: boolean | null): void =>
    void match[agrees === null ? 'missing' : agrees ? 'agrees' : 'differs'].push(part);
  say(
    'last name',
    bothSay(fold(sent.lastName), fold(patient.last_name), (one, other) => one === other),
  );
  const [first, known] = [words(sent.firstName, sent.middleName), words(patient.first_name, patient.middle_name ?? '')];
  say('first name', sent.firstName === '' || known.length === 0 ? null : areFirstNames(first, known));
  say(
    'date of birth',
    bothSay(sent.birthDay ?? '', patient.date_of_birth ?? '', (one, other) => one === other),
  );
  const sex = { Female: 'F', Male: 'M' }[patient.gender] ?? '';
  say(
    'sex',
    bothSay(/^[FM]$/.test(sent.sex) ? sent.sex : '', sex, (one, other) => one === other),
  );
  const numbers = ownNumbers(sent, authorities);
  say(
    'record number',
    numbers.length === 0 ? null : numbers.every((number) => sameNumber(number, patient.record_number)),
  );
  return match;
}

/**
 * Returns whether a report with the order number of a patient can be filed automatically: last name, first name and
 * date of birth agree, and nothing differs.
 */
export function isCertain({ agrees, differs }: PatientMatch): boolean {
  const needed: readonly MatchedPart[] = ['last name', 'first name', 'date of birth'];
  return differs.length === 0 && needed.every((part) => agrees.includes(part));
}

/** Returns in one sentence why a report has to be matched manually, or null if the match is certain. */
export function describeDoubt(match: PatientMatch): string | null {
  if (match.differs.length > 0) return `The report’s ${inWords(match.differs)} ${are(match.differs)} different.`;
  const silent = match.missing.filter((part) => part !== 'sex' && part !== 'record number');
  return silent.length === 0 ? null : `The report does not confirm the ${inWords(silent)}.`;
}

/** Returns whether a report could belong to a patient: names and date of birth agree. Blank fields match no patient. */
export function isLikely(sent: SentPatient, patient: ComparedPatient, authorities: readonly string[] = []): boolean {
  const { agrees } = comparePatients(sent, patient, authorities);
  return agrees.includes('last name') && agrees.includes('first name') && agrees.includes('date of birth');
}

/** Returns whether two reports name the same patient, ignoring differences in spelling. */
export function saysSamePatient(one: SentPatient, other: SentPatient): boolean {
  const numbers = (sent: SentPatient): string =>
    (sent.identifiers ?? [])
      .map(({ value, authorities }) => `${authorities.join('&')}:${value}`)
      .toSorted()
      .join();
  return (
    one.birthDay === other.birthDay &&
    one.sex === other.sex &&
    fold(one.lastName) === fold(other.lastName) &&
    fold(one.firstName) === fold(other.firstName) &&
    numbers(one) === numbers(other)
  );
}

/** Returns the clinic's own record numbers from PID-2 to PID-4. */
export function ownNumbers(sent: SentPatient, authorities: readonly string[]): string[] {
  const own = new Set(authorities.map((each) => each.trim().toLowerCase()).filter(Boolean));
  return (sent.identifiers ?? [])
    .filter(({ authorities: given }) => given.some((each) => own.has(each.trim().toLowerCase())))
    .map(({ value }) => value);
}

/** `Ann Marie` matches `Ann M` and `Ann`, but not `Ann Louise`; a single `A` is ambiguous. */
function areFirstNames(sent: readonly string[], known: readonly string[]): boolean {
  if (sent.length === 0 || sent[0] !== known[0]) return sent.join('') === known.join('');
  return sent.every((word, place) => {
    const other = known[place];
    return (
      other === undefined ||
      word === other ||
      (word.length === 1 && other.startsWith(word)) ||
      (other.length === 1 && word.startsWith(other))
    );
  });
}

function bothSay(one: string, other: string, agree: (one: string, other: string) => boolean): boolean | null {
  return one === '' || other === '' ? null : agree(one, other);
}

const sameNumber = (one: string, other: string): boolean => one.replace(/^0+/, '') === other.replace(/^0+/, '');

const words = (first: string, middle: string): string[] =>
  `${first} ${middle}`
    .split(/[\s.]+/)
    .map(fold)
    .filter(Boolean);

// Letters that Unicode normalization doesn't decompose.
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' };

/** Normalizes a name for comparison: without case, accents, spaces and punctuation. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\P{L}/gu, '')
    .toLowerCase()
    .replaceAll(/[øłđßæœþı]/g, (letter) => PLAIN[letter]!);
}

const inWords = (parts: readonly string[]): string =>
  parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
const are = (parts: readonly string[]): string => (parts.length === 1 ? 'is' : 'are');
