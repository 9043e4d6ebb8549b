import { type BaseVersion, defineRecord, type RowOf } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { type DomainError, invalid, isDomainError, nameTaken } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readCalendars, readCategories } from '#scheduling/server';
import { bookableTypeForm, bookingLimits } from '../rules/index.ts';

/** The event types that patients can book. */
export const bookableTypes = defineRecord({
  table: 'booking.bookable_type',
  columns: ['category_id', 'minutes', 'audience', 'calendar_ids'],
  called: 'type',
  objectType: 'bookable_type',
  topic: 'booking.setup-changed',
  deletes: true,
  refusals: {
    bookable_type_once: () => nameTaken('input.category_id', 'This event type can already be booked online.'),
  },
});
export type BookableType = RowOf<typeof bookableTypes>;

/** Returns the clinic's types, in the order in which they were added. */
export const readBookableTypes = (db: Queryable, clinicId: string): Promise<BookableType[]> =>
  bookableTypes.table
    .select(db, { clinicId })
    .where('deleted_time', 'is', null)
    .orderBy('id')
    .limit(bookingLimits.types)
    .execute();

/** Adds a type, or changes one. Its event type and members must be the clinic's own. */
export async function saveBookableType(
  ctx: RequestContext,
  input: unknown,
  standing: BaseVersion | null,
): Promise<BookableType | DomainError> {
  const checked = checkInput(bookableTypeForm, input, 'input');
  if (isDomainError(checked)) return checked;
  const { kysely } = ctx.app.database;
  const { clinicId } = ctx.actor;
  const [categories, calendars] = await Promise.all([
    readCategories(kysely, clinicId, null),
    readCalendars(kysely, clinicId),
  ]);
  const { category_id, calendar_ids } = checked.value;
  if (!categories.some(({ id }) => id === category_id))
    return invalid([{ path: 'input.category_id', message: 'Choose an event type' }]);
  const known = new Set(calendars.map(({ id }) => id));
  if (!calendar_ids.every((id) => known.has(id)))
    return invalid([{ path: 'input.calendar_ids', message: 'Choose active members' }]);
  return bookableTypes.save(ctx, standing, checked.value);
}
