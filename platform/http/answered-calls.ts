import { sql } from 'kysely';
import { gather } from '../gather.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database.ts';
import { sendAlong } from '../transaction.ts';

/** The row of a keyed call; `attempt` is the one that may write. */
export interface CallRow {
  clinicId: string;
  userId: string;
  key: string;
  attempt: string;
}

interface NewCall extends CallRow {
  fingerprint: Buffer;
  now: Date;
}

interface Answer extends CallRow {
  sealed: Buffer;
}

interface Writers {
  insert: (key: string, call: NewCall) => Promise<boolean>;
  answer: (key: string, answer: Answer) => Promise<void>;
}
const writers = new WeakMap<App, Writers>();

/** Inserts the row of a call, in one statement with other calls; false if the person has made a call with this key. */
export const insertCall = (app: App, call: NewCall): Promise<boolean> => writersOf(app).insert('', call);

/** Stores the answer of a call in the same way, unless it was repeated; what its transactions recorded is removed. */
export const writeAnswer = (app: App, answer: Answer): Promise<void> => writersOf(app).answer('', answer);

function writersOf(app: App): Writers {
  let known = writers.get(app);
  if (known === undefined) {
    known = {
      insert: gather((_key, calls: readonly NewCall[]) => insertAll(app, calls), { underWay: 1 }),
      answer: gather((_key, answers: readonly Answer[]) => answerAll(app, answers), { underWay: 1 }),
    };
    writers.set(app, known);
  }
  return known;
}

const keysOf = (calls: readonly CallRow[]) => sql`
  ${calls.map(({ clinicId }) => clinicId)}::uuid[], ${calls.map(({ userId }) => userId)}::uuid[],
  ${calls.map(({ key }) => key)}::text[], ${calls.map(({ attempt }) => attempt)}::uuid[]`;

/** The result of a call's transaction, encrypted. */
export interface StoredResult extends CallRow {
  sealed: Buffer;
}

/**
 * Stores what a transaction returned to its calls. The statement leaves together with COMMIT. If a call was repeated,
 * its row is not updated, and the division by zero makes the transaction fail.
 */
export function storeResults(tx: Tx, results: readonly StoredResult[]): Promise<void> {
  return sendAlong(
    tx,
    sql`
    with recorded as (
      update platform.answered_call c set results = array_append(c.results, r.result)
      from unnest(${keysOf(results)}, ${results.map(({ sealed }) => sealed)}::bytea[]) r (clinic_id, user_id, key, attempt, result)
      where c.clinic_id = r.clinic_id and c.user_id = r.user_id and c.key = r.key and c.attempt = r.attempt returning 1)
    select 1 / (count(*) = ${results.length}::int)::int from recorded`,
  );
}

async function insertAll({ database }: App, calls: readonly NewCall[]): Promise<boolean[]> {
  const { rows } = await sql<{ attempt: string }>`
    insert into platform.answered_call (clinic_id, user_id, key, attempt, fingerprint, created_time)
    select * from unnest(${keysOf(calls)}, ${calls.map(({ fingerprint }) => fingerprint)}::bytea[],
      ${calls.map(({ now }) => now)}::timestamptz[])
    on conflict do nothing returning attempt`.execute(database.kysely);
  const inserted = new Set(rows.map(({ attempt }) => attempt));
  return calls.map(({ attempt }) => inserted.has(attempt));
}

async function answerAll({ database }: App, answers: readonly Answer[]): Promise<void[]> {
  await sql`
    update platform.answered_call c set answer = a.answer, results = '{}'
    from unnest(${keysOf(answers)}, ${answers.map(({ sealed }) => sealed)}::bytea[]) a (clinic_id, user_id, key, attempt, answer)
    where c.clinic_id = a.clinic_id and c.user_id = a.user_id and c.key = a.key and c.attempt = a.attempt`.execute(
    database.kysely,
  );
  return answers.map(() => undefined);
}
