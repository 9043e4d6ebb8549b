import { parseSearch } from '../../rules/index.ts';

/** The data of a new patient found in a search text. */
export interface Prefill {
  first_name?: string;
  last_name?: string;
  date_of_birth?: string;
  mobile?: string;
}

/**
 * Parses a search text as initial data of a new patient: "Quist, Ada" and "ada quist" are names, the last word being
 * the last name; a date is the date of birth (YYYY-MM-DD), ten digits are the mobile phone (in stored form). `today` as
 * YYYY-MM-DD.
 */
export function prefillFromSearch(typed: string, today: string): Prefill {
  const search = parseSearch(typed, today);
  const prefill: Prefill = {};
  if (search.dateOfBirth !== undefined) prefill.date_of_birth = search.dateOfBirth;
  // The length of a North American number; the form validates it.
  if (search.phoneDigits?.length === 10) prefill.mobile = `+1 ${search.phoneDigits}`;

  const [before = '', after] = typed.replace(/[\d/()+#]+[\d/().+\s-]*/g, ' ').split(',', 2);
  const words = (text: string): string[] => text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const name = after === undefined ? words(before) : [...words(after), words(before).join(' ')];
  const last = name.length > 1 || after !== undefined ? name.pop() : undefined;
  if (name.length > 0) prefill.first_name = capitalized(name.join(' '));
  if (last !== undefined && last !== '') prefill.last_name = capitalized(last);
  return prefill;
}

// Only if no capitals were typed: "van der Berg" and "McCoy" are intended.
function capitalized(name: string): string {
  if (name !== name.toLocaleLowerCase('en')) return name;
  return name.replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toLocaleUpperCase('en'));
}
