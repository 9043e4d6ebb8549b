import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { SEND_JOB } from './queue-message.ts';

/** Resumes messages that a crashed process was sending. */
export async function resumeSending(app: App): Promise<void> {
  const since = new Date(app.clock().getTime() - 150_000);
  await app.database.transaction(async (tx) => {
    const { rows } = await columnsOf('labs.message', ['clinic_id', 'id'])
      .select(sql`from labs.message where direction = 'out' and state = 'sending' and claimed_time < ${since}
      order by claimed_time limit 500`)
      .execute(tx);
    for (const { clinic_id: clinicId, id } of rows)
      await addJob(tx, SEND_JOB, { clinicId, id }, { key: `${SEND_JOB} ${id}` });
  });
}
