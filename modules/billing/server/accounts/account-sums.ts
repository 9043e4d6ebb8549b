import { type RawBuilder, sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { tryLock } from '#platform/try-lock.ts';

const DAY_MS = 86_400_000;
/** Entries carry the start time of their call or job. No job takes longer than this. */
const LONGEST_WRITE_MS = DAY_MS;
const LONGEST_CHANGE_MS = 10 * 60_000;
/** Up to this many entries are summed on each read. */
const MOST_ENTRIES = 5000;

/**
 * Keeps sums of the ledger entries before yesterday if a clinic has many, so that the list of balances doesn't read the
 * whole ledger; they are made again after two days, after a merge and after a rehearsal. Returns whether there are any:
 * then use `accountsSince`.
 */
export async function keepAccountSums(
  { database }: App,
  clinicId: string,
  now: Date,
  most = MOST_ENTRIES,
): Promise<boolean> {
  const state = await readState(database.kysely, clinicId, most);
  const isRecent = state.until !== null && state.until.getTime() > now.getTime() - LONGEST_WRITE_MS - DAY_MS;
  if (isRecent || !state.has_many || !mayMake(state, now)) return state.until !== null;
  return database.transaction(async (tx) => {
    // Whoever is second doesn't wait: the sums before, or the ledger, are as good.
    if (!(await tryLock(tx, `billing.account-sums/${clinicId}`))) return state.until !== null;
    await makeSums(tx, clinicId, { until: new Date(now.getTime() - LONGEST_WRITE_MS), now });
    return (await readState(tx, clinicId, most)).until !== null;
  });
}

/** After a merge or a rehearsal, sums stay invalid for some minutes; they are not made again for each reader. */
const mayMake = ({ made_time: made }: State, now: Date): boolean =>
  made === null || made.getTime() < now.getTime() - LONGEST_CHANGE_MS;

interface State {
  /** Null if there are no valid sums. */
  until: Date | null;
  made_time: Date | null;
  /** Whether more than `most` entries are not in the sums. */
  has_many: boolean;
}

async function readState(db: Queryable, clinicId: string, most: number): Promise<State> {
  const { rows } = await sql<State>`
    with kept as (${validSums(clinicId)})
    select (select until from kept) as until,
      (select made_time from billing.account_sums where clinic_id = ${clinicId}) as made_time,
      exists (select from billing.ledger_entry e where e.clinic_id = ${clinicId}
        and e.created_time >= coalesce((select until from kept), '-infinity') offset ${most}) as has_many`.execute(db);
  return rows[0]!;
}

// Entries that were moved between patients are in the sums of the wrong one; those of a rehearsal no longer exist.
const validSums = (clinicId: string): RawBuilder<unknown> => sql`
  select s.until from billing.account_sums s where s.clinic_id = ${clinicId}
    and not exists (select from billing.account_change c where c.clinic_id = ${clinicId}
      and c.changed_time >= s.made_time - make_interval(secs => ${LONGEST_CHANGE_MS / 1000}))`;

async function makeSums(tx: Tx, clinicId: string, { until, now }: { until: Date; now: Date }): Promise<void> {
  await sql`delete from billing.account_sum where clinic_id = ${clinicId}`.execute(tx);
  await sql`
    insert into billing.account_sum (clinic_id, account_id, balance, owed)
    select e.clinic_id, e.patient_id, sum(e.amount), ${OWED} from billing.ledger_entry e
    where e.clinic_id = ${clinicId} and e.created_time < ${until} group by e.clinic_id, e.patient_id`.execute(tx);
  await sql`
    insert into billing.account_sums (clinic_id, until, made_time) values (${clinicId}, ${until}, ${now})
    on conflict (clinic_id) do update set until = excluded.until, made_time = excluded.made_time`.execute(tx);
}

const OWED = sql.raw(`coalesce(sum(e.amount - e.applied) filter (where e.charge_id is not null), 0)`);

/** A query of all accounts: `patient_id`, `balance` and `owed`, in cents. */
export const accountsOf = (clinicId: string): RawBuilder<unknown> => sql`
  select e.patient_id, sum(e.amount) as balance, ${OWED} as owed
  from billing.ledger_entry e where e.clinic_id = ${clinicId} group by e.patient_id`;

/**
 * The same query, from the sums and the entries since then. It is right even if the sums have become invalid: then it
 * reads all entries.
 */
export const accountsSince = (clinicId: string): RawBuilder<unknown> => sql`
  select coalesce(s.account_id, n.patient_id) as patient_id, coalesce(s.balance, 0) + coalesce(n.balance, 0) as balance,
    coalesce(s.owed, 0) + coalesce(n.owed, 0) as owed
  from (select * from billing.account_sum where clinic_id = ${clinicId} and exists (${validSums(clinicId)})) s
  full join (select e.patient_id, sum(e.amount)::bigint as balance, ${OWED}::bigint as owed
    from billing.ledger_entry e where e.clinic_id = ${clinicId} and e.id = any(array(
      select l.id from billing.ledger_entry l
      where l.clinic_id = ${clinicId} and l.created_time >= coalesce((${validSums(clinicId)}), '-infinity')))
    group by e.patient_id) n on n.patient_id = s.account_id`;

/** A query of accounts whose valid sums differ from their ledger entries. */
export const wrongSums = (clinicId: string): RawBuilder<{ id: string }> => sql`
  select coalesce(s.account_id, e.patient_id) as id
  from (select * from billing.account_sum where clinic_id = ${clinicId}) s
  full join (select e.patient_id, sum(e.amount) as balance, ${OWED} as owed from billing.ledger_entry e
    where e.clinic_id = ${clinicId} and e.created_time < (${validSums(clinicId)}) group by e.patient_id) e
    on e.patient_id = s.account_id
  where exists (${validSums(clinicId)}) and (s.balance, s.owed) is distinct from (e.balance, e.owed) order by 1 limit 1`;
