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

/** Neighbours that are canceled one after the other are told of together. */
const GATHERED_MS = 2000;
/** More at once are told of in one sentence. */
const NOTIFIED_SINGLY = 3;

/** A slot may have been released: what of it is free is kept for those who wait, neighbours as one, and the staff are notified soon. */
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

/** Tells who keeps the waiting list what has become free and how many it suits; what suits nobody is not told of. */
export async function notifyReleased(app: App, payload: unknown): Promise<void> {
  const { clinicId } = payload as { clinicId: string };
  await app.database.transaction(async (tx) => {
    const place = await placeOf(tx, app, clinicId);
    const rows = await takeUnnotified(tx, clinicId, place.now);
    const matched = (await matchReleased(tx, place, rows)).filter(({ fits }) => fits.length > 0);
    if (matched.length === 0) return;
    const calendars = await readCalendars(tx, clinicId);
    const holders = await holdersOf(tx, clinicId, 'scheduling.waiting');
    // Who keeps everybody's calendar is notified of all; whoever has one of their own, of theirs.
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

/** Where and when a clinic's free times are looked at. */
export async function placeOf(db: Queryable, app: App, clinicId: string): Promise<MatchPlace> {
  const { time_zone: timeZone } = await readClinic(db, clinicId);
  return { clinicId, timeZone, now: app.clock() };
}
