import { recordChange } from '#audit/server';
import { fileType } from '#files/rules';
import { rejectFullQuota, saveFile, scanUpload } from '#files/server';
import { readPatients } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { checkDocument, fileNameProblem, messageLimits } from '../../rules/index.ts';
import { type DocumentRow, documents, findByUpload, findDocument, lockUpload } from './documents.sql.ts';

/** A file to add to a patient's chart. */
export interface NewDocument {
  patientId: string;
  uploadId: string;
  name: string;
  bytes: Buffer;
  said: { document_type: string; document_day: string; title: string };
}

const missing = (): DomainError => domainError('NOT_FOUND', 'This document does not exist.', 'Not found');

/** Adds a file to a patient's chart, with its type and day. KIND_REFUSED, FILE_TOO_LARGE, VIRUS_FOUND, NOT_FOUND. */
export async function keepDocument(ctx: RequestContext, sent: NewDocument): Promise<DocumentRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const { patientId, uploadId, name, bytes } = sent;
  const problem = fileNameProblem(name);
  if (problem !== null) return invalid([{ path: 'file_name', message: problem }]);
  const fields = checkDocument(sent.said, dayIn(actor.timeZone, now));
  if (Array.isArray(fields)) return invalid(fields);
  if (bytes.length === 0) return domainError('FILE_EMPTY', 'This file is empty. Choose another file.', 'Not uploaded');
  if (bytes.length > messageLimits.fileBytes)
    return domainError('FILE_TOO_LARGE', 'A file can have at most 20 MB.', 'Not uploaded');
  const type = fileType(name, bytes);
  if (type === null)
    return domainError(
      'KIND_REFUSED',
      'This file type is not supported. Choose an image, PDF, text or Office file.',
      'Not uploaded',
    );
  const scanned = await scanUpload(app, bytes);
  if (isDomainError(scanned)) return scanned;
  return app.database.transaction(async (tx) => {
    await lockUpload(tx, clinicId, uploadId);
    const before = await findByUpload(tx, clinicId, uploadId);
    if (before !== null) {
      if (before.created_by !== actor.userId || before.patient_id !== patientId)
        return domainError('UPLOAD_FAILED', 'Upload the file again.', 'Not uploaded');
      return (await findDocument(tx, clinicId, before.id)) ?? missing();
    }
    const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
    if (patient === undefined) return domainError('NOT_FOUND', 'This patient does not exist.', 'Not found');
    const full = await rejectFullQuota(tx, ctx, bytes.length);
    if (full !== null) return full;
    const id = newId();
    const file = { app, clinicId, folder: 'documents', name, type, bytes: scanned, patientId, userId: actor.userId };
    const { id: fileId } = await saveFile(tx, file);
    await tx
      .insertInto('messages.document')
      .values({
        clinic_id: clinicId,
        id,
        patient_id: patientId,
        upload_id: uploadId,
        file_id: fileId,
        type,
        ...fields,
        byte_size: bytes.length,
        created_by: actor.userId,
        created_time: now,
      })
      .execute();
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'document',
      objectId: id,
      patientId,
      changes: { document_type: { before: null, after: fields.document_type } },
    });
    await publish(tx, { clinicId, topic: 'messages.documents-changed', body: { patient_id: patientId, id } });
    return (await findDocument(tx, clinicId, id))!;
  });
}

/** Updates the type, day and title of a document. STALE_VERSION if someone else changed it. */
export async function describeDocument(
  ctx: RequestContext,
  id: string,
  version: number,
  said: { document_type: string; document_day: string; title: string },
): Promise<DocumentRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const fields = checkDocument(said, dayIn(actor.timeZone, now));
  if (Array.isArray(fields)) return invalid(fields.map((one) => ({ ...one, path: `input.${one.path}` })));
  return app.database.transaction(async (tx) => {
    const before = await findDocument(tx, clinicId, id, true);
    if (before === null) return missing();
    if (before.version !== version)
      return domainError('STALE_VERSION', 'Someone else changed this document since you opened it.', 'Not saved');
    const after = await documents.update(tx, actor, id, { ...fields, version: version + 1, updated_time: now });
    const { document_type, document_day, title } = before;
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'document',
      objectId: id,
      patientId: before.patient_id,
      changes: {
        document_type: { before: document_type, after: fields.document_type },
        document_day: { before: document_day, after: fields.document_day },
        title: { before: title, after: fields.title },
      },
    });
    await publish(tx, { clinicId, topic: 'messages.documents-changed', body: { patient_id: before.patient_id, id } });
    return { ...before, ...after };
  });
}

/** Removes a document from a chart; it stays on record with the reason. */
export async function removeDocument(
  ctx: RequestContext,
  id: string,
  reason: string,
): Promise<{ id: string } | DomainError> {
  const why = reason.trim().slice(0, 500);
  if (why === '') return invalid([{ path: 'reason', message: 'Enter a reason' }]);
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const before = await findDocument(tx, clinicId, id, true);
    if (before === null) return missing();
    await documents.update(tx, actor, id, { deleted_time: now, deleted_by: actor.userId, delete_reason: why });
    await recordChange(tx, ctx, {
      action: 'delete',
      objectType: 'document',
      objectId: id,
      patientId: before.patient_id,
      reason: why,
    });
    await publish(tx, { clinicId, topic: 'messages.documents-changed', body: { patient_id: before.patient_id, id } });
    return { id };
  });
}
