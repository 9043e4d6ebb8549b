import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { codeKey, type CodeKind, type CodeName } from '../../rules/index.ts';

/** A price in the fee schedule, from a day on; null: no price from this day on. */
export interface ScheduledPrice extends CodeName {
  valid_from: string;
  price_cents: number | null;
}

const listOf = (names: readonly CodeName[]) => sql`(code_type, code) in (select * from unnest(
  ${names.map(({ code_type }) => code_type)}::text[], ${names.map(({ code }) => code)}::text[]))`;

/** Fills in the clinic's prices on a day, for procedures without a personal price of the member; returns the codes. */
export async function withPrices<Priced extends CodeName & { price_cents: number | null }>(
  db: Queryable,
  { clinicId, kind }: { clinicId: string; kind: CodeKind },
  codes: Priced[],
  day: string,
): Promise<Priced[]> {
  if (kind !== 'procedure' || codes.length === 0) return codes;
  const { rows } = await sql<ScheduledPrice>`
    select distinct on (code_type, code) code_type, code, price_cents from codes.procedure_price
    where clinic_id = ${clinicId} and valid_from <= ${day} and ${listOf(codes)}
    order by code_type, code, valid_from desc`.execute(db);
  const prices = new Map(rows.map((row) => [codeKey(row), row.price_cents]));
  for (const code of codes) code.price_cents ??= prices.get(codeKey(code)) ?? null;
  return codes;
}

/** Returns all scheduled prices of these procedures, or of all procedures, oldest first. */
export async function readSchedule(
  db: Queryable,
  clinicId: string,
  names: readonly CodeName[] | null,
): Promise<ScheduledPrice[]> {
  const { rows } = await columnsOf('codes.procedure_price', ['code_type', 'code', 'valid_from', 'price_cents'])
    .select(
      sql`from codes.procedure_price where clinic_id = ${clinicId} and ${names === null ? sql`true` : listOf(names)}
      order by code_type, code, valid_from`,
    )
    .execute(db);
  return rows as ScheduledPrice[];
}

/** Makes other changes of the clinic's fee schedule wait until the end of the transaction. */
export async function lockSchedule(tx: Tx, clinicId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fee schedule ${clinicId}`}, 0))`.execute(tx);
}

/** Writes prices from a day on. */
export async function upsertPrices(
  tx: Tx,
  { clinicId, userId }: { clinicId: string; userId: string },
  prices: readonly ScheduledPrice[],
  now: Date,
): Promise<void> {
  await sql`
    insert into codes.procedure_price (clinic_id, code_type, code, valid_from, price_cents, set_by, set_time)
    select ${clinicId}, p.*, ${userId}, ${now} from unnest(${prices.map((each) => each.code_type)}::text[],
      ${prices.map(({ code }) => code)}::text[], ${prices.map((each) => each.valid_from)}::date[],
      ${prices.map((each) => each.price_cents)}::int[]) p
    on conflict (clinic_id, code_type, code, valid_from) do update
      set price_cents = excluded.price_cents, set_by = excluded.set_by, set_time = excluded.set_time`.execute(tx);
}

/**
 * Returns the procedures in use: those of the clinic's notes, its favorites and its own codes. `codes.recent` has what
 * members added to notes.
 */
export async function readUsedProcedures(db: Queryable, clinicId: string): Promise<CodeName[]> {
  const { rows } = await sql<CodeName>`
    select code_type, code from codes.recent where clinic_id = ${clinicId} and kind = 'procedure'
    union select code_type, code from codes.favourite where clinic_id = ${clinicId} and kind = 'procedure'
    union select code_type, code from codes.clinic_code
      where clinic_id = ${clinicId} and kind = 'procedure' and access_level = 'clinic' and deleted_time is null
    order by code, code_type`.execute(db);
  return rows;
}
