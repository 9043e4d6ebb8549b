import { readFile } from '#files/server';
import { buildBinary } from '#platform/fhir/build-binary.ts';
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
    resource: buildBinary({
      id: row.id,
      changed: row.changed_time,
      about: { type: 'DocumentReference', id: row.id },
      file,
    }),
    patientId: row.patient_id,
    authorUserId: row.added_by,
    authoredTime: row.added_time,
  };
}
