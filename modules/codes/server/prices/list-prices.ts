import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { codeKey, type CodeName, matchesSearch, readSearch } from '../../rules/index.ts';
import { listCodes } from '../list-codes.ts';
import { readCodes } from '../read-codes.ts';
import { readSchedule, readUsedProcedures, type ScheduledPrice } from './prices.sql.ts';

/** Which procedures of the fee schedule are listed. */
export type PriceView = 'Used' | 'Missing' | 'All';

/** A procedure with its price on a day, and the next change of it. */
export interface PriceRow extends CodeName {
  official_name: string;
  price_cents: number | null;
  valid_from: string | null;
  next_from: string | null;
  next_cents: number | null;
  in_use: boolean;
}

interface PriceQuery {
  day: string;
  view: PriceView;
  search: string;
  skip: number;
  take: number;
}

/** Returns a page of the fee schedule as on a day, and how many procedures in use have no price. */
export async function listPrices(
  ctx: RequestContext,
  { day, view, search: typed, skip, take }: PriceQuery,
): Promise<{ count: number; missing: number; prices: PriceRow[] }> {
  const { app, actor } = ctx;
  const db = app.database.kysely;
  const owner = { clinicId: actor.clinicId, userId: actor.clinicId, kind: 'procedure' } as const;
  const used = await readUsedProcedures(db, actor.clinicId);
  const usedKeys = new Set(used.map(codeKey));
  const schedule = await readSchedule(db, actor.clinicId, null);
  const byKey = Map.groupBy(schedule, codeKey);
  const rowOf = (code: CodeName & { official_name: string }): PriceRow => {
    const { code_type, code: name, official_name } = code;
    return {
      code_type,
      code: name,
      official_name,
      in_use: usedKeys.has(codeKey(code)),
      ...pricesOn(byKey.get(codeKey(code)) ?? [], day),
    };
  };
  const missing = used.filter((name) => pricesOn(byKey.get(codeKey(name)) ?? [], day).price_cents === null);
  if (view === 'All') {
    const { count, list } = await listCodes(ctx, {
      kind: 'procedure',
      search: typed,
      codeTypes: null,
      favourites: false,
      skip,
      take,
    });
    return { count, missing: missing.length, prices: list.map(rowOf) };
  }
  const names =
    view === 'Missing' ? missing : [...new Map([...used, ...schedule].map((name) => [codeKey(name), name])).values()];
  const found = await readCodes(
    db,
    owner,
    names.map(({ code_type, code }) => ({ code_type, code })),
    day,
  );
  const search = readSearch(typed);
  const isAll = search.terms.length === 0 && search.code === null;
  const rows = [...found.values()]
    .filter((code) => isAll || matchesSearch(search, `${code.official_name} ${code.full_name}`, code.code))
    .sort((one, other) => one.code.localeCompare(other.code))
    .map(rowOf);
  return { count: rows.length, missing: missing.length, prices: rows.slice(skip, skip + take) };
}

function pricesOn(rows: readonly ScheduledPrice[], day: string) {
  const standing = rows.findLast(({ valid_from }) => valid_from <= day);
  const next = rows.find(({ valid_from }) => valid_from > day);
  return {
    price_cents: standing?.price_cents ?? null,
    valid_from: standing?.valid_from ?? null,
    next_from: next?.valid_from ?? null,
    next_cents: next?.price_cents ?? null,
  };
}

/** Returns how many prices the clinic has, and how many procedures in use have none on a day. */
export async function countPrices(
  { database: { kysely } }: App,
  clinicId: string,
  day: string,
): Promise<{ priced: number; missing: number }> {
  const byKey = Map.groupBy(await readSchedule(kysely, clinicId, null), codeKey);
  const used = await readUsedProcedures(kysely, clinicId);
  const isPriced = (name: CodeName): boolean => pricesOn(byKey.get(codeKey(name)) ?? [], day).price_cents !== null;
  return { priced: byKey.size, missing: used.filter((name) => !isPriced(name)).length };
}
