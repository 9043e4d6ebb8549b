import { sql } from 'kysely';
import { formatPhone } from '#patients/rules';
import { readClinic, readContact } from '#practice/server';
import { countCall, countTry, foundLink, hashPortalToken, notePortalChange } from '#requests/server';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PortalContext } from '#platform/module.ts';
import type { PublicContext } from '#platform/request-context.ts';

const MOST_WRONG = 5;
type Outside = Pick<PublicContext, 'app' | 'now' | 'ip' | 'device'>;

interface LinkRow {
  clinic_id: string;
  id: string;
  patient_id: string;
  patient_name: string;
  date_of_birth: string | null;
  clinic_name: string;
  time_zone: string;
  expires_day: string;
  wrong_attempts: number;
  locked_time: Date | null;
}

/** Whether a link leads to a pay page, and whose; asks and says nothing of its patient. */
export async function lookAtPayLink(outside: Outside, token: string): Promise<{ clinic_name: string } | DomainError> {
  const hash = hashPortalToken(token);
  if (!(await countTry(outside.ip, hash))) return tooMany();
  const { kysely } = outside.app.database;
  const link = await findLink(kysely, hash);
  if (link === null) return unknown();
  await foundLink(outside.ip);
  const wrong = rejectLink(link, outside.now);
  return wrong === null ? { clinic_name: link.clinic_name } : sayWhere(kysely, link, wrong);
}

/**
 * Who comes by a link with their date of birth, to see their account and pay it, and nothing else; each call brings both. The fifth wrong
 * date locks the link.
 */
export async function comeToPay(
  outside: Outside,
  token: string,
  born: string,
  isFirst: boolean,
): Promise<PortalContext | DomainError> {
  const { app, now } = outside;
  const hash = hashPortalToken(token);
  if (isFirst && !(await countTry(outside.ip, hash))) return tooMany();
  // A wrong try is written: what is refused is answered as a value, which does not take that back.
  const answer = await app.database.transaction(
    async (tx): Promise<{ refused: DomainError } | { portal: PortalContext }> => {
      const link = await findLink(tx, hash, true);
      if (link === null) return { refused: unknown() };
      if (isFirst) await foundLink(outside.ip);
      const wrong = rejectLink(link, now);
      if (wrong !== null) return { refused: wrong };
      const portal = portalOf(outside, link);
      if (link.date_of_birth !== null && link.date_of_birth === born) {
        if (link.wrong_attempts > 0) await noteTry(link, 0, null);
        if (isFirst)
          await notePortalChange(tx, portal, { action: 'sign_in', objectType: 'pay_link', objectId: link.id });
        return { portal };
      }
      const tries = link.wrong_attempts + 1;
      await noteTry(link, tries, tries >= MOST_WRONG ? now : null);
      await notePortalChange(tx, portal, {
        ...{ action: 'sign_in', objectType: 'pay_link', objectId: link.id, outcome: 'refused' },
        reason: 'wrong date of birth',
      });
      return { refused: tries >= MOST_WRONG ? await sayWhere(tx, link, locked()) : wrongDate(MOST_WRONG - tries) };

      async function noteTry(of: LinkRow, count: number, lockedTime: Date | null): Promise<void> {
        await sql`update billing.pay_link set wrong_attempts = ${count}, locked_time = ${lockedTime}
          where clinic_id = ${of.clinic_id} and id = ${of.id}`.execute(tx);
      }
    },
  );
  if ('refused' in answer) return answer.refused;
  return (await countCall(answer.portal.patientId)) ? answer.portal : tooMany();
}

async function findLink(db: Queryable, hash: Buffer, locked = false): Promise<LinkRow | null> {
  const { rows } = await sql<Omit<LinkRow, 'clinic_name' | 'time_zone'>>`
    select l.clinic_id, l.id, l.patient_id, p.first_name || ' ' || p.last_name as patient_name, p.date_of_birth, l.expires_day,
      l.wrong_attempts, l.locked_time
    from billing.pay_link l join billing.account_patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id
    where l.token_hash = ${hash} and p.deleted_time is null ${locked ? sql`for update of l` : sql``}`.execute(db);
  if (rows[0] === undefined) return null;
  const { clinic_name, time_zone } = await readClinic(db, rows[0].clinic_id);
  return { ...rows[0], clinic_name, time_zone };
}

function rejectLink(link: LinkRow, now: Date): DomainError | null {
  if (link.locked_time !== null) return locked();
  return link.expires_day < dayIn(link.time_zone, now) ? expired() : null;
}

// A link that is known is ours: it may say whose, and where they are reached.
async function sayWhere(db: Queryable, link: LinkRow, wrong: DomainError): Promise<DomainError> {
  const { clinic_name: name, phone } = await readContact(db, link.clinic_id);
  const reached = phone === null ? '' : ` You reach ${name} at ${formatPhone(phone)}.`;
  return domainError(wrong.code, wrong.message + reached, wrong.title);
}

function portalOf({ app, now, ip, device }: Outside, link: LinkRow): PortalContext {
  return {
    ...{ app, now, ip, device, clinicId: link.clinic_id, clinicName: link.clinic_name, timeZone: link.time_zone },
    ...{ patientId: link.patient_id, patientName: link.patient_name, sessionId: null },
  };
}

/** LINK_UNKNOWN: it leads nowhere. */
export const unknown = (): DomainError =>
  domainError('LINK_UNKNOWN', 'This link does not work. Please call us.', 'Link');
const locked = (): DomainError =>
  domainError('LINK_LOCKED', 'This link is locked, because the date of birth was wrong five times.', 'Link');
const expired = (): DomainError => domainError('LINK_EXPIRED', 'This link is too old.', 'Link');
const wrongDate = (left: number): DomainError =>
  domainError(
    'WRONG_DATE',
    `This is not the date of birth on record. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
    'Date of birth',
  );
const tooMany = (): DomainError =>
  domainError('RATE_LIMITED', 'Too many tries. Please wait a quarter of an hour.', 'Please wait');
