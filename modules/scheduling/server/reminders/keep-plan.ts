import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { Notification } from '../../rules/index.ts';
import { insertPlan, readPlan } from './notifications.sql.ts';

/**
 * Returns the ID of a plan with these notifications: the previous one if it is unchanged, otherwise a new one; null for
 * none.
 */
export async function keepPlan(
  tx: Tx,
  clinicId: string,
  notifications: readonly Notification[],
  before: string | null,
  now: Date,
): Promise<string | null> {
  if (notifications.length === 0) return null;
  if (before !== null && same(await readPlan(tx, clinicId, before), notifications)) return before;
  const id = newId();
  await insertPlan(tx, clinicId, id, notifications, now);
  return id;
}

function same(one: readonly Notification[], other: readonly Notification[]): boolean {
  const text = (all: readonly Notification[]) =>
    JSON.stringify(
      all.map((each) => [
        each.notification_type,
        each.notification_method,
        each.subject,
        each.message_template,
        each.message_template_es,
        each.hours_before_appointment,
      ]),
    );
  return text(one) === text(other);
}
