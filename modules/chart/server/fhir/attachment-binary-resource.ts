import { readFile } from '#files/server';
import { metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { type AttachmentRow, readNoteAttachments } from './note-documents.sql.ts';

/** The bytes of files attached to chart notes, only by id: they are never part of a list. */
export const attachmentBinaryResource: FhirResource = {
  id: 'chart.attachment-bytes',
  type: 'Binary',
  profiles: [],
  rule: 'chart.view',
  read: async (reader, selection) => {
    if (selection.ids === undefined) return [];
    const rows = await readNoteAttachments(reader, selection);
    const records = await Promise.all(rows.map((row) => toResource(reader, row)));
    return records.filter((record) => record !== null);
  },
};

async function toResource({ app, clinicId }: FhirReader, row: AttachmentRow): Promise<FhirRecord | null> {
  const file = await readFile(app, clinicId, row.file_id);
  if (file === null) return null;
  return {
    resource: {
      resourceType: 'Binary',
      id: row.id,
      meta: metaOf(row.changed_time, []),
      contentType: file.type,
      securityContext: reference('DocumentReference', row.id),
      data: file.bytes.toString('base64'),
    },
    patientId: row.patient_id,
    authorUserId: row.added_by,
    authoredTime: row.added_time,
  };
}
