import { foldName } from './fold-name.ts';
import { LIKELY, likeness } from './likeness.ts';

/** What tells one person from another where no number does. */
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
 * A key that two rows about one person share: folded name, date of birth and gender; without a date of birth, the phone
 * or e-mail address stands in for it.
 */
export function personKey(person: KnownPerson): string {
  const born = person.date_of_birth ?? person.mobile ?? person.home_phone ?? person.email?.toLowerCase() ?? '';
  return [foldName(person.last_name), foldName(person.first_name), born, person.gender].join('|');
}

/**
 * Whether two records that share a number are of one person, whose last name, birth sex or a digit of the birth date may have been corrected between
 * them. Twins, and father and son, are two.
 */
export function isSamePerson(one: KnownPerson, other: KnownPerson): boolean {
  const isAlike = (field: 'first_name' | 'last_name'): boolean => foldName(one[field]) === foldName(other[field]);
  const isDated = one.date_of_birth !== null && other.date_of_birth !== null;
  if (isAlike('first_name') && (isDated ? one.date_of_birth === other.date_of_birth : isAlike('last_name')))
    return true;
  return likeness(one, other).score >= LIKELY;
}
