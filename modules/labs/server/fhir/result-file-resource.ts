import { readFile } from '#files/server';
import { buildBinary } from '#platform/fhir/build-binary.ts';
import type { FhirReader, FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { recordIdsOf } from '#platform/fhir/record-ids.ts';
import { isFileShownTo } from './is-shown-to.ts';
import { markShown, readCurrentResults, type ReportRow } from './labs-fhir.sql.ts';
import { readFilesById, type ResultFileRow } from './result-files.sql.ts';

/** The bytes of files that came with results, only by id: they are never part of a list. */
export const resultFileResource: FhirResource = {
  id: 'labs.result-files',
  type: 'Binary',
  profiles: [],
  rule: 'labs.view',
  read: async (reader, { ids, ...selection }) => {
    const { app, clinicId } = reader;
    const files = await readFilesById(app.database.kysely, clinicId, recordIdsOf(ids) ?? []);
    if (files.length === 0) return [];
    const results = await readCurrentResults(reader, { ...selection, ids: files.map(({ chain_id }) => chain_id) });
    if (reader.forPatient) await markShown(reader, results);
    const resultOf = new Map(results.map((result) => [result.id, result]));
    const shown = files.filter((file) => resultOf.has(file.report_id) && isFileShownTo(reader, file));
    const records = await Promise.all(shown.map((file) => toResource(reader, resultOf.get(file.report_id)!, file)));
    return records.filter((record) => record !== null);
  },
};

async function toResource(
  { app, clinicId }: FhirReader,
  result: ReportRow,
  row: ResultFileRow,
): Promise<FhirRecord | null> {
  const file = await readFile(app, clinicId, row.file_id);
  if (file === null) return null;
  return {
    resource: buildBinary({
      id: row.file_id,
      changed: result.changed_time,
      about: { type: 'DiagnosticReport', id: row.chain_id },
      file,
    }),
    patientId: result.patient_id,
    authorUserId: null,
    authoredTime: result.received_time,
    senderId: result.lab_id,
  };
}
