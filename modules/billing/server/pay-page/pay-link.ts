import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { hashPortalToken } from '#requests/server';
import type { App } from '#platform/app.ts';
import type { Queryable, Tx } from '#platform/database.ts';

/** How long after it was made a link leads to the page, in days. */
export const LINK_DAYS = 120;

/** What a link stands on. */
export interface PayLinkOf {
  clinicId: string;
  /** Of the statement, or of what reminds. */
  id: string;
}

/**
 * The address of a pay page: nothing of the patient is in it, and its token stands behind the #. It is made anew from the installation's
 * secret each time, so that a statement that is printed again has the same.
 */
export async function payLinkUrl(app: App, of: PayLinkOf): Promise<string> {
  return `${app.config.publicUrl}/pay#${await tokenOf(app, of)}`;
}

/** Makes a link count for so long from today on. */
export async function addPayLink(
  tx: Tx,
  app: App,
  { patientId, today, ...of }: PayLinkOf & { patientId: string; today: string },
): Promise<void> {
  await sql`
    insert into billing.pay_link (clinic_id, id, patient_id, token_hash, expires_day, created_time)
    values (${of.clinicId}, ${of.id}, ${patientId}, ${hashPortalToken(await tokenOf(app, of))},
      ${today}::date + ${LINK_DAYS}::integer, ${app.clock()})
    on conflict (clinic_id, id) do update set expires_day = excluded.expires_day`.execute(tx);
}

/** Whether there is one: papers from before have none. */
export async function hasPayLink(db: Queryable, { clinicId, id }: PayLinkOf): Promise<boolean> {
  const { rows } = await sql`select 1 from billing.pay_link where clinic_id = ${clinicId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

async function tokenOf(app: App, { clinicId, id }: PayLinkOf): Promise<string> {
  const secret = await app.keys.secret('billing-pay-link');
  return createHmac('sha256', secret).update(`${clinicId}/${id}`).digest('base64url');
}
