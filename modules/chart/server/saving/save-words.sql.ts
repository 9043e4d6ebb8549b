import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { JOINED, NOTE, type Note, type Texts } from '../notes.sql.ts';

/** A save of one or both texts within a writing session that has an audit entry. */
export interface WordsSave {
  id: string;
  version: number;
  userId: string;
  /** True if the writer may change other authors' SOAP notes. */
  signs: boolean;
  /** True if the writer may change any part of other authors' notes. */
  writesOthers: boolean;
  note: string | null;
  nurse_note: string | null;
  /** A writing session that began before this has ended. */
  since: Date;
  now: Date;
}

/**
 * The hot path: saves different notes in one statement, each if it is unsigned, has that version, and the current
 * writing session has an audit entry. Returns those that were saved. It waits for nobody: a note that another
 * transaction has locked is not saved.
 */
export async function saveInStretch(
  tx: Tx,
  clinicId: string,
  saves: readonly WordsSave[],
  texts: Texts,
): Promise<Note[]> {
  const column = <K extends keyof WordsSave>(name: K): WordsSave[K][] => saves.map((save) => save[name]);
  const { rows } = await NOTE[texts]
    .select(
      sql`from saved n ${JOINED}`,
      sql`
    with save as materialized (select * from unnest(${column('id')}::uuid[], ${column('version')}::int[],
      ${column('userId')}::uuid[], ${column('signs')}::boolean[], ${column('writesOthers')}::boolean[], ${column('note')}::text[],
      ${column('nurse_note')}::text[], ${column('since')}::timestamptz[], ${column('now')}::timestamptz[])
      as s (id, version, user_id, signs, writes_others, note, nurse_note, since, now)),
    free as (
      select n.id from save s join chart.chart_note n on n.clinic_id = ${clinicId} and n.id = s.id
      where n.version = s.version and n.signed_time is null and n.deleted_time is null
        and (s.writes_others or n.author_id = s.user_id)
        and (s.note is null or (n.note_stretch_by = s.user_id and n.note_stretch_time > s.since
          and (s.signs or n.author_id = s.user_id)))
        and (s.nurse_note is null or (n.nurse_note_stretch_by = s.user_id and n.nurse_note_stretch_time > s.since))
      for no key update of n skip locked),
    saved as (
      update chart.chart_note n set note = coalesce(s.note, n.note), nurse_note = coalesce(s.nurse_note, n.nurse_note),
        version = n.version + 1, updated_time = s.now, editor_id = s.user_id
      from free f join save s on s.id = f.id
      where n.clinic_id = ${clinicId} and n.id = f.id and n.version = s.version
      returning n.*)`,
    )
    .execute(tx);
  return rows;
}
