import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readClinic } from '#practice/server';
import { readEvents } from '#scheduling/server';
import { completeContentIn } from './enrolments/complete-content.ts';
import { findOpenOf, lockEnrolment, updateEnrolment } from './enrolments/enrolments.sql.ts';
import { eventsOfPrompted, findBySurvey, findByTask, findByVisit } from './enrolments/progress.sql.ts';
import { publishChange } from './enrolments/settle-enrolment.ts';

/** When a patient submits a questionnaire, marks the content that asked it as done. */
export async function onSurveyChanged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const id = String(body['id']);
  const found = isId(id) ? await findBySurvey(tx, clinicId, id) : [];
  await completeEach(
    app,
    tx,
    clinicId,
    found.filter(({ ended }) => ended !== null),
  );
}

/** When a patient's task is completed, marks the content that created it as done. */
export async function onTaskChanged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const id = String(body['id']);
  const found = isId(id) ? await findByTask(tx, clinicId, id) : [];
  await completeEach(
    app,
    tx,
    clinicId,
    found.filter(({ ended }) => ended !== null),
  );
}

/** When visits are booked, marks the content that prompted for them as done. */
export async function onEventsChanged(
  app: App,
  tx: Tx,
  clinicId: string,
  outboxEvents: readonly OutboxEvent[],
): Promise<void> {
  const ids = outboxEvents.map(({ body }) => String(body['id'])).filter(isId);
  const prompted = new Set(await eventsOfPrompted(tx, clinicId, ids));
  for (const outboxEvent of outboxEvents)
    if (prompted.has(String(outboxEvent.body['id']))) await onEventChanged(app, tx, outboxEvent);
}

/** Does the same for one visit. */
async function onEventChanged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const id = String(body['id']);
  const [event] = isId(id) ? await readEvents(tx, clinicId, [id], {}) : [];
  if (event === undefined || event.patient_id === null || event.status === 'canceled') return;
  const visit = { patientId: event.patient_id, categoryId: event.category_id, start: event.start_time };
  await completeEach(app, tx, clinicId, await findByVisit(tx, clinicId, visit));
}

/** After a patient's death, nothing is sent anymore. */
export async function onDeathRecorded(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const patientId = String(body['id']);
  const now = app.clock();
  for (const id of isId(patientId) ? await findOpenOf(tx, clinicId, patientId) : []) {
    const enrolment = await lockEnrolment(tx, clinicId, id);
    if (enrolment === null || enrolment.withdrawn_time !== null || enrolment.completed_time !== null) continue;
    const reason = 'The patient has died';
    await updateEnrolment(tx, enrolment, { withdrawn_time: now, withdraw_reason: reason });
    await recordOwnChange(tx, app, clinicId, {
      action: 'update',
      objectType: 'program_enrolment',
      objectId: id,
      patientId: enrolment.patient_id,
      changes: { withdrawn: { before: null, after: reason } },
    });
    await publishChange(tx, enrolment);
  }
}

async function completeEach(
  app: App,
  tx: Tx,
  clinicId: string,
  found: readonly { enrolment_id: string; content_id: string }[],
): Promise<void> {
  if (found.length === 0) return;
  const { time_zone: timeZone } = await readClinic(tx, clinicId);
  for (const { enrolment_id: id, content_id } of found) {
    const enrolment = await lockEnrolment(tx, clinicId, id);
    if (enrolment === null || enrolment.withdrawn_time !== null) continue;
    const by = { now: app.clock(), timeZone, userId: null };
    const done = await completeContentIn(tx, app, enrolment, content_id, by);
    if (isDomainError(done) || !done) continue;
    await recordOwnChange(tx, app, clinicId, {
      action: 'update',
      objectType: 'program_enrolment',
      objectId: id,
      patientId: enrolment.patient_id,
      changes: { done: { before: null, after: content_id } },
    });
  }
}
