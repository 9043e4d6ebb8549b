import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** The clinic's account at the card processor. */
export interface CardAccount {
  clinic_id: string;
  account_id: string;
  charges_enabled: boolean;
}

/** The account of a clinic; null where none is bound. */
export async function readCardAccount(db: Queryable, clinicId: string): Promise<CardAccount | null> {
  const { rows } = await sql<CardAccount>`
    select clinic_id, account_id, charges_enabled from billing.card_account where clinic_id = ${clinicId}`.execute(db);
  return rows[0] ?? null;
}

/** The clinic whose account this is; null for a stranger's. */
export async function readClinicOfAccount(db: Queryable, accountId: string): Promise<string | null> {
  const { rows } = await sql<{ clinic_id: string }>`
    select clinic_id from billing.card_account where account_id = ${accountId}`.execute(db);
  return rows[0]?.clinic_id ?? null;
}
