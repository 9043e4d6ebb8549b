import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { endSessions } from '#requests/server';
import { revokeLinks, SURVEY_SESSION } from '../surveys/links.sql.ts';

/** Two records became one, or two again: who has a link of one would read what may be another's. */
export function onPatientsMerged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  return close(app, tx, clinicId, [String(body['survivor_id']), String(body['merged_id'])]);
}

/** A patient has died: nobody comes in for them any more. */
export function onDeathRecorded(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  return close(app, tx, clinicId, [String(body['id'])]);
}

/** An address or number became another one: what was sent to the old one may lie with a stranger. */
export async function onContactChanged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const channels = (['email', 'sms'] as const).filter((channel) => body[channel] === true);
  await revokeLinks(tx, clinicId, [String(body['id'])], channels, app.clock());
}

async function close(app: App, tx: Tx, clinicId: string, patientIds: readonly string[]): Promise<void> {
  const now = app.clock();
  await revokeLinks(tx, clinicId, patientIds, null, now);
  await endSessions(tx, SURVEY_SESSION, clinicId, { patientIds }, now);
}
