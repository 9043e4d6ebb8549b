import { sql } from 'kysely';
import { notify } from '#notifications/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { TaskSource } from '#platform/module.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { holdersOf } from '#practice/server';
import { TO_HANDLE } from './list-messages.ts';

const INBOX = '/labs/messages';

/** Rejected messages as tasks for members who manage the interface, until they are filed or dismissed. */
export const refusedTasks: TaskSource = {
  id: 'labs.refused-message',
  events: ['labs.message-refused', 'labs.message-changed'],
  async read(db, clinicId, { id }) {
    if (typeof id !== 'string') return [];
    const { rows } = await sql<{ lab_name: string | null; waits: boolean }>`
      select l.lab_name, (${TO_HANDLE}) as waits from labs.message m
      left join labs.lab l on l.clinic_id = m.clinic_id and l.id = m.lab_id
      where m.clinic_id = ${clinicId} and m.id = ${id}`.execute(db);
    return rows.map(({ lab_name: lab, waits }) => ({
      key: `labs.message ${id}`,
      task: waits
        ? {
            type: 'OpenOrder',
            subject: `Lab message not filed: ${lab ?? 'unknown laboratory'}`,
            ownerUserId: null,
            ownerRule: 'labs.interface',
            priority: 'High' as const,
            patientId: null,
            path: `${INBOX}?message=${id}`,
            dueTime: null,
          }
        : null,
    }));
  },
};

/** Notifies members who manage the interface that a message was rejected. */
export async function notifyRefused(_app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const id = String(body['id']);
  const { rows } = await columnsOf({ m: 'labs.message' }, ['m.detail'])
    .and(columnsOf({ l: 'labs.lab' }, ['l.lab_name']).orNull())
    .select(sql`from labs.message m left join labs.lab l on l.clinic_id = m.clinic_id and l.id = m.lab_id
    where m.clinic_id = ${clinicId} and m.id = ${id} and ${TO_HANDLE}`)
    .execute(tx);
  const [message] = rows;
  if (message === undefined) return;
  await notify(tx, {
    clinicId,
    userIds: await holdersOf(tx, clinicId, 'labs.interface'),
    source: 'Tasks',
    type: 'Lab message not filed',
    description: `${message.lab_name ?? 'Unknown laboratory'}: ${message.detail ?? ''}`.slice(0, 300),
    passId: id,
    path: `${INBOX}?message=${id}`,
  });
}
