import { sql } from 'kysely';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** A user who has a note open. */
interface PresentUser {
  user_id: string;
  name: string;
}

// A page sends a heartbeat every half minute; a user is considered gone after more than two missed ones.
const GONE_MS = 75_000;

/**
 * Records that the user has a note open, or leaves it, and returns the other users. Arrivals and departures are
 * published to the clinic's pages; heartbeats are not.
 */
export async function sayPresent(
  ctx: RequestContext,
  noteId: string,
  leaving: boolean,
): Promise<PresentUser[] | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, userId } = actor;
  const db = app.database.kysely;
  const since = new Date(now.getTime() - GONE_MS);
  const { rows: changed } = leaving
    ? await sql<{ is_news: boolean }>`delete from chart.note_presence
        where clinic_id = ${clinicId} and note_id = ${noteId} and user_id = ${userId} returning true as is_news`.execute(
        db,
      )
    : await sql<{ is_news: boolean }>`
        with before as (select seen_time from chart.note_presence
          where clinic_id = ${clinicId} and note_id = ${noteId} and user_id = ${userId})
        insert into chart.note_presence (clinic_id, note_id, user_id, seen_time)
        select n.clinic_id, n.id, ${userId}, ${now} from chart.chart_note n
        where n.clinic_id = ${clinicId} and n.id = ${noteId} and n.deleted_time is null
        on conflict (clinic_id, note_id, user_id) do update set seen_time = excluded.seen_time
        returning coalesce((select seen_time from before) < ${since}, true) as is_news`.execute(db);
  if (!leaving && changed.length === 0) return notFound('note');
  if (changed[0]?.is_news === true)
    await app.live.publish({ clinicId, topic: 'chart.note-presence', body: { note_id: noteId, user_id: userId } });
  const { rows } = await sql<PresentUser>`
    select p.user_id, concat_ws(' ', w.title, w.first_name, w.last_name) as name
    from chart.note_presence p join chart.note_writer w on w.clinic_id = p.clinic_id and w.user_id = p.user_id
    where p.clinic_id = ${clinicId} and p.note_id = ${noteId} and p.user_id <> ${userId} and p.seen_time > ${since}
    order by w.last_name, w.first_name, p.user_id limit 20`.execute(db);
  return rows;
}
