import type { DiagnosticReport } from 'fhir/r4';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { DATA_ABSENT, usCore } from '#platform/fhir/fhir-systems.ts';
import { labCode } from './lab-codes.ts';
import { markShown, type ObservationRow, readCurrentResults, readValues, type ReportRow } from './labs-fhir.sql.ts';
import { SPECIMEN, valueIds } from './result-ids.ts';
import { readFilesOfResults, type ResultFileRow } from './result-files.sql.ts';
import { isFileShownTo, isShownTo } from './is-shown-to.ts';
import { specimenOf } from './specimen-resource.ts';

const PROFILE = usCore('us-core-diagnosticreport-lab');
const CATEGORY = codeableConcept([coding('http://terminology.hl7.org/CodeSystem/v2-0074', 'LAB', 'Laboratory')]);
const STATUS: Readonly<Record<string, DiagnosticReport['status']>> = {
  received: 'registered',
  partial: 'preliminary',
  final: 'final',
  corrected: 'corrected',
  cancelled: 'cancelled',
};

/** Laboratory results, each in its current version under the id of its first one. */
export const labReportResource: FhirResource = {
  id: 'labs.results',
  type: 'DiagnosticReport',
  profiles: [PROFILE],
  rule: 'labs.view',
  read: readReports,
};

async function readReports(reader: FhirReader, selection: FhirSelection): Promise<FhirRecord[]> {
  const results = await readCurrentResults(reader, selection);
  if (reader.forPatient) await markShown(reader, results);
  const ids = results.map(({ id }) => id);
  const { kysely } = reader.app.database;
  const [values, files] = await Promise.all([
    readValues(kysely, reader.clinicId, ids),
    readFilesOfResults(kysely, reader.clinicId, ids),
  ]);
  const filesOf = Map.groupBy(files, ({ report_id }) => report_id);
  const byReport = Map.groupBy(values, ({ report_id }) => report_id);
  return results.map((result) =>
    toResource(reader, result, { values: byReport.get(result.id) ?? [], files: filesOf.get(result.id) ?? [] }),
  );
}

function toResource(
  reader: FhirReader,
  result: ReportRow,
  { values, files }: { values: readonly ObservationRow[]; files: readonly ResultFileRow[] },
): FhirRecord {
  const forms = files.filter((file) => isFileShownTo(reader, file));
  const { chain_id: id, patient_id: patientId, observed_time: observed } = result;
  const shown = valueIds(id, values).filter(([, value]) => isShownTo(reader, result, value));
  const isCorrection = result.corrects && result.status === 'final';
  return {
    resource: {
      resourceType: 'DiagnosticReport',
      id,
      meta: metaOf(result.changed_time, [PROFILE]),
      ...(result.filler_number !== '' && { identifier: [{ value: result.filler_number }] }),
      ...(result.test_order_id !== null && { basedOn: [reference('ServiceRequest', result.test_order_id)] }),
      status: isCorrection ? 'corrected' : (STATUS[result.status] ?? 'unknown'),
      category: [CATEGORY],
      code: labCode({ loinc: result.loinc, code: result.test_code, name: result.test_name }),
      subject: reference('Patient', patientId),
      // Demanded by the profile; the laboratory does not always send it.
      ...(observed === null
        ? { _effectiveDateTime: { extension: [{ url: DATA_ABSENT, valueCode: 'unknown' }] } }
        : { effectiveDateTime: observed.toISOString() }),
      issued: result.reported_time.toISOString(),
      performer: [reference('Organization', result.lab_id)],
      ...(specimenOf(result) !== '' && { specimen: [reference('Specimen', `${id}${SPECIMEN}`)] }),
      ...(shown.length > 0 && { result: shown.map(([valueId]) => reference('Observation', valueId)) }),
      ...(result.comment !== '' && { conclusion: result.comment }),
      ...(forms.length > 0 && {
        presentedForm: forms.map(({ file_id, file_type, name }) => ({
          ...(file_type !== null && { contentType: file_type }),
          url: `${reader.base}/Binary/${file_id}`,
          title: name,
        })),
      }),
    },
    patientId,
    authorUserId: null,
    authoredTime: result.received_time,
    senderId: result.lab_id,
  };
}
