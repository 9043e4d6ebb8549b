import { patientName } from '#patients/rules';
import { readPatients } from '#patients/server';
import { isDomainError } from '#platform/domain-error.ts';
import { Sheets } from '#platform/pdf/sheets.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { usDay } from './requisition.ts';
import { readResult, type ShownObservation } from '../results/result-views.ts';

/**
 * Writes a patient's current result for another clinic: patient, test, status, and every value with range and flag.
 * Null if it doesn't exist, is not the current version, or was not matched to a patient. Reading it is logged.
 */
export async function writeResult(
  ctx: RequestContext,
  id: string,
): Promise<{ doc: NodeJS.ReadableStream; patientId: string } | null> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const result = await readResult(ctx, id);
  if (isDomainError(result) || result.patient_id === null || !result.is_current) return null;
  const [[patient], clinic] = await Promise.all([
    readPatients(db, actor.clinicId, [result.patient_id]),
    readClinic(db, actor.clinicId),
  ]);
  const time = writtenTime(actor.timeZone);
  const sheets = await Sheets.open('Laboratory result', now);
  sheets.title(result.test_name, [result.lab_name, `Status: ${result.status}`]);
  sheets.heading('Patient');
  await sheets.facts({
    Name: patient === undefined ? (result.patient_name ?? '') : patientName(patient),
    'Date of birth': usDay(patient?.date_of_birth ?? ''),
    'Record number': String(patient?.record_number ?? ''),
  });
  sheets.heading('Result');
  await sheets.facts({
    Collected: result.observed_time === null ? '' : time(result.observed_time),
    Reported: time(result.reported_time),
    ...(result.specimen === '' ? {} : { Specimen: result.specimen }),
    ...(result.comment === '' ? {} : { Comment: result.comment }),
  });
  await sheets.table(result.observations.map(rowOf));
  sheets.end({ left: clinic.clinic_name, leftDetail: 'Laboratory result', right: time(now), foot: 'Confidential.' });
  return { doc: sheets.doc, patientId: result.patient_id };
}

function rowOf(value: ShownObservation): Record<string, string> {
  return {
    Test: value.name,
    Value: value.withdrawn_time === null ? `${value.value_text} ${value.units}`.trim() : 'Withdrawn by the laboratory',
    Flag: value.interpretation ?? '',
    Range: value.range_text,
    Status: value.status,
    Comment: value.comment,
  };
}
