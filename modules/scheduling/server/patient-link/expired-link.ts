import type { Queryable } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { formatPhone } from '#patients/rules';
import { readContact } from '#practice/server';

/** A link that we have not made, as far as anybody can tell: nothing is said of any clinic. */
export const unknownLink = (): DomainError =>
  domainError(
    'NOT_FOUND',
    'Links can break when a message is copied or forwarded. Open the link from the original message. If that does not work, call your clinic.',
    'This link is not valid',
  );

/** What a link of ours says that leads nowhere any more: what happened, and whom to call. */
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
