import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { noteTextForms } from '../../rules/index.ts';
import { lockNoteRow, noNote, type OpenNote } from './lock-open-note.ts';
import { type CommentRow, readNotePatient } from './parts.sql.ts';

const COLUMNS = columnsOf('chart.note_comment', [
  'id',
  'note_id as chart_note_id',
  'comment',
  'comment_title',
  'author_name as author',
  'author_id',
  'created_time as create_time',
]);

/** Comments on a note, signed or not. A repeated call with the same ID returns the existing comment. */
export async function commentOnNote(
  ctx: RequestContext,
  input: { id?: string | null; chart_note_id: string; comment: string; comment_title?: string | null },
): Promise<CommentRow | DomainError> {
  const { actor, now, app } = ctx;
  const given = { comment: input.comment, comment_title: input.comment_title ?? '' };
  const checked = checkInput(noteTextForms().comment, given, 'input');
  if (isDomainError(checked)) return checked;
  const id = input.id ?? newId();
  return app.database.transaction(async (tx) => {
    const note = await lockNoteRow(tx, actor.clinicId, input.chart_note_id);
    if (note === null) return noNote();
    const standing = await find(tx, actor.clinicId, id);
    if (standing !== null)
      return standing.chart_note_id === note.id && standing.author_id === actor.userId ? standing : noComment();
    const { comment, comment_title } = checked.value;
    await sql`
      insert into chart.note_comment (clinic_id, id, note_id, comment_title, comment, author_id, author_name, created_time)
      values (${actor.clinicId}, ${id}, ${note.id}, ${comment_title}, ${comment}, ${actor.userId}, ${actor.name}, ${now})`.execute(
      tx,
    );
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'chart_note_comment',
      objectId: id,
      patientId: note.patient_id,
    });
    await publishChange(tx, ctx, note);
    return (await find(tx, actor.clinicId, id))!;
  });
}

/** Deletes the user's own comment; NOT_FOUND for others. */
export async function removeComment(ctx: RequestContext, id: string): Promise<CommentRow | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const comment = await find(tx, actor.clinicId, id);
    if (comment === null) return noComment();
    const note = await lockNoteRow(tx, actor.clinicId, comment.chart_note_id);
    if (note === null) return noComment();
    if (comment.author_id !== actor.userId)
      return domainError('NOT_AUTHOR', 'You can delete only your own comments.', 'Not allowed');
    const deleted = await tx
      .updateTable('chart.note_comment')
      .set({ deleted_time: now })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .where('deleted_time', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (deleted === undefined) return comment;
    await recordChange(tx, ctx, {
      action: 'delete',
      objectType: 'chart_note_comment',
      objectId: id,
      patientId: note.patient_id,
    });
    await publishChange(tx, ctx, note);
    return comment;
  });
}

/** Returns the comments on a note, oldest first; null if the note doesn't exist. */
export async function readComments(
  db: Queryable,
  clinicId: string,
  noteId: string,
): Promise<{ patientId: string; comments: CommentRow[] } | null> {
  const [patientId, { rows }] = await Promise.all([
    readNotePatient(db, clinicId, noteId),
    COLUMNS.select(sql`from chart.note_comment where clinic_id = ${clinicId} and note_id = ${noteId} and deleted_time is null
      order by created_time, id`).execute(db),
  ]);
  return patientId === null ? null : { patientId, comments: rows };
}

async function find(tx: Tx, clinicId: string, id: string): Promise<CommentRow | null> {
  const { rows } = await COLUMNS.select(
    sql`from chart.note_comment where clinic_id = ${clinicId} and id = ${id}`,
  ).execute(tx);
  return rows[0] ?? null;
}

async function publishChange(
  tx: Tx,
  { actor }: RequestContext,
  note: OpenNote & { signed_time: Date | null },
): Promise<void> {
  await publish(tx, {
    clinicId: actor.clinicId,
    topic: 'chart.note-changed',
    body: {
      id: note.id,
      patient_id: note.patient_id,
      signed: note.signed_time !== null,
      version: note.version,
      part: 'comments',
    },
  });
}

const noComment = (): DomainError => notFound('comment');
