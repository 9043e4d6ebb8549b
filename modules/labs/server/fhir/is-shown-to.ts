import type { FhirReader } from '#platform/fhir/fhir-resource.ts';
import { isLive, isPreliminary } from '../../rules/index.ts';
import type { ObservationRow, ReportRow } from './labs-fhir.sql.ts';
import type { ResultFileRow } from './result-files.sql.ts';

/**
 * Returns whether a value is served: files are not values; a patient sees final values, and withdrawn ones of results
 * that they have read before, as in the portal.
 */
export function isShownTo({ forPatient }: FhirReader, result: ReportRow, value: ObservationRow): boolean {
  if (value.file_id !== null) return false;
  if (!forPatient) return true;
  if (isPreliminary(value.status)) return false;
  return value.withdrawn_time === null ? isLive(value.status) : value.value_text !== '' && result.was_read;
}

/** Returns whether a file of a result is served: a patient sees files that are final and were not withdrawn. */
export function isFileShownTo(
  { forPatient }: FhirReader,
  { status, withdrawn_time: withdrawn }: ResultFileRow,
): boolean {
  return !forPatient || (withdrawn === null && isLive(status) && !isPreliminary(status));
}
