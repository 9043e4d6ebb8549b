import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { codeKey, type CodeKind, type CodeName } from '../rules/index.ts';
import { readCodesOn } from './codes.sql.ts';
import { ownByKey } from './find-codes.ts';
import { type ClinicCode, clinicCodes, type Owner } from './personal.sql.ts';
import { withPrices } from './prices/prices.sql.ts';
import { type Code, shapeCode } from './shape-code.ts';

/**
 * Returns the codes with these names as on a day (YYYY-MM-DD, the day of service), by `codeKey`; unknown ones are
 * omitted. Can run inside a transaction.
 */
export async function readCodes(
  db: Queryable,
  owner: Owner,
  names: readonly CodeName[],
  day: string,
  { priced = true }: { priced?: boolean } = {},
): Promise<Map<string, Code>> {
  if (names.length === 0) return new Map();
  const byType = [...Map.groupBy(names, ({ code_type }) => code_type)];
  // They don't depend on each other, so they leave in one write.
  const [ownRows, ...sets] = await Promise.all([
    readOwnOf(db, owner, names),
    ...byType.map(([code_type, those]) => {
      const codes = those.map(({ code }) => code);
      return code_type === 'Custom' ? [] : readCodesOn(db, code_type, codes, day);
    }),
  ]);
  const own = ownByKey(ownRows);
  const found = new Map<string, Code>();
  for (const [at, [, those]] of byType.entries()) {
    const byCode = new Map(sets[at]!.map((row) => [row.code, row]));
    for (const name of those) {
      const key = codeKey(name);
      const code = shapeCode(owner.kind, name, byCode.get(name.code) ?? null, own.get(key) ?? null, day);
      if (code !== null) found.set(key, code);
    }
  }
  if (priced) await withPrices(db, owner, [...found.values()], day);
  return found;
}

/** Returns a code as on a day, or null if it is unknown. */
export async function readCode(db: Queryable, owner: Owner, name: CodeName, day: string): Promise<Code | null> {
  return (await readCodes(db, owner, [name], day)).get(codeKey(name)) ?? null;
}

async function readOwnOf(
  db: Queryable,
  { clinicId, userId, kind }: { clinicId: string; userId: string; kind: CodeKind },
  names: readonly CodeName[],
): Promise<ClinicCode[]> {
  const { rows } = await sql<ClinicCode>`
    select ${clinicCodes.columns()} from codes.clinic_code
    where clinic_id = ${clinicId} and kind = ${kind} and deleted_time is null
      and (access_level = 'clinic' or owner_user_id = ${userId})
      and (code_type, code) in (select * from unnest(${names.map(({ code_type }) => code_type)}::text[], ${names.map(({ code }) => code)}::text[]))`.execute(
    db,
  );
  return rows;
}
