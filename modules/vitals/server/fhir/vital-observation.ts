import type { CodeableConcept, Observation } from 'fhir/r4';
import { codeableConcept, coding, metaOf, reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import { SYSTEMS } from '#platform/fhir/fhir-systems.ts';
import type { ValueRow } from './vitals-fhir.sql.ts';

/** What a vital sign says, besides whose it is and when it was taken. */
export interface VitalContent extends Pick<Observation, 'valueQuantity' | 'component' | 'derivedFrom'> {
  id: string;
  profiles: readonly string[];
  code: CodeableConcept;
  /** When it last changed, if not with the row. */
  changed?: Date;
}

const CATEGORY = codeableConcept([coding(SYSTEMS.observationCategory, 'vital-signs', 'Vital Signs')]);

/** Returns a vital sign of a patient with who recorded it and when. A retracted value says that it was an error. */
export function vitalObservation(row: ValueRow, { id, profiles, changed, ...content }: VitalContent): FhirRecord {
  const changedTime = changed ?? row.error_time ?? row.created_time;
  return {
    resource: {
      resourceType: 'Observation',
      id,
      meta: metaOf(changedTime, profiles),
      status: row.error_time === null ? 'final' : 'entered-in-error',
      category: [CATEGORY],
      subject: reference('Patient', row.patient_id),
      effectiveDateTime: row.collect_time.toISOString(),
      issued: row.created_time.toISOString(),
      performer: [reference('Practitioner', row.collector_user_id)],
      ...content,
    },
    patientId: row.patient_id,
    authorUserId: row.collector_user_id,
    authoredTime: row.created_time,
  };
}
