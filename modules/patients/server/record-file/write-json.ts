import type { PatientRecord } from './collect-record.ts';

/** Version of the file format, described in docs/patient-record.md. */
export const RECORD_VERSION = 1;

/** Writes a patient's record as JSON, section by section. */
export async function* writeJson(record: PatientRecord): AsyncGenerator<string> {
  const { patient } = record;
  const head = JSON.stringify({
    format: 'salus.patient-record',
    version: RECORD_VERSION,
    exported_time: record.exportedTime.toISOString(),
    exported_by: record.exportedBy,
    clinic: { name: record.clinic, time_zone: record.timeZone },
    patient: {
      id: patient.id,
      name: patient.name,
      record_number: patient.recordNumber,
      date_of_birth: patient.born,
    },
    left_out: record.leftOut,
  });
  yield `${head.slice(0, -1)},"sections":[`;
  let separator = '\n';
  for await (const { id, title, rows } of record.sections()) {
    yield `${separator}${JSON.stringify({ id, title, rows })}`;
    separator = ',\n';
  }
  yield '\n]}\n';
}
