import { foldName } from './fold-name.ts';
import { phoneDigits } from '../format-phone.ts';
import { editDistance } from '#values/near-words.ts';

/** The data by which two records are compared. */
export interface ComparedPerson {
  first_name: string;
  last_name: string;
  middle_name?: string | null | undefined;
  nick_name?: string | null | undefined;
  date_of_birth?: string | null | undefined;
  gender?: string | null | undefined;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
  home_phone?: string | null | undefined;
  work_phone?: string | null | undefined;
}

/** The likelihood that two records are of one person, 0 to 100, with reasons for the user. */
export interface Likeness {
  score: number;
  reasons: string[];
}

/** Score from which two records are shown as likely duplicates. */
export const LIKELY = 60;

/**
 * Scores name (up to 45), date of birth (35), phone (20) and email (20); values that are known on both sides and differ
 * lower the score. Families share a phone and a last name, and twins also a date of birth; a different first name
 * separates them.
 */
export function likeness(one: ComparedPerson, other: ComparedPerson): Likeness {
  const reasons: string[] = [];
  const add = (points: number, reason: string): number => {
    reasons.push(reason);
    return points;
  };
  let score = 0;

  const name = compareNames(one, other);
  if (name === 'same') score += add(45, 'same name');
  else if (name === 'swapped') score += add(38, 'first and last name swapped');
  else if (name === 'near') score += add(32, 'similar name');
  else if (name === 'first') score += add(15, 'same first name');
  else if (name === 'last') score += add(8, 'same last name');

  const [born, bornOther] = [one.date_of_birth ?? '', other.date_of_birth ?? ''];
  if (born !== '' && bornOther !== '') {
    if (born === bornOther) score += add(35, 'same date of birth');
    else if (isNearDay(born, bornOther)) score += add(18, 'similar date of birth');
    else score -= 25;
  }
  if (shared(phonesOf(one), phonesOf(other))) score += add(20, 'same phone');
  const [email, emailOther] = [one.email?.trim().toLowerCase() ?? '', other.email?.trim().toLowerCase() ?? ''];
  if (email !== '' && email === emailOther) score += add(20, 'same email');
  if (one.gender && other.gender && one.gender !== other.gender) score -= 15;
  // A different first name means a different person, however much else a household shares.
  if (name === 'last' || name === 'none') score = Math.min(score, LIKELY - 1);
  return { score: Math.max(0, Math.min(100, score)), reasons };
}

type NameMatch = 'same' | 'swapped' | 'near' | 'first' | 'last' | 'none';

function compareNames(one: ComparedPerson, other: ComparedPerson): NameMatch {
  const a = { first: foldName(one.first_name), last: foldName(one.last_name) };
  const b = { first: foldName(other.first_name), last: foldName(other.last_name) };
  if (a.first === '' || a.last === '' || b.first === '' || b.last === '') return 'none';
  const [firsts, otherFirsts] = [firstNames(one), firstNames(other)];
  const sameFirst = firsts.some((name) => otherFirsts.includes(name));
  const sameLast = a.last === b.last || a.last.replaceAll(' ', '') === b.last.replaceAll(' ', '');
  if (sameFirst && sameLast) return 'same';
  if (a.first === b.last && a.last === b.first) return 'swapped';
  const nearFirst =
    sameFirst || isNear(a.first, b.first) || beginsWith(a.first, b.first) || beginsWith(b.first, a.first);
  const nearLast = sameLast || isNear(a.last, b.last) || isPartOf(a.last, b.last);
  if (nearFirst && nearLast) return 'near';
  if (sameFirst) return 'first';
  return sameLast ? 'last' : 'none';
}

// A second first name may be recorded as middle name, or omitted.
function firstNames({ first_name: first, middle_name: middle, nick_name: nick }: ComparedPerson): string[] {
  return [first, `${first} ${middle ?? ''}`, nick ?? ''].map(foldName).filter(Boolean);
}

function beginsWith(name: string, beginning: string): boolean {
  return name.startsWith(`${beginning} `);
}

function isNear(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) >= 6 ? 2 : 1;
  return Math.min(one.length, other.length) >= 3 && editDistance(one, other, most) <= most;
}

// A married name may contain the previous one: Garcia and Garcia Lopez.
function isPartOf(one: string, other: string): boolean {
  return one.split(' ').includes(other) || other.split(' ').includes(one);
}

// Day and month swapped, or one digit mistyped.
function isNearDay(one: string, other: string): boolean {
  const [year, month, day] = one.split('-');
  if (`${year}-${day}-${month}` === other) return true;
  return Array.from(one).filter((letter, at) => letter !== other[at]).length === 1;
}

function phonesOf(person: ComparedPerson): string[] {
  return [person.mobile, person.home_phone, person.work_phone]
    .filter((phone) => phone != null && phone !== '')
    .map((phone) => phoneDigits(phone!))
    .filter((digits) => digits.length >= 7);
}

function shared(one: readonly string[], other: readonly string[]): boolean {
  return one.some((digits) => other.includes(digits));
}
