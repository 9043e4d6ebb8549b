import { sql } from 'kysely';
import { type AuditContent, type AuditNote, entryOf } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { DB } from '#platform/database.gen.ts';
import type { Tx } from '#platform/database.ts';
import { newId, newIdAt } from '#platform/id.ts';
import { personName } from '#practice/rules';
import { demoStaff, type StaffKey } from '../people/demo-people.ts';
import type { DemoClinic } from '../write-demo-notes.ts';
import type { PastVisit } from './plan-visits.ts';

const TIME_ZONE = 'America/New_York';

/** A member of the demo clinic who did something in the past. */
export interface PastMember {
  id: string;
  name: string;
  role: string;
  sessionId: string;
}

/** What the writers of the past year share. */
export interface Past {
  app: App;
  tx: Tx;
  now: Date;
  /** The clinic's today, and the first day that is not part of the past year, YYYY-MM-DD. */
  today: string;
  until: string;
  clinicId: string;
  practiceId: string;
  clinic: DemoClinic;
  visits: readonly PastVisit[];
  member(key: StaffKey): PastMember;
  patientId(visit: PastVisit): string;
  /** Keeps an audit entry until `writeAudit`. */
  log(by: PastMember | null, at: Date, note: AuditNote): void;
}

/** Returns the shared data of the past year, and its audit entries as they are collected. */
export function pastOf(
  given: Pick<Past, 'app' | 'tx' | 'now' | 'today' | 'until' | 'clinic' | 'visits'>,
): Past & { entries: AuditContent[] } {
  const { founded, patientIds } = given.clinic;
  const members = new Map(
    demoStaff.map((one, place) => [
      one.key,
      { id: founded.userIds[place]!, name: personName(one), role: one.role, sessionId: newId() },
    ]),
  );
  const entries: AuditContent[] = [];
  const practiceId = founded.practiceIds[0]!;
  return {
    ...given,
    clinicId: founded.clinicId,
    practiceId,
    entries,
    member: (key) => members.get(key)!,
    patientId: ({ person }) => patientIds.get(person.key)!,
    log: (by, now, note) => {
      const actor = {
        userId: by?.id ?? null,
        name: by?.name ?? null,
        clinicId: founded.clinicId,
        timeZone: TIME_ZONE,
        practiceId,
        sessionId: by?.sessionId ?? null,
        roles: by === null ? [] : [by.role],
        rules: new Set<string>(),
      };
      // An entry of a job has no member; its context is otherwise that of a request.
      const ctx = { app: given.app, actor, now, id: '', ip: null, device: by === null ? null : 'demo clinic' };
      entries.push({ ...entryOf(ctx as Parameters<typeof entryOf>[0], note), id: newIdAt(now) });
    },
  };
}

type TableName = keyof DB;
/** A row with the columns that are set; dates, bytes and JSON values are converted. */
export type Row<Name extends TableName> = Partial<Record<keyof DB[Name] & string, unknown>>;

/** Inserts many rows in one statement; every row has the columns of the first, and the others have their defaults. */
export async function fill<Name extends TableName>(tx: Tx, table: Name, rows: readonly Row<Name>[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0]!).map((name) => sql.ref(name)));
  const json = JSON.stringify(rows, (_key, value: unknown) =>
    isBuffer(value) ? `\\x${Buffer.from(value.data).toString('hex')}` : value,
  );
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(tx);
}

// JSON.stringify has converted a buffer to its JSON form before the replacer sees it.
function isBuffer(value: unknown): value is { type: 'Buffer'; data: number[] } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer' && 'data' in value;
}

const MINUTE = 60_000;

/** Returns a time some minutes later, on the same day at the latest until the last members go home. */
export function later(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * MINUTE);
}
