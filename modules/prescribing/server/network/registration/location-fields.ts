import { isNpi } from '#practice/rules';
import { tenDigits } from '#pharmacies/rules';
import type { LocationFields, MemberAtPractice } from './prescribers.sql.ts';

/** Returns the directory fields of a member at a practice, or the missing ones in words. */
export function locationFields(member: MemberAtPractice): LocationFields | { missing: string[] } {
  const phone = tenDigits(member.office_phone);
  const zip = /^\d{5}/.exec(member.postal_code ?? '')?.[0];
  const [line1, city, state] = [member.address_line1, member.city, member.state].map((text) => text?.trim() ?? '');
  const missing = [
    member.npi === null || !isNpi(member.npi) ? 'an NPI' : '',
    line1 === '' || city === '' || !/^[A-Z]{2}$/.test(state!) || zip === undefined ? 'the address of the practice' : '',
    phone === undefined ? 'the phone number of the practice' : '',
  ].filter((each) => each !== '');
  if (missing.length > 0) return { missing };
  return {
    npi: member.npi!,
    first_name: member.first_name,
    last_name: member.last_name,
    practice_name: member.practice_name,
    address_line1: line1!,
    city: city!,
    state_province: state!,
    postal_code: zip!,
    phone: phone!,
    fax: tenDigits(member.fax) ?? null,
  };
}

/** Returns whether the registered fields differ from the current ones. */
export function isOutdated(known: LocationFields, now: LocationFields): boolean {
  return (Object.keys(now) as (keyof LocationFields)[]).some((name) => (known[name] ?? null) !== now[name]);
}
