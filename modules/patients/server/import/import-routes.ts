import { csvCell } from '#values/csv-cell.ts';
import type { FastifyReply } from 'fastify';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { answerInLines } from '#platform/imports/answer-in-lines.ts';
import { receiveUpload } from '#platform/imports/receive-upload.ts';
import type { RouteContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { importFields } from '../../rules/index.ts';
import { mapFile, type RowIssue } from './check-file.ts';
import { importPatients, previewImport } from './import-patients.ts';
import { findUpload, keepUpload, type Upload } from './uploads.ts';

const SHOWN = 200;
const FIELDS = Object.entries(importFields).map(([field, label]) => ({ field, label }));

/** The REST routes of the import; see the README for their formats. */
export function importRoutes({ server, admit }: RouteContext): void {
  server.post('/api/import/patients/preview', async (http, reply) => {
    const ctx = await admit(http, reply, 'patients.import');
    if (ctx === null) return reply;
    const received = await receiveUpload(http, (content) => keepUpload(ctx, content));
    if (received === null) return sendDomainError(reply, 400, { code: 'FILE_MISSING', message: 'Choose a file.' });
    const { uploadId, isCut } = received;
    const upload = (await findUpload(ctx, uploadId))!;
    if (isCut) {
      await upload.remove();
      return sendDomainError(reply, 413, {
        code: 'FILE_TOO_LARGE',
        message: 'The file is larger than 200 MB. Split it into smaller files.',
      });
    }
    return preview(ctx, uploadId, upload, {}, reply);
  });

  server.post('/api/import/patients/check', async (http, reply) => {
    const ctx = await admit(http, reply, 'patients.import');
    if (ctx === null) return reply;
    const { upload_id, mapping } = (http.body ?? {}) as { upload_id?: unknown; mapping?: unknown };
    const upload = await findUpload(ctx, upload_id);
    if (upload === null) return sendDomainError(reply, 404, GONE);
    return preview(ctx, String(upload_id), upload, readChoices(mapping), reply);
  });

  server.post('/api/import/patients/run', async (http, reply) => {
    const ctx = await admit(http, reply, 'patients.import');
    if (ctx === null) return reply;
    const { upload_id, mapping } = (http.body ?? {}) as { upload_id?: unknown; mapping?: unknown };
    const upload = await findUpload(ctx, upload_id);
    if (upload === null) return sendDomainError(reply, 404, GONE);
    const file = await mapFile(upload.source, readChoices(mapping));
    if (isDomainError(file)) return sendDomainError(reply, 400, file);
    return answerInLines(ctx, reply, 'Nothing was imported.', async (onProgress, signal) => {
      try {
        const result = await importPatients(ctx, file, onProgress, signal);
        if (isDomainError(result)) return result;
        // Its data is now in the patient records.
        await upload.remove();
        return {
          created: result.created,
          already_there: result.alreadyThere,
          refused: new Set(result.refused.map(({ row }) => row)).size,
        };
      } catch (error) {
        if (signal.aborted) await upload.remove();
        throw error;
      }
    });
  });

  server.post('/api/import/patients/refused', async (http, reply) => {
    const ctx = await admit(http, reply, 'patients.import');
    if (ctx === null) return reply;
    const { upload_id, mapping } = (http.body ?? {}) as { upload_id?: unknown; mapping?: unknown };
    const upload = await findUpload(ctx, upload_id);
    if (upload === null) return sendDomainError(reply, 404, GONE);
    const file = await mapFile(upload.source, readChoices(mapping));
    const result = isDomainError(file) ? file : await previewImport(ctx, file, () => undefined);
    if (isDomainError(result)) return sendDomainError(reply, 400, result);
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="refused-rows.csv"');
    return `row,column,code,reason\r\n${result.refused.map(csvLine).join('')}`;
  });
}

const GONE = { code: 'UPLOAD_GONE', message: 'The upload has expired. Choose the file again.' };

function readChoices(mapping: unknown): Record<string, string> {
  if (typeof mapping !== 'object' || mapping === null || Array.isArray(mapping)) return {};
  return Object.fromEntries(
    Object.entries(mapping).map(([heading, field]) => [heading, typeof field === 'string' ? field : '']),
  );
}

async function preview(
  ctx: RequestContext,
  uploadId: string,
  upload: Upload,
  choices: Record<string, string>,
  reply: FastifyReply,
): Promise<object> {
  const file = await mapFile(upload.source, choices);
  if (isDomainError(file)) return sendDomainError(reply, 400, file);
  const result = file.problems.length > 0 ? null : await previewImport(ctx, file, () => undefined);
  if (result !== null && isDomainError(result)) return sendDomainError(reply, 400, result);
  return {
    upload_id: uploadId,
    dialect: { encoding: file.dialect.encoding, delimiter: file.dialect.delimiter },
    headings: file.headings,
    mapping: Object.fromEntries(
      file.mapping.map(({ heading, field, notTaken }) => [heading, { field, reason: notTaken ?? undefined }]),
    ),
    fields: FIELDS,
    problems: file.problems,
    sample: file.sample,
    total: result?.total ?? 0,
    accepted: result?.accepted ?? 0,
    already_there: result?.alreadyThere ?? 0,
    refused: (result?.refused ?? []).slice(0, SHOWN),
    refused_total: new Set(result?.refused.map(({ row }) => row)).size,
    warnings: (result?.warnings ?? []).slice(0, SHOWN),
  };
}

function csvLine({ row, column, code, reason }: RowIssue): string {
  return `${row},${csvCell(column)},${code},${csvCell(reason)}\r\n`;
}

function sendDomainError(
  reply: FastifyReply,
  status: number,
  { code, message }: Pick<DomainError, 'code' | 'message'>,
): FastifyReply {
  return reply.code(status).send({ code, message });
}
