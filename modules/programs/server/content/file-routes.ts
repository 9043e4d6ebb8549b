import type { App } from '#platform/app.ts';
import type { WorkOwner } from '#platform/work/run-work.ts';
import { recordChange } from '#audit/server';
import { checkImage, readFile, rejectFullQuota, saveFile, scanUpload, type ScannedBytes } from '#files/server';
import type { FastifyReply } from 'fastify';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { programLimits } from '../../rules/index.ts';
import { readContent } from './contents.sql.ts';

/**
 * Program documents: POST /api/programs/files uploads a PDF or image as the field `file` and returns `{ id, name }`,
 * with which content is saved; GET /api/programs/files/<content> returns its bytes.
 */
export function fileRoutes({ server, app, admit }: RouteContext): void {
  server.post('/api/programs/files', async (http, reply) => {
    const ctx = await admit(http, reply, 'programs.edit');
    if (ctx === null) return reply;
    const part = http.isMultipart()
      ? await http.file({ limits: { fileSize: programLimits.fileBytes } }).catch(() => undefined)
      : undefined;
    const bytes = part === undefined ? null : await part.toBuffer().catch(() => null);
    if (part === undefined || bytes === null)
      return sendError(reply, domainError('UPLOAD_FAILED', 'Choose one file of up to 10 MB.', 'Not uploaded'));
    const name =
      part.filename
        .toWellFormed()
        .replaceAll(/[\p{Cc}/\\]/gu, ' ')
        .trim()
        .slice(0, 200) || 'document';
    const { clinicId, userId } = ctx.actor;
    const checked = await checkBytes(app, bytes, ctx.actor);
    if (isDomainError(checked)) return sendError(reply, checked);
    const saved = await app.database.transaction(async (tx): Promise<{ id: string } | DomainError> => {
      const full = await rejectFullQuota(tx, ctx, checked.bytes.length);
      if (full !== null) return full;
      const file = await saveFile(tx, { app, clinicId, folder: 'programs', name, userId, ...checked });
      await recordChange(tx, ctx, { action: 'create', objectType: 'program_file', objectId: file.id });
      return file;
    });
    return isDomainError(saved) ? sendError(reply, saved) : { id: saved.id, name };
  });
  server.get('/api/programs/files/:id', async (http, reply) => {
    const ctx = await admit(http, reply, 'programs.view');
    if (ctx === null) return reply;
    const { id } = http.params as { id: string };
    const { clinicId } = ctx.actor;
    const content = isId(id) ? await readContent(app.database.kysely, clinicId, id) : null;
    const file = content?.file_id == null ? null : await readFile(app, clinicId, content.file_id);
    if (file === null) return sendError(reply, domainError('NOT_FOUND', 'This file does not exist.', 'Not found'), 404);
    // Prevents browsers from rendering it as a page of our origin.
    return reply
      .type(file.type)
      .header('content-disposition', 'attachment')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store')
      .send(file.bytes);
  });
}

/** Returns a PDF unchanged or an image re-encoded; the type is determined from the bytes. */
async function checkBytes(
  app: App,
  bytes: Buffer,
  of: WorkOwner,
): Promise<{ type: string; bytes: ScannedBytes } | DomainError> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    const scanned = await scanUpload(app, bytes);
    return isDomainError(scanned) ? scanned : { type: 'application/pdf', bytes: scanned };
  }
  const image = await checkImage(
    app,
    bytes,
    { minWidth: 1, minHeight: 1, largestKb: programLimits.fileBytes / 1024 },
    of,
  );
  return isDomainError(image) && image.code === 'NOT_AN_IMAGE'
    ? domainError('KIND_REFUSED', 'Choose a PDF or an image.', 'Not uploaded')
    : image;
}

function sendError(
  reply: FastifyReply,
  { code, message, title, subType, issues }: DomainError,
  status = 400,
): FastifyReply {
  return reply.code(status).send({ data: null, errors: [{ message, extensions: { code, subType, title, issues } }] });
}
