import { notify } from '#notifications/server';
import type { Queryable, Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { addJob } from '#platform/jobs.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { personName } from '#practice/rules';
import { holdersOf, readClinic } from '#practice/server';
import { stretchWords } from '../rules/index.ts';
import { readCalendars, takeReleased } from '#scheduling/server';
import { dismissReleased, insertReleased, lockNeighbours, takeUnnotified } from './released-slots.sql.ts';
import { freePieces, matchReleased, type MatchPlace } from './match-released.ts';
import { notifyWaitlist } from './notify-waitlist.ts';

/** Adjacent slots released within this time are announced together. */
const GATHERED_MS = 2000;
/** More slots than this are summarized in one sentence. */
const NOTIFIED_SINGLY = 3;

/**
 * Stores the free part of a possibly released slot for the waitlist, merged with adjacent slots, and notifies staff
 * after a short delay.
 */
export async function onSlotReleased(app: App, tx: Tx, { clinicId }: OutboxEvent): Promise<void> {
  const given = await takeReleased(tx, clinicId);
  if (given.length === 0) return;
  const place = await placeOf(tx, app, clinicId);
  const pieces = await freePieces(
    tx,
    place,
    given.filter(({ end_time }) => end_time > place.now),
  );
  if (pieces.length === 0) return;
  for (const piece of pieces) {
    const neighbours = await lockNeighbours(tx, clinicId, piece);
    const starts = [piece, ...neighbours].map(({ start_time }) => start_time.getTime());
    const ends = [piece, ...neighbours].map(({ end_time }) => end_time.getTime());
    await dismissReleased(
      tx,
      clinicId,
      neighbours.map(({ id }) => id),
      place.now,
    );
    const whole = { start_time: new Date(Math.min(...starts)), end_time: new Date(Math.max(...ends)) };
    await insertReleased(tx, clinicId, { id: newId(), calendar_id: piece.calendar_id, ...whole }, place.now);
  }
  const key = `tell-freed ${clinicId}`;
  await addJob(tx, 'scheduling.tell-freed', { clinicId }, { key, runAt: new Date(Date.now() + GATHERED_MS) });
  await notifyWaitlist(tx, clinicId, null);
}

/**
 * Notifies the staff who manage the waitlist of released slots and the number of matching entries; slots without
 * matches are not announced.
 */
export async function notifyReleased(app: App, payload: unknown): Promise<void> {
  const { clinicId } = payload as { clinicId: string };
  await app.database.transaction(async (tx) => {
    const place = await placeOf(tx, app, clinicId);
    const rows = await takeUnnotified(tx, clinicId, place.now);
    const matched = (await matchReleased(tx, place, rows)).filter(({ fits }) => fits.length > 0);
    if (matched.length === 0) return;
    const calendars = await readCalendars(tx, clinicId);
    const holders = await holdersOf(tx, clinicId, 'scheduling.waiting');
    // Users who manage all calendars are notified of all slots; others only of those on their own calendar.
    const notifyHolders = (description: string, id: string, ids: readonly string[]) =>
      notify(tx, {
        clinicId,
        userIds: holders.filter((holder) => {
          const own = calendars.find(({ user_id }) => user_id === holder);
          return own === undefined || ids.includes(own.id);
        }),
        source: 'calendar',
        type: 'Freed time',
        description,
        passId: id,
        path: `/scheduling/waiting-list?freed=${id}`,
        time: place.now,
      });
    if (matched.length > NOTIFIED_SINGLY) {
      const ids = matched.map(({ calendar_id }) => calendar_id);
      await notifyHolders(`${matched.length} open times match patients on the waiting list`, matched[0]!.id, ids);
      return;
    }
    for (const { id, calendar_id, start_time, end_time, fits } of matched) {
      const calendar = calendars.find((one) => one.id === calendar_id);
      const when = stretchWords(start_time, end_time, place.timeZone);
      const who =
        fits.length === 1
          ? '1 matching patient on the waiting list'
          : `${fits.length} matching patients on the waiting list`;
      await notifyHolders(
        `Open time: ${when}${calendar === undefined ? '' : ` with ${personName(calendar)}`} — ${who}`,
        id,
        [calendar_id],
      );
    }
  });
}

/** Returns the clinic, time zone and current time for matching. */
export async function placeOf(db: Queryable, app: App, clinicId: string): Promise<MatchPlace> {
  const { time_zone: timeZone } = await readClinic(db, clinicId);
  return { clinicId, timeZone, now: app.clock() };
}
