import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { nameTaken } from '#platform/domain-error.ts';
import { listed } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Notification } from '../../rules/index.ts';

/** A clinic's event categories; archived ones are no longer offered and stay on existing events. */
export const categories = defineRecord({
  table: 'scheduling.event_category',
  columns: [
    'category_name',
    'color',
    'duration',
    'interval_minutes',
    'message_template',
    'message_template_es',
    'notification_plan_id',
  ],
  called: 'event type',
  objectType: 'event_category',
  topic: 'scheduling.setup-changed',
  body: { kind: 'category' },
  unlogged: ['sort_index'],
  hasUpdatedTime: true,
  deletes: true,
  refusals: {
    event_category_name_once: () =>
      nameTaken('input.event_category_name', 'An event type with this name already exists.'),
  },
});
type CategoryRow = RowOf<typeof categories>;

/** An event category with its complete setup. */
export interface WholeCategory extends Omit<CategoryRow, 'deleted_time'> {
  notifications: Notification[];
}

/** Returns the active event categories, or a single one even if archived. */
export async function readWholeCategories(
  db: Queryable,
  clinicId: string,
  id: string | null,
): Promise<WholeCategory[]> {
  const { rows } = await categories.table
    .as('k')
    .and(
      listed(
        'notifications',
        columnsOf({ n: 'scheduling.event_notification' }, [
          'n.notification_type',
          'n.notification_method',
          'n.subject',
          'n.message_template',
          'n.message_template_es',
          'n.hours_before as hours_before_appointment',
        ]),
        sql`from scheduling.event_notification n
        where n.clinic_id = k.clinic_id and n.plan_id = k.notification_plan_id order by n.position`,
      ),
    )
    .select(sql`from scheduling.event_category k
    where k.clinic_id = ${clinicId}
      and case when ${id}::uuid is null then k.deleted_time is null else k.id = ${id}::uuid end
    order by k.sort_index, k.category_name limit 500`)
    .execute(db);
  return rows;
}
