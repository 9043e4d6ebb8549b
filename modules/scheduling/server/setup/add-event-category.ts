import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { Notification } from '../../rules/index.ts';
import { keepPlan } from '../reminders/keep-plan.ts';

/** A new event category: color as #rrggbb, duration in minutes, and position in the list. */
export interface NewEventCategory {
  clinicId: string;
  name: string;
  color: string;
  duration: number;
  sortIndex: number;
  /** Default notifications for patients. */
  notifications?: readonly Notification[];
}

/** Inserts an event category; returns its ID. */
export async function addEventCategory(tx: Tx, category: NewEventCategory, now: Date): Promise<string> {
  const id = newId();
  const { clinicId, name, color, duration, sortIndex, notifications = [] } = category;
  const plan = await keepPlan(tx, clinicId, notifications, null, now);
  await tx
    .insertInto('scheduling.event_category')
    .values({
      clinic_id: clinicId,
      id,
      category_name: name,
      color,
      duration,
      notification_plan_id: plan,
      sort_index: sortIndex,
      created_time: now,
    })
    .execute();
  return id;
}
