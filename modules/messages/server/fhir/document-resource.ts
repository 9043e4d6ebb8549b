import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { documentTypeConcept } from './document-types.ts';
import { type DocumentRow, readDocumentRows } from './documents-fhir.sql.ts';
import { createDocument, updateDocument } from './write-document.ts';

const PROFILE = usCore('us-core-documentreference');
const CATEGORY = codeableConcept([
  coding('http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category', 'clinical-note', 'Clinical Note'),
]);
const BY_MIME_TYPE = coding(
  'http://ihe.net/fhir/ihe.formatcode.fhir/CodeSystem/formatcode',
  'urn:ihe:iti:xds:2017:mimeTypeSufficient',
  'mimeType Sufficient',
);

/** Files in patients' charts, for members: patients have no list of them. The bytes are in a Binary with the same id. */
export const documentResource: FhirResource = {
  id: 'messages.documents',
  type: 'DocumentReference',
  profiles: [PROFILE],
  rule: 'messages.documents',
  create: createDocument,
  update: updateDocument,
  read: async (reader, selection) =>
    reader.forPatient
      ? []
      : (await readDocumentRows(reader.app.database.kysely, reader.clinicId, selection)).map((row) =>
          toRecord(reader, row),
        ),
};

function toRecord({ base, clinicId }: FhirReader, row: DocumentRow): FhirRecord {
  const changed = row.updated_time ?? row.created_time;
  return {
    resource: {
      resourceType: 'DocumentReference',
      id: row.id,
      meta: metaOf(changed, [PROFILE], row.version),
      status: 'current',
      type: documentTypeConcept(row.document_type),
      category: [CATEGORY],
      subject: reference('Patient', row.patient_id),
      date: row.created_time.toISOString(),
      author: [reference('Practitioner', row.created_by)],
      custodian: reference('Organization', clinicId),
      description: row.title,
      content: [
        {
          attachment: {
            contentType: row.type,
            url: `${base}/Binary/${row.id}`,
            size: row.byte_size,
            title: row.title,
            creation: row.document_day,
          },
          format: BY_MIME_TYPE,
        },
      ],
      context: { period: { start: row.document_day, end: row.document_day } },
    },
    patientId: row.patient_id,
    authorUserId: row.created_by,
    authoredTime: row.created_time,
  };
}
