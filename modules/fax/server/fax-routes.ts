import { recordAccess } from '#audit/server';
import { readFile } from '#files/server';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faxLimits } from '../rules/index.ts';
import { findDuplicate } from './duplicates.ts';
import { findReceived, findSent } from './faxes.sql.ts';
import { cutFile } from './paper/paper.ts';
import { composeFax, type NewFax } from './sending/compose-fax.ts';

const COVER_PAGES = 1;

/**
 * `POST /api/fax/compose` (a form with the fields and any number of `file` parts), `GET /api/fax/sent/:id.pdf`, the
 * same without its cover page as `GET /api/fax/sent/:id/pages.pdf`, and `GET /api/fax/received/:id.pdf`.
 */
export function faxRoutes({ server, app, admit }: RouteContext): void {
  server.post('/api/fax/compose', async (http, reply) => {
    const ctx = await admit(http, reply, 'fax.send');
    if (ctx === null) return reply;
    const given = await receive(http);
    if (isDomainError(given)) return sendError(reply, given);
    const fax = await composeFax(ctx, given);
    if (isDomainError(fax)) return sendError(reply, fax);
    const before = await findDuplicate(app.database.kysely, ctx.actor.clinicId, fax, ctx.now);
    const { id, page_count, to_number, has_cover } = fax;
    return { id, page_count, to_number, has_cover, duplicate_time: before?.created_time.toISOString() ?? null };
  });
  const pages = async (
    http: FastifyRequest,
    reply: FastifyReply,
    { rule, objectType, isCut = false }: { rule: string; objectType: 'fax' | 'received_fax'; isCut?: boolean },
  ): Promise<unknown> => {
    const ctx = await admit(http, reply, rule);
    if (ctx === null) return reply;
    const { id } = http.params as { id: string };
    const { clinicId } = ctx.actor;
    const find = objectType === 'fax' ? findSent : findReceived;
    const row = isId(id) ? await find(app.database.kysely, clinicId, id) : null;
    const file = row === null ? null : await readFile(app, clinicId, row.file_id);
    if (row === null || file === null)
      return sendError(reply, domainError('NOT_FOUND', 'This fax does not exist.', 'Not found'));
    const patientId = 'patient_id' in row ? row.patient_id : null;
    await recordAccess(ctx, { action: 'read', objectType, objectId: id, patientId });
    // A received file without readable pages is always downloaded as received.
    const isUnreadable = row.page_count === 0;
    return reply
      .type(isUnreadable ? 'application/octet-stream' : 'application/pdf')
      .header('content-disposition', isUnreadable ? 'attachment; filename="fax.bin"' : 'attachment')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(
        isCut && 'has_cover' in row && row.has_cover
          ? await cutFile(ctx.actor, file.bytes, COVER_PAGES + 1, row.page_count)
          : file.bytes,
      );
  };
  server.get('/api/fax/sent/:id.pdf', (http, reply) => pages(http, reply, { rule: 'fax.send', objectType: 'fax' }));
  server.get('/api/fax/sent/:id/pages.pdf', (http, reply) =>
    pages(http, reply, { rule: 'fax.send', objectType: 'fax', isCut: true }),
  );
  server.get('/api/fax/received/:id.pdf', (http, reply) =>
    pages(http, reply, { rule: 'fax.file', objectType: 'received_fax' }),
  );
}

async function receive(http: FastifyRequest): Promise<NewFax | DomainError> {
  const failed = domainError('UPLOAD_FAILED', 'The files were not uploaded completely. Try again.', 'Not prepared');
  if (!http.isMultipart()) return failed;
  const fields = new Map<string, string>();
  const files: { name: string; bytes: Buffer }[] = [];
  try {
    const limits = { fileSize: faxLimits.fileBytes, files: faxLimits.files, fields: 20 + faxLimits.files };
    for await (const part of http.parts({ limits })) {
      if (part.type === 'file') files.push({ name: part.filename, bytes: await part.toBuffer() });
      else if (typeof part.value === 'string' && isStorable(part.value)) fields.set(part.fieldname, part.value);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'FST_REQ_FILE_TOO_LARGE'
      ? domainError('FILE_TOO_LARGE', 'A file can have at most 20 MB.', 'Not prepared')
      : failed;
  }
  const field = (name: string): string => fields.get(name) ?? '';
  const idOf = (name: string): string | null => (isId(field(name)) ? field(name) : null);
  const clientKey = idOf('client_key');
  if (clientKey === null) return domainError('BAD_USER_INPUT', 'client_key is missing.');
  return {
    clientKey,
    patientId: idOf('patient_id'),
    number_id: idOf('number_id'),
    // The chart's name of each file, in the order of the files; empty for others.
    files: files.map((one, at) => ({ ...one, key: field(`key_${at}`) || undefined })),
    withCover: field('cover') !== 'false',
    to_name: field('to_name'),
    number: field('number'),
    number_again: field('number_again'),
    subject: field('subject'),
  };
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0') && text.length < 2000;

const STATUS: Readonly<Record<string, number>> = { NOT_FOUND: 404, FILE_TOO_LARGE: 413 };

function sendError(reply: FastifyReply, { code, message, title, subType, issues }: DomainError): FastifyReply {
  const extensions = { code, subType, title, issues };
  return reply.code(STATUS[code] ?? 400).send({ data: null, errors: [{ message, extensions }] });
}
