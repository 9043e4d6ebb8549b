import type { Queryable } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { formatPhone } from '#patients/rules';
import { readContact } from '#practice/server';

/** The error for a link with an unknown signature: reveals nothing about any clinic. */
export const unknownLink = (): DomainError =>
  domainError(
    'NOT_FOUND',
    'Links can break when a message is copied or forwarded. Open the link from the original message. If that does not work, call your clinic.',
    'This link is not valid',
  );

/** The error for a genuine link that is no longer valid: what happened, and whom to call. */
export async function expiredLink(
  db: Queryable,
  clinicId: string,
  what: 'over' | 'withdrawn',
  title: string,
): Promise<DomainError> {
  const { clinic_name: name, phone } = await readContact(db, clinicId);
  const code = what === 'over' ? 'LINK_OVER' : 'LINK_WITHDRAWN';
  return domainError(code, `Please call ${name}${phone === null ? '' : `, ${formatPhone(phone)}`}.`, title);
}
