import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { countedMethods } from '../../rules/index.ts';
import { lockBookToClose } from '../ledger/lock-account.ts';
import { nextNumber } from '../setup/next-number.ts';
import { posterOf } from '../poster.ts';
import { readDaySheet } from './day-sheet.ts';

const CLOSE_COLUMNS = ['day', 'lines', 'difference', 'reason', 'slip_number', 'closed_name', 'closed_time'] as const;

/** A closed day. */
export type DayClose = Pick<Selectable<DB['billing.day_close']>, (typeof CLOSE_COLUMNS)[number]>;

/** The counted amount of a payment method, in cents. */
export interface CountedAmount {
  method: string;
  amount: number;
}

/** Returns the closed days, newest first, or the given one. */
export function readCloses(db: Queryable, clinicId: string, day: string | null = null): Promise<DayClose[]> {
  const closes = db.selectFrom('billing.day_close').select(CLOSE_COLUMNS).where('clinic_id', '=', clinicId);
  return (day === null ? closes : closes.where('day', '=', day)).orderBy('day', 'desc').limit(60).execute();
}

/**
 * Closes a day with the counted amounts; a difference needs a reason. Later entries are posted to the next open day. A
 * day is closed once (DAY_CLOSED), after all earlier days with entries (EARLIER_DAY_OPEN), and never in advance.
 */
export async function closeDay(
  ctx: RequestContext,
  day: string,
  counted: readonly CountedAmount[],
  reason: string,
): Promise<DayClose | DomainError> {
  const { actor, app, now } = ctx;
  if (day > dayIn(actor.timeZone, now)) return invalid([{ path: 'day', message: 'This day is in the future.' }]);
  if (
    counted.some(
      ({ method, amount }) => !countedMethods.some((each) => each === method) || Math.abs(amount) > 10_000_000_00,
    )
  )
    return invalid([{ path: 'counted', message: 'Enter a method and the counted amount.' }]);
  const why = reason.trim();
  if (why.length > 300) return invalid([{ path: 'reason', message: 'At most 300 characters' }]);
  return app.database.transaction(async (tx) => {
    // Posting takes a share lock: its entries are counted, or go to the next day.
    const openFrom = await lockBookToClose(tx, actor.clinicId);
    if (day < openFrom) return domainError('DAY_CLOSED', 'This day is already closed.', 'Day sheet');
    const earlier = await tx
      .selectFrom('billing.ledger_entry')
      .select('book_day')
      .where('clinic_id', '=', actor.clinicId)
      .where('book_day', '>=', openFrom)
      .where('book_day', '<', day)
      .orderBy('book_day')
      .limit(1)
      .executeTakeFirst();
    if (earlier !== undefined) return domainError('EARLIER_DAY_OPEN', `Close ${earlier.book_day} first.`, 'Day sheet');
    const sheet = await readDaySheet(tx, actor.clinicId, day);
    const amounts = new Map(counted.map(({ method, amount }) => [method, amount]));
    const lines = countedMethods.flatMap((method) => {
      const expected = sheet.lines.find((line) => line.method === method)?.expected ?? 0;
      const amount = amounts.get(method) ?? 0;
      return expected === 0 && amount === 0 ? [] : [{ method, expected, counted: amount }];
    });
    const difference = lines.reduce((sum, line) => sum + line.counted - line.expected, 0);
    const differs = lines.some((line) => line.counted !== line.expected);
    if (differs && why === '')
      return invalid([
        { path: 'reason', message: 'The counted amount differs from the expected amount. Enter a reason.' },
      ]);
    const close = {
      day,
      lines,
      difference,
      reason: why === '' ? null : why,
      closed_name: actor.name,
      closed_time: now,
      slip_number: await nextNumber(tx, actor.clinicId, 'deposit'),
    };
    await tx
      .insertInto('billing.day_close')
      .values({ ...close, lines: JSON.stringify(lines), clinic_id: actor.clinicId, closed_by: actor.userId })
      .execute();
    await sql`update billing.book set open_from = ${day}::date + 1 where clinic_id = ${actor.clinicId}`.execute(tx);
    await posterOf(ctx).note(tx, {
      action: 'create',
      objectType: 'day_close',
      objectId: actor.clinicId,
      patientId: null,
      reason: why || null,
      changes: { day: { before: null, after: day }, difference: { before: null, after: difference } },
    });
    return close;
  });
}
