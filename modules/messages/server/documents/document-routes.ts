import { recordAccess } from '#audit/server';
import { readFile } from '#files/server';
import { domainError, isDomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { receiveForm, sendError } from '../receive-form.ts';
import { findDocument } from './documents.sql.ts';
import { keepDocument } from './keep-document.ts';

/** Routes for uploading and reading documents of a patient's chart. */
export function documentRoutes({ server, app, admit }: RouteContext): void {
  server.post('/api/documents/upload', async (http, reply) => {
    const ctx = await admit(http, reply, 'messages.documents_add');
    if (ctx === null) return reply;
    const form = await receiveForm(http);
    if (isDomainError(form)) return sendError(reply, form);
    const { field, ...file } = form;
    const patientId = field('patient_id');
    if (!isId(patientId)) return sendError(reply, domainError('BAD_USER_INPUT', 'patient_id is missing.'));
    const said = {
      document_type: field('document_type'),
      document_day: field('document_day'),
      title: field('title'),
    };
    const saved = await keepDocument(ctx, { patientId, ...file, said });
    return isDomainError(saved) ? sendError(reply, saved) : { id: saved.id };
  });
  server.get('/api/documents/:id', async (http, reply) => {
    const ctx = await admit(http, reply, 'messages.documents');
    if (ctx === null) return reply;
    const { id } = http.params as { id: string };
    const { clinicId } = ctx.actor;
    const document = isId(id) ? await findDocument(app.database.kysely, clinicId, id) : null;
    const file = document === null ? null : await readFile(app, clinicId, document.file_id);
    if (document === null || file === null)
      return sendError(reply, domainError('NOT_FOUND', 'This document does not exist.', 'Not found'));
    await recordAccess(ctx, {
      action: 'read',
      objectType: 'document',
      objectId: id,
      patientId: document.patient_id,
    });
    return reply
      .type(document.type)
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.bytes);
  });
}
