import { foldName } from './fold-name.ts';

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
