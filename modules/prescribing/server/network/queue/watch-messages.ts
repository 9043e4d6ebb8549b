import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import { moveMessage, readOut, SEND_JOB } from './messages.sql.ts';
import { answerHours, notifyOfSilence } from './send-message.ts';
import { holdPatientOf } from '../hold-patient.ts';

const MOST = 500;

/**
 * Resumes messages that a crashed process was sending, and marks messages as `unknown` if the pharmacy didn't answer in
 * time.
 */
export async function watchMessages(app: App): Promise<void> {
  await resumeSending(app);
  const now = app.clock();
  const overdue = await app.database.kysely
    .selectFrom('prescribing.network_message')
    .select(['clinic_id', 'id'])
    .where('answer_due_time', '<', now)
    .orderBy('answer_due_time')
    .limit(MOST)
    .execute();
  for (const { clinic_id: clinicId, id } of overdue)
    await app.database.transaction(async (tx) => {
      const row = await readOut(tx, clinicId, id);
      if (row === undefined) return;
      await holdPatientOf(tx, clinicId, row);
      const hours = answerHours(row.kind);
      const detail = `The pharmacy has not responded for ${hours} hours.`;
      const unknown = { state: 'unknown' as const, code: 'unknown', detail, due: null };
      if (await moveMessage(tx, clinicId, id, ['sent', 'accepted'], unknown, now))
        await notifyOfSilence(tx, app, clinicId, row, 'unknown', detail);
    });
}

async function resumeSending(app: App): Promise<void> {
  const since = new Date(app.clock().getTime() - 150_000);
  await app.database.transaction(async (tx) => {
    const abandoned = await tx
      .selectFrom('prescribing.network_message')
      .select(['clinic_id', 'id'])
      .where('state', '=', 'sending')
      .where('claimed_time', '<', since)
      .orderBy('claimed_time')
      .limit(MOST)
      .execute();
    for (const { clinic_id: clinicId, id } of abandoned)
      await addJob(tx, SEND_JOB, { clinicId, id }, { key: `${SEND_JOB} ${id}` });
  });
}
