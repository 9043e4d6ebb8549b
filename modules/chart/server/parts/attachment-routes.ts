import { sql } from 'kysely';
import type { FastifyReply } from 'fastify';
import { recordAccess, recordChange } from '#audit/server';
import { readFile, rejectFullQuota, saveFile } from '#files/server';
import { isId, newId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { countChange, lockOwnNote } from './lock-open-note.ts';
import { receiveFile, type ReceivedFile } from './receive-file.ts';

const LARGEST_MB = 20;
const MOST = 50;
const STATUS: Record<string, number> = { NOT_FOUND: 404, FILE_TOO_LARGE: 413, NOT_AUTHOR: 403, NOTE_SIGNED: 409 };

/**
 * `POST /api/chart/attachments?chart_note_id=…&id=…` uploads a multipart `file` and attaches it to an unsigned note;
 * `GET /api/chart/attachments/{id}` returns its bytes.
 */
export function attachmentRoutes({ server, app, admit }: RouteContext): void {
  server.post('/api/chart/attachments', async (http, reply) => {
    const ctx = await admit(http, reply, 'chart.write');
    if (ctx === null) return reply;
    const { chart_note_id: noteId, id = newId() } = http.query as Record<string, string | undefined>;
    if (!isId(noteId ?? '') || !isId(id))
      return send(reply, domainError('BAD_USER_INPUT', 'chart_note_id is missing.'));
    const file = await receiveFile(app, http, LARGEST_MB);
    if (isDomainError(file)) return send(reply, file);
    const saved = await attach(ctx, noteId!.toLowerCase(), id.toLowerCase(), file);
    return isDomainError(saved) ? send(reply, saved) : { id: saved };
  });

  server.get<{ Params: { id: string } }>('/api/chart/attachments/:id', async (http, reply) => {
    const ctx = await admit(http, reply, 'chart.view');
    if (ctx === null) return reply;
    const { id } = http.params;
    const found = isId(id) ? await findAttachment(ctx, id) : null;
    const file = found === null ? null : await readFile(ctx.app, ctx.actor.clinicId, found.file_id);
    if (found === null || file === null)
      return send(reply, domainError('NOT_FOUND', 'This file does not exist.', 'Not found'));
    await recordAccess(ctx, {
      action: 'read',
      objectType: 'chart_note_attachment',
      objectId: id,
      patientId: found.patient_id,
    });
    return reply
      .type(file.type)
      .header('content-disposition', 'inline')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.bytes);
  });
}

async function attach(
  ctx: RequestContext,
  noteId: string,
  id: string,
  { name, type, bytes }: ReceivedFile,
): Promise<string | DomainError> {
  const { actor, now, app } = ctx;
  return app.database.transaction(async (tx) => {
    const note = await lockOwnNote(tx, ctx, noteId);
    if (isDomainError(note)) return note;
    const { rows } = await sql<{ same: boolean; other: boolean; count: number }>`
      select coalesce(bool_or(id = ${id} and note_id = ${noteId}), false) as same,
        coalesce(bool_or(id = ${id} and note_id <> ${noteId}), false) as other,
        count(*) filter (where note_id = ${noteId} and deleted_time is null)::int as count
      from chart.note_attachment where clinic_id = ${actor.clinicId} and (id = ${id} or note_id = ${noteId})`.execute(
      tx,
    );
    const { same, other, count } = rows[0]!;
    if (same) return id;
    if (other) return domainError('BAD_USER_INPUT', 'This ID belongs to another file.');
    if (count >= MOST) return domainError('TOO_MANY_FILES', `A note can have at most ${MOST} files.`);
    const full = await rejectFullQuota(tx, ctx, bytes.length);
    if (full !== null) return full;
    const file = await saveFile(tx, {
      app,
      clinicId: actor.clinicId,
      folder: 'chart-attachments',
      name,
      type,
      bytes,
      patientId: note.patient_id,
      userId: actor.userId,
    });
    await sql`
      insert into chart.note_attachment (clinic_id, id, note_id, file_id, file_name, file_type, byte_size, sha256, added_by,
        added_name, added_time)
      select f.clinic_id, ${id}, ${noteId}, f.id, f.name, f.type, f.byte_size, f.sha256, ${actor.userId}, ${actor.name}, ${now}
      from files.file f where f.clinic_id = ${actor.clinicId} and f.id = ${file.id}`.execute(tx);
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'chart_note_attachment',
      objectId: id,
      patientId: note.patient_id,
    });
    await countChange(tx, ctx, note, 'attachments');
    return id;
  });
}

async function findAttachment({ actor, app }: RequestContext, id: string) {
  const { rows } = await columnsOf({ a: 'chart.note_attachment', n: 'chart.chart_note' }, ['a.file_id', 'n.patient_id'])
    .select(sql`from chart.note_attachment a
    join chart.chart_note n on n.clinic_id = a.clinic_id and n.id = a.note_id and n.deleted_time is null
    where a.clinic_id = ${actor.clinicId} and a.id = ${id} and a.deleted_time is null`)
    .execute(app.database.kysely);
  return rows[0] ?? null;
}

function send(reply: FastifyReply, { code, message, title }: DomainError): FastifyReply {
  const extensions = { code, subType: 'Z_NotificationError', title };
  return reply.code(STATUS[code] ?? 400).send({ data: null, errors: [{ message, extensions }] });
}
