import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { deleteWaiting, type SubscriptionRow, subscriptions } from './subscriptions.sql.ts';

/** The state of a subscription, and why it has it. */
export interface SubscriptionState {
  status: SubscriptionRow['status'];
  problem: string | null;
}

/** Changes the state of a locked subscription and reports it; an ended one forgets what it has not sent. */
export async function changeState(
  tx: Tx,
  app: App,
  row: SubscriptionRow,
  { status, problem }: SubscriptionState,
): Promise<void> {
  const now = app.clock();
  const isOpen = status === 'active' || status === 'requested';
  const fields = { status, problem, updated_time: now, ...(!isOpen && { due_time: null }) };
  await subscriptions.update(tx, { clinicId: row.clinic_id }, row.id, fields);
  if (status === 'off') await deleteWaiting(tx, { clinicId: row.clinic_id }, row.id);
  await announce(tx, row);
}

/** Changes the state in the same way, with an entry in the audit log: no person did it. */
export async function changeOwnState(tx: Tx, app: App, row: SubscriptionRow, state: SubscriptionState): Promise<void> {
  await changeState(tx, app, row, state);
  await recordOwnChange(tx, app, row.clinic_id, {
    action: 'update',
    objectType: 'fhir_subscription',
    objectId: row.id,
    changes: { status: { before: row.status, after: state.status } },
    reason: state.problem,
  });
}

/** Tells the pages that a subscription changed. */
export function announce(tx: Tx, { clinic_id: clinicId, id }: SubscriptionRow): Promise<void> {
  return publish(tx, { clinicId, topic: 'fhir.subscription-changed', body: { id } });
}
