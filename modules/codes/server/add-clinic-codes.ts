import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { bareCode, type CodeName, SINCE_EVER, wordsOf } from '../rules/index.ts';
import { insertClinicCode } from './clinic-codes.sql.ts';
import { readCodesOn } from './codes.sql.ts';
import { upsertPrices } from './prices/prices.sql.ts';

/** A procedure with the clinic's price, and its official name if the clinic has no name of its own. */
export interface PricedProcedure extends CodeName {
  official_name: string | null;
  price_cents: number;
}

/** Adds many procedures to a clinic at once, e.g. a new clinic's price list; existing ones are kept. */
export async function addClinicCodes(
  tx: Tx,
  clinicId: string,
  ownerId: string,
  procedures: readonly PricedProcedure[],
  now: Date,
): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const codes = procedures.map(({ code }) => code);
  const shared = [...(await readCodesOn(tx, 'CPT', codes, day)), ...(await readCodesOn(tx, 'HCPCS', codes, day))];
  const names = new Map(shared.map(({ code, long_name }) => [code, long_name]));
  for (const { code_type, code, price_cents, ...given } of procedures) {
    const official_name = given.official_name ?? names.get(code) ?? code;
    const isNew = await insertClinicCode(
      tx,
      clinicId,
      {
        id: newId(),
        kind: 'procedure',
        code_type,
        code,
        official_name,
        long_description: '',
        pmh_display_name: null,
        price_cents: null,
        access_level: 'clinic',
        owner_user_id: ownerId,
        search_text: [bareCode(code), ...wordsOf(official_name)].join(' '),
      },
      null,
      now,
    );
    const price = { code_type, code, valid_from: SINCE_EVER, price_cents };
    if (isNew) await upsertPrices(tx, { clinicId, userId: ownerId }, [price], now);
  }
}
