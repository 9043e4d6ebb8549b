import { foldName } from './fold-name.ts';
import { phoneDigits } from '../format-phone.ts';
import { readDay } from '../read-day.ts';

/** A parsed search text; all given parts must match (see `parseSearch`). */
export interface PatientSearch {
  /** Folded name fragments, at most 6. They contain only letters, digits and emoji, so LIKE needs no escaping. */
  words: string[];
  /** YYYY-MM-DD. */
  dateOfBirth?: string;
  /** At least four digits of a phone number, without a dial code of 1 or a trunk zero. */
  phoneDigits?: string;
  /** 100000 or more; the same digits are also in `phoneDigits`, and either may match. */
  recordNumber?: string;
}

/** The searchable parts of a patient. */
export interface SearchedPatient {
  first_name: string;
  last_name: string;
  middle_name?: string | null | undefined;
  nick_name?: string | null | undefined;
  mobile?: string | null | undefined;
  home_phone?: string | null | undefined;
  work_phone?: string | null | undefined;
}

const maxLength = 100;
const maxWords = 6;
const smallestRecordNumber = 100_000;

const slashedDate = /(?<![\p{L}\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\p{L}\d/-])/u;
const isoDate = /(?<![\p{L}\d/.-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\p{L}\d-])/u;
// 25 May 1989, May 25th, 1989: requires a four-digit year, so that names are not mistaken for dates.
const namedDate =
  /(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?[- ][a-z]{3,9}\.?,?|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,?)[- ]\d{4}(?![\p{L}\d])/iu;
const digitRun = /(?<![\p{L}\d])[+(]?\d[\d\s().+-]*\d(?![\p{L}\d])/gu;

/**
 * Parses a search text into name fragments, a date of birth (MM/DD/YYYY, M/D/YY, YYYY-MM-DD, May 25 1989; D/M if M/D is
 * impossible), phone digits and a record number. Only the first 100 characters and 6 words are used. `today`
 * (YYYY-MM-DD) determines the century of two-digit years; without it they are not treated as dates.
 */
export function parseSearch(text: string, today?: string): PatientSearch {
  const search: PatientSearch = { words: [] };
  let rest = text.slice(0, maxLength);

  const date = findDate(rest, today);
  if (date) {
    search.dateOfBirth = date.day;
    rest = rest.replace(date.text, ' ');
  }

  rest = rest.replace(digitRun, (run) => {
    const digits = run.replace(/\D/g, '');
    if (digits.length < 4 || digits.length > 15 || search.phoneDigits !== undefined) return run;
    search.phoneDigits = withoutPrefix(digits);
    if (/^\d{6,9}$/.test(run) && Number(run) >= smallestRecordNumber) search.recordNumber = String(Number(run));
    return ' ';
  });

  search.words = foldName(rest).split(' ').filter(Boolean).slice(0, maxWords);
  return search;
}

/**
 * Returns the text stored for searching a patient: folded name words and phone digits, each preceded by a space. LIKE
 * '% frag%' finds word starts and '%frag%' any fragment, both through the trigram index. Compound names are also
 * included joined ("jean luc jeanluc"), O'Brien also as "brien", Müller also as "mueller".
 */
export function searchText(patient: SearchedPatient): string {
  const words = new Set<string>();
  for (const name of [patient.first_name, patient.middle_name, patient.last_name, patient.nick_name]) {
    if (name) addNameWords(words, name);
  }
  for (const phone of [patient.mobile, patient.home_phone, patient.work_phone]) {
    if (phone) words.add(phoneDigits(phone));
  }
  words.delete('');
  return words.size === 0 ? '' : ` ${[...words].join(' ')}`;
}

function addNameWords(words: Set<string>, name: string): void {
  const folded = foldName(name);
  addWithJoined(words, folded);
  if (folded === name.toLowerCase()) return;
  const afterApostrophe = /(?<=^|[\s-])\p{L}{1,2}['’‘ʼ`´](\p{L}{2,})/gu;
  for (const match of name.matchAll(afterApostrophe)) words.add(foldName(match[1] ?? ''));
  const spelledOut = spellOutUmlauts(name);
  if (spelledOut !== null) addWithJoined(words, foldName(spelledOut));
}

function addWithJoined(words: Set<string>, folded: string): void {
  if (!folded.includes(' ')) {
    words.add(folded);
    return;
  }
  for (const word of folded.split(' ')) words.add(word);
  words.add(folded.replaceAll(' ', ''));
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

function spellOutUmlauts(name: string): string | null {
  const lower = name.normalize('NFC').toLowerCase();
  const spelled = lower.replace(/[äöüåø]/g, (letter) => umlauts[letter] ?? letter);
  return spelled === lower ? null : spelled;
}

function findDate(text: string, today: string | undefined): { text: string; day: string } | null {
  const iso = isoDate.exec(text);
  if (iso) {
    const day = readDay(iso[0], { order: 'mdy', today });
    if (day !== null) return { text: iso[0], day };
  }
  const named = namedDate.exec(text);
  if (named) {
    const day = readDay(named[0], { order: 'mdy', today });
    if (day !== null) return { text: named[0], day };
  }
  const slashed = slashedDate.exec(text);
  if (!slashed) return null;
  const day = readDay(slashed[0], { order: 'mdy', today }) ?? readDay(slashed[0], { order: 'dmy', today });
  return day === null ? null : { text: slashed[0], day };
}

function withoutPrefix(digits: string): string {
  if (digits.length === 11 && digits.startsWith('1')) return digits.slice(1);
  return digits.length >= 9 ? digits.replace(/^0+/, '') : digits;
}
