import type { Queryable } from '#platform/database.ts';
import type { ReceivedRow, SentRow } from './faxes.sql.ts';

const DAY_MS = 86_400_000;

/** Returns the newest fax of the same pages to the same number within a day that was not stopped and did not fail. */
export async function findDuplicate(
  db: Queryable,
  clinicId: string,
  { id, to_number, pages_digest }: Pick<SentRow, 'id' | 'to_number' | 'pages_digest'>,
  now: Date,
): Promise<{ created_time: Date } | null> {
  if (pages_digest === null) return null;
  const row = await db
    .selectFrom('fax.sent')
    .select('created_time')
    .where('clinic_id', '=', clinicId)
    .where('to_number', '=', to_number)
    .where('pages_digest', '=', pages_digest)
    .where('created_time', '>', new Date(now.getTime() - DAY_MS))
    .where('state', 'in', ['queued', 'sending', 'handed', 'sent'])
    .where('id', '<>', id)
    .orderBy('created_time', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Returns for each of these received faxes when the same pages came first, if they came before. */
export async function findReceivedBefore(
  db: Queryable,
  clinicId: string,
  faxes: readonly ReceivedRow[],
): Promise<ReadonlyMap<string, Date>> {
  const digests = faxes.flatMap(({ pages_digest }) => pages_digest ?? []);
  if (digests.length === 0) return new Map();
  const rows = await db
    .selectFrom('fax.received')
    .select(['id', 'pages_digest', 'received_time'])
    .where('clinic_id', '=', clinicId)
    .where('pages_digest', 'in', digests)
    .orderBy('received_time')
    .orderBy('id')
    .execute();
  const first = new Map<string, (typeof rows)[number]>();
  for (const row of rows) if (!first.has(row.pages_digest!)) first.set(row.pages_digest!, row);
  return new Map(
    faxes.flatMap(({ id, pages_digest }) => {
      const before = pages_digest === null ? undefined : first.get(pages_digest);
      return before === undefined || before.id === id ? [] : [[id, before.received_time] as const];
    }),
  );
}
