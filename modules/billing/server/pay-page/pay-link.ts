import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { hashPortalToken } from '#requests/server';
import type { App } from '#platform/app.ts';
import type { Queryable, Tx } from '#platform/database.ts';

/** Days for which a link is valid. */
export const LINK_DAYS = 120;

/** The subject of a pay link. */
export interface PayLinkOf {
  clinicId: string;
  /** Id of the statement or reminder. */
  id: string;
}

/**
 * Returns the URL of a pay page: it contains nothing about the patient, and its token follows the #. It is derived from
 * the installation's secret, so that a reprinted statement has the same URL.
 */
export async function payLinkUrl(app: App, of: PayLinkOf): Promise<string> {
  return `${app.config.publicUrl}/pay#${await tokenOf(app, of)}`;
}

/** Makes a link valid for the full period from today on. */
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

/** Returns whether a link exists: older documents have none. */
export async function hasPayLink(db: Queryable, { clinicId, id }: PayLinkOf): Promise<boolean> {
  const { rows } = await sql`select 1 from billing.pay_link where clinic_id = ${clinicId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

async function tokenOf(app: App, { clinicId, id }: PayLinkOf): Promise<string> {
  const secret = await app.keys.secret('billing-pay-link');
  return createHmac('sha256', secret).update(`${clinicId}/${id}`).digest('base64url');
}
