import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { filePermissions } from '#files/rules';
import { readFile, type ScannedBytes } from '#files/server';
import type { App } from '#platform/app.ts';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { readPatients } from '#patients/server';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { freeName, readFileName, taskLimits, taskMessages } from '../../rules/index.ts';
import { doerOf } from '../doer.ts';
import { checkTaskFile } from './check-task-file.ts';
import { insertUpload } from './insert-upload.ts';
import { findUpload, lockNames, takenNames } from './uploads.sql.ts';

type Query = Record<string, string | string[] | undefined>;

/** The REST routes of task files; see the README for their formats. */
export function taskFileRoutes({ server, app, admit }: RouteContext): void {
  server.post('/api/files/tasks/upload_lua', async (http, reply) => {
    const ctx = await admit(http, reply, 'tasks.edit');
    if (ctx === null) return reply;
    const query = http.query as Query;
    if (text(query['permission']) !== filePermissions.taskFile)
      return send(reply, domainError('BAD_USER_INPUT', 'Unknown permission.'));
    if (text(query['mode']) !== 'OVERWRITE')
      return send(reply, domainError('BAD_USER_INPUT', 'mode must be OVERWRITE.'));
    const patientId = patientOf(query);
    if (isDomainError(patientId)) return send(reply, patientId);
    const file = await receive(app, http);
    if (isDomainError(file)) return send(reply, file);
    const saved = await upload(ctx, file, patientId);
    return isDomainError(saved) ? send(reply, saved) : { file_name: saved, permission: filePermissions.taskFile };
  });

  server.get('/api/files/tasks/download_lua', async (http, reply) => {
    const ctx = await admit(http, reply, 'tasks.view');
    if (ctx === null) return reply;
    const query = http.query as Query;
    const patientId = patientOf(query);
    const name = text(query['file_name']);
    if (
      text(query['permission']) !== filePermissions.taskFile ||
      isDomainError(patientId) ||
      name === '' ||
      name.length > 200
    )
      return send(reply, missing());
    const { app, actor } = ctx;
    const found = await findUpload(app.database.kysely, actor.clinicId, { name, patientId });
    const file = found === null ? null : await readFile(app, actor.clinicId, found.file_id);
    if (found === null || file === null || !(await mayRead(ctx, found.id, found.uploaded_by)))
      return send(reply, missing());
    await recordAccess(ctx, { action: 'read', objectType: 'task_file', objectId: found.file_id, patientId });
    return reply
      .type(file.type)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(file.bytes);
  });
}

/** Users limited to their own tasks may read the files of those, and their own uploads. */
async function mayRead({ app, actor }: RequestContext, uploadId: string, uploadedBy: string | null): Promise<boolean> {
  if (actor.scopes?.get('tasks.view') === undefined || uploadedBy === actor.userId) return true;
  const { rows } =
    await sql`select 1 from tasks.attachment a join tasks.task t on t.clinic_id = a.clinic_id and t.id = a.task_id
    where a.clinic_id = ${actor.clinicId} and a.upload_id = ${uploadId}
      and (t.owner_user_id = ${actor.userId} or t.assigned_by = ${actor.userId} or t.owner_role_id in (
        select role_id from practice.member_role where clinic_id = ${actor.clinicId} and user_id = ${actor.userId}))`.execute(
      app.database.kysely,
    );
  return rows.length > 0;
}

/**
 * Stores a file and returns its final name: a name used by another user's file, or by an attached one, gets a number.
 * The user's own unattached upload is overwritten.
 */
async function upload(
  ctx: RequestContext,
  file: { name: string; bytes: ScannedBytes },
  patientId: string | null,
): Promise<string | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const doer = doerOf(ctx);
  return app.database.transaction(async (tx): Promise<string | DomainError> => {
    const ids = patientId === null ? [] : [patientId];
    const [patient] = await readPatients(tx, clinicId, ids, { columns: ['id'], locked: true });
    if (patientId !== null && patient === undefined)
      return domainError('NOT_FOUND', 'This patient does not exist.', 'Not found');
    await lockNames(tx, clinicId, patientId);
    const before = await findUpload(tx, clinicId, { name: file.name, patientId });
    if (before !== null && before.uploaded_by === actor.userId && !before.is_attached)
      await tx
        .updateTable('tasks.upload')
        .set({ deleted_time: now })
        .where('clinic_id', '=', clinicId)
        .where('id', '=', before.id)
        .execute();
    const taken = await takenNames(tx, clinicId, patientId);
    const name = freeName(file.name, (each) => taken.has(each));
    return (await insertUpload(tx, doer, { name, patientId, bytes: file.bytes })) ?? name;
  });
}

/** Returns the first file of a form; rejects missing, empty, too large and unsupported files. */
async function receive(app: App, http: FastifyRequest): Promise<{ name: string; bytes: ScannedBytes } | DomainError> {
  const failed = domainError('UPLOAD_FAILED', taskMessages.notUploaded('The file'), 'Upload failed.');
  if (!http.isMultipart()) return failed;
  try {
    const part = await http.file({ limits: { fileSize: taskLimits.fileBytes } });
    if (part === undefined) return failed;
    const bytes = await part.toBuffer().catch(() => null);
    if (bytes === null || part.file.truncated)
      return domainError(
        'FILE_TOO_LARGE',
        `A file can have at most ${taskLimits.fileBytes / 1024 / 1024} MB.`,
        'Upload failed.',
      );
    const name = readFileName(part.filename);
    if ('problem' in name) return domainError('FILE_NAME', name.problem, 'Upload failed.');
    if (bytes.length === 0)
      return domainError('FILE_EMPTY', 'This file is empty. Choose another file.', 'Upload failed.');
    if (name.text === '') return failed;
    const checked = await checkTaskFile(app, name.text, bytes);
    return isDomainError(checked) ? checked : { name: name.text, bytes: checked };
  } catch {
    return failed;
  }
}

function patientOf(query: Query): string | null | DomainError {
  const id = text(query['patient_id']);
  if (id === '') return null;
  return isId(id) ? id : domainError('BAD_USER_INPUT', 'patient_id must be an ID.');
}

const missing = (): DomainError => domainError('NOT_FOUND', 'This file does not exist.', 'Not found');

const STATUS: Record<string, number> = { NOT_FOUND: 404, FILE_TOO_LARGE: 413 };

function send(reply: FastifyReply, { code, message, title }: DomainError): FastifyReply {
  const extensions = { code, subType: 'Z_NotificationError', title };
  return reply.code(STATUS[code] ?? 400).send({ data: null, errors: [{ message, extensions }] });
}

function text(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
