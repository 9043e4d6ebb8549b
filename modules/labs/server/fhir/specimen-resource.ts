import { sql } from 'kysely';
import { codeableConcept, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import { readCurrentResults, type ReportRow } from './labs-fhir.sql.ts';
import { SPECIMEN } from './result-ids.ts';

const PROFILE = usCore('us-core-specimen');
const IS_NAMED = sql`coalesce(nullif(r.specimen, ''), t.specimen, '') <> ''`;

/** Specimens of results: what the laboratory says was examined, or else what was ordered. */
export const specimenResource: FhirResource = {
  id: 'labs.specimens',
  type: 'Specimen',
  profiles: [PROFILE],
  rule: 'labs.view',
  read: async (reader, selection) =>
    (await readCurrentResults(reader, selection, { suffix: SPECIMEN, more: IS_NAMED })).map(toResource),
};

/** Returns the name of a result's specimen; empty if it is unknown. */
export function specimenOf({ specimen, ordered_specimen: ordered }: ReportRow): string {
  return specimen || ordered || '';
}

function toResource(result: ReportRow): FhirRecord {
  return {
    resource: {
      resourceType: 'Specimen',
      id: `${result.chain_id}${SPECIMEN}`,
      meta: metaOf(result.changed_time, [PROFILE]),
      ...(result.filler_number !== '' && { accessionIdentifier: { value: result.filler_number } }),
      type: codeableConcept([], specimenOf(result)),
      subject: reference('Patient', result.patient_id),
      ...(result.test_order_id !== null && { request: [reference('ServiceRequest', result.test_order_id)] }),
      ...(result.observed_time !== null && { collection: { collectedDateTime: result.observed_time.toISOString() } }),
    },
    patientId: result.patient_id,
    authorUserId: null,
    authoredTime: result.received_time,
    senderId: result.lab_id,
  };
}
