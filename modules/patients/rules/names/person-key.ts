import { foldName } from './fold-name.ts';
import { LIKELY, likeness } from './likeness.ts';

/** The data that identifies a person without a number. */
export interface KnownPerson {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  gender: string;
  mobile?: string | null | undefined;
  home_phone?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * Returns a key shared by two rows of one person: folded name, date of birth and gender; without a date of birth, the
 * phone or email is used instead.
 */
export function personKey(person: KnownPerson): string {
  const born = person.date_of_birth ?? person.mobile ?? person.home_phone ?? person.email?.toLowerCase() ?? '';
  return [foldName(person.last_name), foldName(person.first_name), born, person.gender].join('|');
}

/**
 * Returns whether two records with the same number are of one person, allowing for a corrected last name, birth sex or
 * one digit of the birth date. Twins, and father and son, are distinct.
 */
export function isSamePerson(one: KnownPerson, other: KnownPerson): boolean {
  const isAlike = (field: 'first_name' | 'last_name'): boolean => foldName(one[field]) === foldName(other[field]);
  const isDated = one.date_of_birth !== null && other.date_of_birth !== null;
  if (isAlike('first_name') && (isDated ? one.date_of_birth === other.date_of_birth : isAlike('last_name')))
    return true;
  return likeness(one, other).score >= LIKELY;
}
