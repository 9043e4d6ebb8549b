import { Readable } from 'node:stream';
import { recordAccess } from '#audit/server';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { hasBegun, WITH_PROGRESS } from '#platform/work/run-work.ts';
import { collectRecord } from './collect-record.ts';
import { writeJson } from './write-json.ts';
import { writePdf } from './write-pdf.ts';

const TYPES = { pdf: 'application/pdf', json: 'application/json; charset=utf-8' } as const;

/**
 * `GET /api/patients/{id}/record.pdf` and `.json`: a patient's complete record as a file, for users with export
 * permission.
 */
export function recordRoutes({ server, admit }: RouteContext): void {
  for (const kind of ['pdf', 'json'] as const) {
    server.get<{ Params: { id: string } }>(`/api/patients/:id/record.${kind}`, async (http, reply) => {
      const ctx = await admit(http, reply, 'patients.export');
      if (ctx === null) return reply;
      const { id } = http.params;
      const record = isId(id) ? await collectRecord(ctx, id) : null;
      if (record === null) return reply.code(404).send({ code: 'NOT_FOUND', message: 'This patient does not exist.' });
      await recordAccess(ctx, {
        action: 'export',
        objectType: 'patient',
        objectId: record.patient.id,
        patientId: record.patient.id,
        reason: `full record as ${kind}`,
      });
      const reportsProgress = http.headers.accept === WITH_PROGRESS;
      const file = kind === 'json' ? Readable.from(writeJson(record)) : writePdf(record, ctx, reportsProgress);
      // Too many concurrent exports return 503 before the download starts.
      await hasBegun(file);
      // The file name doesn't contain the patient's name.
      reply
        .header('content-type', TYPES[kind])
        .header('content-disposition', `attachment; filename="patient-record.${kind}"`);
      if (kind === 'pdf' && reportsProgress) reply.header('content-type', WITH_PROGRESS);
      return reply.send(file);
    });
  }
}
