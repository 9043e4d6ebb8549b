import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { endSessions } from '#requests/server';
import { revokeLinks, SURVEY_SESSION } from '../surveys/links.sql.ts';

/** Closes links after a merge or its undo: a link of one record could otherwise reveal another person's data. */
export function onPatientsMerged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  return close(app, tx, clinicId, [String(body['survivor_id']), String(body['merged_id'])]);
}

/** Closes links after a patient's death. */
export function onDeathRecorded(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  return close(app, tx, clinicId, [String(body['id'])]);
}

/** Closes links sent to an old address or number, which may now belong to someone else. */
export async function onContactChanged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const channels = (['email', 'sms'] as const).filter((channel) => body[channel] === true);
  await revokeLinks(tx, clinicId, [String(body['id'])], channels, app.clock());
}

async function close(app: App, tx: Tx, clinicId: string, patientIds: readonly string[]): Promise<void> {
  const now = app.clock();
  await revokeLinks(tx, clinicId, patientIds, null, now);
  await endSessions(tx, SURVEY_SESSION, clinicId, { patientIds }, now);
}
