import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';
import { encounterOf } from './chart-codes.ts';
import { BY_MIME_TYPE, DOCUMENT_CATEGORY, DOCUMENT_PROFILE, documentStatus } from './document-state.ts';
import { type AttachmentRow, readNoteAttachments } from './note-documents.sql.ts';

/** Files attached to chart notes. The bytes are in a Binary with the same id. */
export const attachmentDocumentResource: FhirResource = {
  id: 'chart.attachments',
  type: 'DocumentReference',
  profiles: [DOCUMENT_PROFILE],
  rule: 'chart.view',
  read: async (reader, selection) =>
    (await readNoteAttachments(reader, selection)).map((row) => toResource(reader, row)),
};

function toResource({ base, clinicId }: FhirReader, row: AttachmentRow): FhirRecord {
  const { encounter } = encounterOf(row);
  return {
    resource: {
      resourceType: 'DocumentReference',
      id: row.id,
      meta: metaOf(row.changed_time, [DOCUMENT_PROFILE]),
      identifier: [{ system: SYSTEMS.uri, value: `urn:uuid:${row.id}` }],
      ...documentStatus({ ...row, isAmended: false }),
      // Nothing is known of what the file contains.
      type: codeableConcept([coding(SYSTEMS.nullFlavor, 'UNK', 'unknown')], row.file_name),
      category: [DOCUMENT_CATEGORY],
      subject: reference('Patient', row.patient_id),
      date: row.added_time.toISOString(),
      author: [reference('Practitioner', row.added_by)],
      custodian: reference('Organization', clinicId),
      description: row.file_name,
      content: [
        {
          attachment: {
            contentType: row.file_type,
            url: `${base}/Binary/${row.id}`,
            size: row.byte_size,
            title: row.file_name,
            creation: row.added_time.toISOString(),
          },
          format: BY_MIME_TYPE,
        },
      ],
      context: {
        ...(encounter !== undefined && { encounter: [encounter] }),
        period: { start: row.service_date, end: row.service_date },
        related: [reference('DocumentReference', row.note_id)],
      },
    },
    patientId: row.patient_id,
    authorUserId: row.added_by,
    authoredTime: row.added_time,
  };
}
