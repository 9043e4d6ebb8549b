import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { readFile } from '#files/server';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';

const NONE = { code: 'NOT_FOUND', message: 'There is no such paper here.' };

/** `GET /api/labs/orders/{id}/requisition.pdf`, and `GET /api/labs/reports/{id}.pdf` for a report that a laboratory sent as a PDF. */
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
  server.get<{ Params: { id: string } }>('/api/labs/reports/:id.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'labs.view');
    if (ctx === null) return reply;
    const { id } = http.params;
    const { rows } = isId(id)
      ? await sql<{ file_id: string; patient_id: string | null; report_id: string }>`
          select o.file_id, r.patient_id, o.report_id from labs.observation o
          join labs.report r on r.clinic_id = o.clinic_id and r.id = o.report_id
          where o.clinic_id = ${ctx.actor.clinicId} and o.id = ${id} and o.file_id is not null`.execute(
          ctx.app.database.kysely,
        )
      : { rows: [] };
    const file = rows[0] === undefined ? null : await readFile(ctx.app, ctx.actor.clinicId, rows[0].file_id);
    if (file === null) return reply.code(404).send(NONE);
    const { report_id: objectId, patient_id: patientId } = rows[0]!;
    await recordAccess(ctx, { action: 'read', objectType: 'lab_result', objectId, patientId, reason: 'report as PDF' });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="lab-report.pdf"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.bytes);
  });
}
