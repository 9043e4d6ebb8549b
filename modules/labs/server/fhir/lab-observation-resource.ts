import type { Observation } from 'fhir/r4';
import { sql } from 'kysely';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirReader, FhirRecord, FhirResource, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import { valueCode } from './lab-codes.ts';
import { absent, labInterpretation, labRange, labValue } from './lab-values.ts';
import { markShown, type ObservationRow, readCurrentResults, readValues, type ReportRow } from './labs-fhir.sql.ts';
import { resultIdsOf, SPECIMEN, valueIds } from './result-ids.ts';
import { isShownTo } from './is-shown-to.ts';
import { specimenOf } from './specimen-resource.ts';

const PROFILE = usCore('us-core-observation-lab');
const CATEGORY = codeableConcept([coding(SYSTEMS.observationCategory, 'laboratory', 'Laboratory')]);
const HAS_VALUES = sql`exists (select 1 from labs.observation o
  where o.clinic_id = r.clinic_id and o.report_id = r.id and o.file_id is null)`;
// OBX-11; see HL7 table 0085.
const STATUS: Readonly<Record<string, Observation['status']>> = {
  F: 'final',
  U: 'final',
  C: 'corrected',
  P: 'preliminary',
  R: 'preliminary',
  S: 'preliminary',
  I: 'registered',
  X: 'cancelled',
  D: 'entered-in-error',
  W: 'entered-in-error',
};

/** Values of laboratory results, as the current version of each result shows them. */
export const labObservationResource: FhirResource = {
  id: 'labs.values',
  type: 'Observation',
  profiles: [PROFILE],
  rule: 'labs.view',
  read: readObservations,
};

async function readObservations(reader: FhirReader, selection: FhirSelection): Promise<FhirRecord[]> {
  const { ids, after, limit, ...rest } = selection;
  // A page of values is cut from as many results, beginning with that of the last value.
  const first = after === undefined ? null : (resultIdsOf([after])[0] ?? null);
  const results = await readCurrentResults(
    reader,
    {
      ...rest,
      ...(ids !== undefined && { ids: resultIdsOf(ids) }),
      ...(limit !== undefined && { limit: limit + 1 }),
    },
    { more: first === null ? HAS_VALUES : sql`r.chain_id >= ${first}::uuid and ${HAS_VALUES}` },
  );
  if (reader.forPatient) await markShown(reader, results);
  const { app, clinicId } = reader;
  const values = await readValues(
    app.database.kysely,
    clinicId,
    results.map(({ id }) => id),
  );
  const byReport = Map.groupBy(values, ({ report_id }) => report_id);
  const wanted = ids === undefined ? null : new Set(ids);
  const found = results.flatMap((result) =>
    valueIds(result.chain_id, byReport.get(result.id) ?? [])
      .filter(([id, value]) => isShownTo(reader, result, value) && (wanted === null || wanted.has(id)))
      .filter(([id]) => after === undefined || id > after)
      .map(([id, value]) => toResource(id, result, value, reader.forPatient))
      .toSorted((one, other) => (limit === undefined ? 0 : one.resource.id! < other.resource.id! ? -1 : 1)),
  );
  return limit === undefined ? found : found.slice(0, limit);
}

function toResource(id: string, result: ReportRow, value: ObservationRow, forPatient: boolean): FhirRecord {
  const interpretation = labInterpretation(value);
  const range = labRange(value);
  const effective = value.observed_time ?? result.observed_time;
  const isWithdrawn = value.withdrawn_time !== null;
  return {
    resource: {
      resourceType: 'Observation',
      id,
      meta: metaOf(result.changed_time, [PROFILE]),
      status: statusOf(result, value),
      category: [CATEGORY],
      code: valueCode(value),
      subject: reference('Patient', result.patient_id),
      ...(result.test_order_id !== null && { basedOn: [reference('ServiceRequest', result.test_order_id)] }),
      ...(effective !== null && { effectiveDateTime: effective.toISOString() }),
      issued: result.reported_time.toISOString(),
      performer: [reference('Organization', result.lab_id)],
      // A withdrawn value must not be taken for a valid one by a program that overlooks the status.
      ...(isWithdrawn && forPatient ? absent('error') : labValue(value)),
      ...(interpretation !== null && { interpretation: [interpretation] }),
      ...(value.comment !== '' && { note: [{ text: value.comment }] }),
      ...(value.method !== '' && { method: { text: value.method } }),
      ...(specimenOf(result) !== '' && { specimen: reference('Specimen', `${result.chain_id}${SPECIMEN}`) }),
      ...(range !== null && { referenceRange: [range] }),
    },
    patientId: result.patient_id,
    authorUserId: null,
    authoredTime: result.received_time,
    senderId: result.lab_id,
  };
}

function statusOf(result: ReportRow, value: ObservationRow): Observation['status'] {
  if (value.withdrawn_time !== null) return result.status === 'cancelled' ? 'cancelled' : 'entered-in-error';
  const status = STATUS[value.status] ?? 'unknown';
  // The status of the whole result counts for values that don't say more themselves.
  if (status !== 'final') return status;
  if (result.status === 'received' || result.status === 'partial') return 'preliminary';
  return status;
}
