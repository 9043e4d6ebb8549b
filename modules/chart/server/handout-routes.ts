import type { FastifyReply } from 'fastify';
import { readFile } from '#files/server';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { receiveFile } from './parts/receive-file.ts';
import { sendPdf } from './signing/note-pdf.ts';
import { saveHandout } from './handouts/change-handout.ts';
import { readHandoutFile } from './handouts/handout-files.sql.ts';

const LARGEST_MB = 10;
const STATUS: Record<string, number> = { NOT_FOUND: 404, FILE_TOO_LARGE: 413, STALE_VERSION: 409 };

/**
 * `POST /api/chart/handouts?id=…&title=…` uploads a multipart `file`, a PDF, as a handout of the clinic; with `version`
 * it replaces an existing one. `GET /api/chart/handouts/{id}.pdf` returns its bytes.
 */
export function handoutRoutes({ server, app, admit }: RouteContext): void {
  server.post('/api/chart/handouts', async (http, reply) => {
    const ctx = await admit(http, reply, 'chart.setup');
    if (ctx === null) return reply;
    const { id, title, version } = http.query as Record<string, string | undefined>;
    if (!isId(id ?? '')) return sendError(reply, domainError('BAD_USER_INPUT', 'id is missing.'));
    const built = version === undefined ? null : Number(version);
    if (built !== null && !Number.isInteger(built))
      return sendError(reply, domainError('BAD_USER_INPUT', 'version must be a number.'));
    const file = await receiveFile(app, http, LARGEST_MB);
    if (isDomainError(file)) return sendError(reply, file);
    if (file.type !== 'application/pdf') return sendError(reply, noPdf());
    const saved = await saveHandout(ctx, id!.toLowerCase(), built, { title: title ?? '' }, file);
    return isDomainError(saved) ? sendError(reply, saved) : { id: saved.id, version: saved.version };
  });

  server.get<{ Params: { id: string } }>('/api/chart/handouts/:id.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'chart.view');
    if (ctx === null) return reply;
    const { id } = http.params;
    const { clinicId } = ctx.actor;
    const fileId = isId(id) ? await readHandoutFile(ctx.app.database.kysely, clinicId, id) : null;
    const file = fileId === null ? null : await readFile(ctx.app, clinicId, fileId);
    if (file === null) return sendError(reply, domainError('NOT_FOUND', 'This file does not exist.', 'Not found'));
    return sendPdf(reply, 'handout.pdf', async () => file.bytes);
  });
}

function noPdf(): DomainError {
  return domainError('FILE_KIND', 'Choose a PDF file.', 'Upload failed.');
}

function sendError(reply: FastifyReply, { code, message, title, issues }: DomainError): FastifyReply {
  const extensions = { code, subType: 'Z_NotificationError', title, issues };
  return reply.code(STATUS[code] ?? 400).send({ data: null, errors: [{ message, extensions }] });
}
