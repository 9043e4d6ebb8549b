import { sql } from 'kysely';
import { readClinic } from '#practice/server';
import {
  comeInByLink,
  countCall,
  type LinkKind,
  type LinkPlace,
  type LinkRow,
  lookUpLink,
  placeOf,
  recordPortalChange,
  recordWrongAttempts,
  type AnonymousCall,
  sayWhere,
  tooMany,
} from '#requests/server';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { PortalContext } from '#platform/module.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

interface PayLinkRow extends LinkRow {
  expires_day: string;
}

const LINKS = columnsOf({ l: 'billing.pay_link', p: 'billing.account_patient' }, [
  'l.clinic_id',
  'l.id',
  'l.patient_id',
  'p.first_name',
  'p.last_name',
  'p.date_of_birth',
  'p.preferred_language',
  'l.expires_day',
  'l.wrong_attempts',
  'l.locked_time',
]);

const payLinks: LinkKind<PayLinkRow> = {
  table: 'billing.pay_link',
  find: findLink,
  unknown,
  reject: rejectLink,
  lock: (db, link) => sayWhere(db, link, locked()),
  noted: ({ id }) => ({ objectType: 'pay_link', objectId: id }),
};

/** Returns whether a pay link is valid, and the clinic; reveals nothing about the patient. */
export async function lookAtPayLink(outside: AnonymousCall, token: string): Promise<LinkPlace | DomainError> {
  const link = await lookUpLink(outside, token, payLinks);
  if (isDomainError(link)) return link;
  const wrong = rejectLink(link, outside.now);
  return wrong === null ? placeOf(link) : sayWhere(outside.app.database.kysely, link, wrong);
}

/**
 * Signs in by a link and the date of birth, only to see and pay the account; each call contains both. The fifth wrong
 * date locks the link.
 */
export async function comeToPay(
  outside: AnonymousCall,
  said: { token: string; born: string; isAgain: boolean },
): Promise<PortalContext | DomainError> {
  const answer = await comeInByLink(outside, said, payLinks, async (tx, link, portal) => {
    if (link.wrong_attempts > 0) await recordWrongAttempts(tx, payLinks.table, link, 0, null);
    if (!said.isAgain)
      await recordPortalChange(tx, portal, { action: 'sign_in', objectType: 'pay_link', objectId: link.id });
    return portal;
  });
  return isDomainError(answer) || (await countCall(answer.patientId)) ? answer : tooMany();
}

async function findLink(db: Queryable, hash: Buffer, locked: boolean): Promise<PayLinkRow | null> {
  const { rows } = await LINKS.select(sql`
    from billing.pay_link l join billing.account_patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id
    where l.token_hash = ${hash} and p.deleted_time is null ${locked ? sql`for update of l` : sql``}`).execute(db);
  if (rows[0] === undefined) return null;
  const { clinic_name, time_zone } = await readClinic(db, rows[0].clinic_id);
  return { ...rows[0], clinic_name, time_zone };
}

function rejectLink(link: PayLinkRow, now: Date): DomainError | null {
  if (link.locked_time !== null) return locked();
  return link.expires_day < dayIn(link.time_zone, now) ? expired() : null;
}

/** LINK_UNKNOWN: the link is invalid. */
export function unknown(): DomainError {
  return domainError('LINK_UNKNOWN', 'This link does not work. Please call us.', 'Link');
}
const locked = (): DomainError =>
  domainError(
    'LINK_LOCKED',
    'This link is locked because the date of birth was entered incorrectly five times.',
    'Link',
  );
const expired = (): DomainError => domainError('LINK_EXPIRED', 'This link has expired.', 'Link');
