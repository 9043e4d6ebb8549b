import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { readFile } from '#files/server';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif']);
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/tiff': '.tif',
  'application/rtf': '.rtf',
  'text/plain': '.txt',
};
const NONE = { code: 'NOT_FOUND', message: 'Not found.' };

/**
 * `GET /api/labs/orders/{id}/requisition.pdf`, `GET /api/labs/results/{id}/result.pdf`, and `GET /api/labs/reports/{id}/file` for a report that a laboratory
 * sent as a file.
 */
export function labRoutes({ server, admit }: RouteContext): void {
  server.get<{ Params: { id: string } }>('/api/labs/orders/:id/requisition.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'labs.view');
    if (ctx === null) return reply;
    const { writeRequisition } = await import('./requisition.ts');
    const paper = isId(http.params.id) ? await writeRequisition(ctx, http.params.id) : null;
    if (paper === null) return reply.code(404).send(NONE);
    await recordAccess(ctx, {
      action: 'export',
      objectType: 'lab_order',
      objectId: http.params.id,
      patientId: paper.patientId,
      reason: 'requisition',
    });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="requisition.pdf"')
      .send(paper.doc);
  });
  server.get<{ Params: { id: string } }>('/api/labs/results/:id/result.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'labs.view');
    if (ctx === null) return reply;
    const { id } = http.params;
    const { writeResult } = await import('./write-result.ts');
    const paper = isId(id) ? await writeResult(ctx, id) : null;
    if (paper === null) return reply.code(404).send(NONE);
    const { doc, patientId } = paper;
    await recordAccess(ctx, { action: 'export', objectType: 'lab_result', objectId: id, patientId });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="result.pdf"')
      .send(doc);
  });
  server.get<{ Params: { id: string } }>('/api/labs/reports/:id/file', async (http, reply) => {
    const ctx = await admit(http, reply, 'labs.view');
    if (ctx === null) return reply;
    const { id } = http.params;
    const { rows } = isId(id)
      ? await columnsOf({ o: 'labs.observation', r: 'labs.report' }, [
          'o.file_id',
          'o.file_type',
          'r.patient_id',
          'o.report_id',
        ])
          .filled('file_id')
          .select(sql`from labs.observation o
          join labs.report r on r.clinic_id = o.clinic_id and r.id = o.report_id
          where o.clinic_id = ${ctx.actor.clinicId} and o.id = ${id} and o.file_id is not null`)
          .execute(ctx.app.database.kysely)
      : { rows: [] };
    const file = rows[0] === undefined ? null : await readFile(ctx.app, ctx.actor.clinicId, rows[0].file_id);
    if (file === null) return reply.code(404).send(NONE);
    const { report_id: objectId, patient_id: patientId, file_type } = rows[0]!;
    await recordAccess(ctx, { action: 'read', objectType: 'lab_result', objectId, patientId, reason: 'report file' });
    const type = file_type ?? 'application/octet-stream';
    // File types that a browser displays; all others are downloaded.
    const isShown = SHOWN.has(type);
    return reply
      .header('content-type', isShown ? type : 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .header(
        'content-disposition',
        `${isShown ? 'inline' : 'attachment'}; filename="lab-report${ENDINGS[type] ?? '.bin'}"`,
      )
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.bytes);
  });
}
