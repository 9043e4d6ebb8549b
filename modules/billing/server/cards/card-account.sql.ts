import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';

/** The clinic's account at the card processor. */
export type CardAccount = Pick<Selectable<DB['billing.card_account']>, 'clinic_id' | 'account_id' | 'charges_enabled'>;

/** Returns a clinic's account, or null if none is connected. */
export async function readCardAccount(db: Queryable, clinicId: string): Promise<CardAccount | null> {
  const row = await db
    .selectFrom('billing.card_account')
    .select(['clinic_id', 'account_id', 'charges_enabled'])
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the clinic of an account, or null if it is unknown. */
export async function readClinicOfAccount(db: Queryable, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('billing.card_account')
    .select('clinic_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.clinic_id ?? null;
}
