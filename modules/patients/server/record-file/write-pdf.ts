import type { Readable } from 'node:stream';
import { Sheets } from '#platform/pdf/sheets.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { writtenTime } from '#platform/written-time.ts';
import type { PatientRecord } from './collect-record.ts';

/** A patient's record as a PDF to read and to print. It is answered at once and written while it is read. */
export async function writePdf(record: PatientRecord, ctx: RequestContext): Promise<Readable> {
  const sheets = await Sheets.open('Patient record', record.exportedTime);
  write(sheets, record).catch((error: unknown) => {
    ctx.app.log.error({ err: error, requestId: ctx.id }, 'a record could not be written');
    // The download breaks off, so that nobody takes half of a record for the whole.
    sheets.doc.destroy(error instanceof Error ? error : new Error('unknown'));
  });
  return sheets.doc;
}

async function write(sheets: Sheets, record: PatientRecord): Promise<void> {
  const { clinic, patient, timeZone, exportedTime, exportedBy, leftOut } = record;
  const time = writtenTime(timeZone);
  const about = [
    patient.born === null ? null : `Born ${day(patient.born)}`,
    patient.died === null ? null : `Deceased ${day(patient.died)}`,
    `Record ${patient.recordNumber}`,
  ];
  const exported = `Exported ${time(exportedTime)} by ${exportedBy}`;
  sheets.title('Patient record', [`Everything that ${clinic} holds about ${patient.name}.`, exported]);
  for await (const { title, form, rows } of record.sections()) {
    sheets.heading(title);
    if (rows.length === 0) sheets.remark('Nothing is recorded.');
    else if (form === 'table') await sheets.table(rows);
    else if (form === 'texts') await sheets.texts(rows);
    else for (const row of rows) await sheets.facts(row);
  }
  if (leftOut.length > 0) {
    sheets.heading('Left out');
    sheets.remark(`Not in this file, as ${exportedBy} has no right to read it: ${leftOut.join(', ')}.`);
  }
  if (sheets.hasMissing) {
    sheets.heading('About the letters');
    sheets.remark('An empty box stands for a letter that this file’s font lacks; the JSON file has it.');
  }
  sheets.end({
    left: patient.name,
    leftDetail: about.filter((fact) => fact !== null).join('   ·   '),
    right: clinic,
    foot: `${exported}   ·   Confidential`,
  });
}

function day(iso: string): string {
  const [year, month, of] = iso.split('-');
  return `${month}/${of}/${year}`;
}
