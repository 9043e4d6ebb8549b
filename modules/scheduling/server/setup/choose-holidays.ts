import { recordChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, domainError, invalid } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { FEDERAL_HOLIDAYS, holidaysBetween, toInstant } from '../../rules/index.ts';
import { recordReturnedDays } from '../records/released-time.sql.ts';
import { timesOff } from './hours.sql.ts';

/** The federal holidays on which a clinic is closed; version 0 if nothing was chosen yet. */
export interface HolidayChoice {
  holidays: string[];
  version: number;
}

/** Returns the federal holidays on which the clinic is closed. */
export async function readHolidayChoice(db: Queryable, clinicId: string): Promise<HolidayChoice> {
  const found = await db
    .selectFrom('scheduling.holiday_choice')
    .select(['holidays', 'version'])
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return found ?? { holidays: [], version: 0 };
}

/**
 * Saves the choice. Days of newly chosen holidays through the end of next year become days off, and coming days of
 * holidays no longer chosen open again. STALE_VERSION.
 */
export async function chooseHolidays(
  ctx: RequestContext,
  version: number,
  chosen: readonly string[],
): Promise<HolidayChoice | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  const holidays = FEDERAL_HOLIDAYS.map(({ id }) => id).filter((id) => chosen.includes(id));
  if (holidays.length !== new Set(chosen).size)
    return invalid([{ path: 'holidays', message: 'This is not a federal holiday' }]);
  return app.database.transaction(async (tx): Promise<HolidayChoice | DomainError> => {
    const own = { holidays: [] as string[], version: 0, updated_by: actor.userId, updated_time: now };
    await tx
      .insertInto('scheduling.holiday_choice')
      .values({ clinic_id: clinicId, ...own })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await tx
      .selectFrom('scheduling.holiday_choice')
      .select(['holidays', 'version'])
      .where('clinic_id', '=', clinicId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.version !== version)
      return domainError('STALE_VERSION', 'Someone else changed this since you opened it.', 'Changed by someone else');
    const saved = { holidays, version: version + 1 };
    await tx
      .updateTable('scheduling.holiday_choice')
      .set({ ...saved, updated_by: actor.userId, updated_time: now })
      .where('clinic_id', '=', clinicId)
      .execute();
    await openAgain(
      tx,
      ctx,
      before.holidays.filter((id) => !holidays.includes(id)),
    );
    const added = holidays.filter((id) => !before.holidays.includes(id));
    await closeHolidays(tx, { clinicId, userId: actor.userId, timeZone: actor.timeZone }, added, now, true);
    const changes = { holidays: { before: before.holidays.join(', '), after: holidays.join(', ') } };
    await recordChange(tx, ctx, { action: 'update', objectType: 'federal_holidays', objectId: clinicId, changes });
    await publish(tx, { clinicId, topic: 'scheduling.setup-changed', body: { id: null, kind: 'hours' } });
    return saved;
  });
}

/** The job `scheduling.extend-holidays`: adds the chosen holidays of the following year in every clinic. */
export async function extendHolidays(app: App): Promise<void> {
  const { kysely } = app.database;
  const chosen = await kysely
    .selectFrom('scheduling.holiday_choice')
    .select(['clinic_id', 'holidays', 'updated_by'])
    .execute();
  for (const { clinic_id: clinicId, holidays, updated_by: userId } of chosen) {
    const { time_zone: timeZone } = await readClinic(kysely, clinicId);
    await app.database.transaction(async (tx) => {
      const added = await closeHolidays(tx, { clinicId, userId, timeZone }, holidays, app.clock(), false);
      if (added > 0)
        await publish(tx, { clinicId, topic: 'scheduling.setup-changed', body: { id: null, kind: 'hours' } });
    });
  }
}

interface OfClinic {
  clinicId: string;
  userId: string;
  timeZone: string;
}

/**
 * Adds the days of holidays through the end of next year and returns their number. A day that a user deleted stays
 * deleted, unless `again`.
 */
async function closeHolidays(
  tx: Tx,
  { clinicId, userId, timeZone }: OfClinic,
  ids: readonly string[],
  now: Date,
  again: boolean,
): Promise<number> {
  const today = dayIn(timeZone, now);
  const days = holidaysBetween(today, `${Number(today.slice(0, 4)) + 1}-12-31`).filter(({ id }) => ids.includes(id));
  if (days.length === 0) return 0;
  const rows = await tx
    .insertInto('scheduling.time_off')
    .values(
      days.map(({ key, name, day }) => ({
        clinic_id: clinicId,
        id: newId(),
        holiday: key,
        first_day: day,
        last_day: day,
        reason: name,
        created_by: userId,
        created_time: now,
        updated_time: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['clinic_id', 'holiday']).where('holiday', 'is not', null).doNothing())
    .returning('id')
    .execute();
  if (!again) return rows.length;
  await tx
    .updateTable('scheduling.time_off')
    .set((row) => ({ deleted_time: null, updated_time: now, version: row('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where(
      'holiday',
      'in',
      days.map(({ key }) => key),
    )
    .where('deleted_time', 'is not', null)
    .execute();
  return rows.length;
}

/** Deletes the coming days of holidays and records their time for the waitlist. */
async function openAgain(tx: Tx, { actor, now }: RequestContext, ids: readonly string[]): Promise<void> {
  const { clinicId, timeZone } = actor;
  const coming = await timesOff
    .select(tx, { clinicId })
    .select('holiday')
    .where('deleted_time', 'is', null)
    .where('holiday', 'is not', null)
    .where('first_day', '>=', dayIn(timeZone, now))
    .forUpdate()
    .execute();
  for (const off of coming) {
    if (!ids.some((id) => off.holiday!.startsWith(`${id}-`))) continue;
    const gone = { deleted_time: now, updated_time: now, version: off.version + 1 };
    await timesOff.update(tx, actor, off.id, gone);
    const at = (day: string, minute: number) =>
      new Date(toInstant(`${day} 00:00:00`, timeZone).getTime() + minute * 60_000);
    await recordReturnedDays(tx, clinicId, null, {
      start_time: at(off.first_day, off.start_minute),
      end_time: at(off.last_day, off.end_minute),
    });
  }
}
