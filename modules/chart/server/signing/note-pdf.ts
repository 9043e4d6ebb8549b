import type { FastifyReply } from 'fastify';
import { recordAccess } from '#audit/server';
import { readFile } from '#files/server';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { WorkEnded } from '#platform/work/work.ts';
import { readNotes } from '../notes.sql.ts';
import { readGivenFile } from '../handouts/handout-files.sql.ts';
import { readParts } from '../parts/parts.sql.ts';
import { writeHandoutPdf, writeNotePdf } from './write-note-pdf.ts';

/**
 * `GET /api/chart/notes/{id}/note.pdf` and `/handouts/{handout}.pdf` below it: a note, or a handout given with it, as
 * PDF.
 */
export function notePdfRoutes({ server, admit }: RouteContext): void {
  server.get<{ Params: { id: string } }>('/api/chart/notes/:id/note.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'chart.view');
    if (ctx === null) return reply;
    const { id } = http.params;
    const [note] = isId(id) ? await readNotes(ctx.app.database.kysely, ctx.actor.clinicId, [id]) : [];
    if (note === undefined) return reply.code(404).send({ code: 'NOT_FOUND', message: 'This note does not exist.' });
    await recordAccess(ctx, {
      action: 'export',
      objectType: 'chart_note',
      objectId: id,
      patientId: note.patient_id,
    });
    return sendPdf(reply, 'chart-note.pdf', () => writeNotePdf(ctx, note));
  });

  server.get<{ Params: { id: string; handout: string } }>(
    '/api/chart/notes/:id/handouts/:handout.pdf',
    async (http, reply) => {
      const ctx = await admit(http, reply, 'chart.view');
      if (ctx === null) return reply;
      const { id, handout } = http.params;
      const { kysely } = ctx.app.database;
      const { clinicId } = ctx.actor;
      const [note] = isId(id) ? await readNotes(kysely, clinicId, [id], 'none') : [];
      const given = note && (await readParts(kysely, clinicId, [id], ['handouts'])).get(id)!.handouts;
      const one = given?.find((row) => row.id === handout);
      if (note === undefined || one === undefined) return notThere(reply);
      await recordAccess(ctx, {
        action: 'export',
        objectType: 'chart_note_handout',
        objectId: one.id,
        patientId: note.patient_id,
      });
      if (one.file_name === null) return sendPdf(reply, 'handout.pdf', () => writeHandoutPdf(ctx, note, one));
      const fileId = await readGivenFile(kysely, clinicId, one.id);
      const file = fileId === null ? null : await readFile(ctx.app, clinicId, fileId);
      return file === null ? notThere(reply) : sendPdf(reply, 'handout.pdf', async () => file.bytes);
    },
  );
}

/**
 * Sends a PDF for inline display, with a policy that blocks scripts and network access; 503 if no worker thread is
 * free.
 */
export async function sendPdf(reply: FastifyReply, name: string, write: () => Promise<Buffer>): Promise<FastifyReply> {
  let bytes: Buffer;
  try {
    bytes = await write();
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    const message = 'The PDF could not be created. Try again.';
    return reply
      .code(503)
      .send({ data: null, errors: [{ message, extensions: { code: 'BUSY', subType: 'Z_NotificationError' } }] });
  }
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: 'NOT_FOUND', message: 'This handout does not exist.' });
}
