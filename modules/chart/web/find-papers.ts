import { request } from '#kit/api/request.ts';
import { formatChartDay } from '#kit/formats/day.ts';
import type { PatientPaper } from '#kit/module/web-module.ts';
import { ChartNotesDocument } from './chart.operations.gen.ts';

const MOST = 50;

/** A patient's newest signed notes as documents to send. */
export async function findPapers(patientId: string): Promise<PatientPaper[]> {
  const { chart_note_find_many_with_count: found } = await request(ChartNotesDocument, {
    where: { clinic_patient_id: { equals: patientId }, signed: true },
    orderBy: { service_date: 'desc' },
    skip: 0,
    take: MOST,
  });
  return found.notes.map((note) => ({
    key: `note ${note.id} ${note.version}`,
    title: `${note.chart_note_record_name}, ${formatChartDay(note.service_date)}`,
    detail: note.signer_name ?? note.author_name,
    path: `/api/chart/notes/${note.id}/note.pdf`,
  }));
}
