import { Sheets } from '#platform/pdf/sheets.ts';
import type { WorkTools } from '#platform/work/work.ts';
import { writtenTime } from '#platform/written-time.ts';
import type { PatientRecord, WrittenSection } from './collect-record.ts';

/** The record without its sections. */
export type RecordFrame = Omit<PatientRecord, 'sections'>;

/** Renders a patient's record as a PDF, section by section as they are read. Runs in a worker thread. */
export async function layOutRecord(
  frame: RecordFrame,
  { fed, give, progress }: WorkTools<WrittenSection, Uint8Array>,
): Promise<void> {
  const { clinic, patient, timeZone, exportedTime, exportedBy, leftOut, count } = frame;
  const sheets = await Sheets.open('Patient record', exportedTime);
  const time = writtenTime(timeZone);
  const about = [
    patient.born === null ? null : `Born ${day(patient.born)}`,
    patient.died === null ? null : `Deceased ${day(patient.died)}`,
    `Record ${patient.recordNumber}`,
  ];
  const exported = `Exported ${time(exportedTime)} by ${exportedBy}`;
  sheets.title('Patient record', [`All information that ${clinic} has on file for ${patient.name}.`, exported]);
  let done = 0;
  for await (const { title, form, rows } of fed) {
    sheets.heading(title);
    if (rows.length === 0) sheets.remark('Nothing is recorded.');
    else if (form === 'table') await sheets.table(rows);
    else if (form === 'texts') await sheets.texts(rows);
    else for (const row of rows) await sheets.facts(row);
    done += 1;
    progress(done, count);
  }
  if (leftOut.length > 0) {
    sheets.heading('Not included');
    sheets.remark(`Not in this file because ${exportedBy} doesn’t have permission to view it: ${leftOut.join(', ')}.`);
  }
  if (sheets.hasMissing) {
    sheets.heading('Unsupported characters');
    sheets.remark(
      'Codes such as [U+1F9EC] stand for characters that this file’s fonts don’t include; the JSON file has them.',
    );
  }
  sheets.end({
    left: patient.name,
    leftDetail: about.filter((fact) => fact !== null).join('   ·   '),
    right: clinic,
    foot: `${exported}   ·   Confidential`,
  });
  for await (const part of sheets.doc) await give(part as Buffer);
}

function day(iso: string): string {
  const [year, month, of] = iso.split('-');
  return `${month}/${of}/${year}`;
}
