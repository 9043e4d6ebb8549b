import { readFile } from '#files/server';
import { buildBinary } from '#platform/fhir/build-binary.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { type DocumentRow, readDocumentRows } from './documents-fhir.sql.ts';

/** The bytes of files in patients' charts, only by id: they are never part of a list. */
export const documentBinaryResource: FhirResource = {
  id: 'messages.document-bytes',
  type: 'Binary',
  profiles: [],
  rule: 'messages.documents',
  read: async (reader, selection) => {
    if (selection.ids === undefined || reader.forPatient) return [];
    const rows = await readDocumentRows(reader.app.database.kysely, reader.clinicId, selection);
    const records = await Promise.all(rows.map((row) => toRecord(reader, row)));
    return records.filter((record) => record !== null);
  },
};

async function toRecord({ app, clinicId }: FhirReader, row: DocumentRow): Promise<FhirRecord | null> {
  const file = await readFile(app, clinicId, row.file_id);
  if (file === null) return null;
  return {
    resource: buildBinary({
      id: row.id,
      changed: row.created_time,
      about: { type: 'DocumentReference', id: row.id },
      file,
    }),
    patientId: row.patient_id,
    authorUserId: row.created_by,
    authoredTime: row.created_time,
  };
}
