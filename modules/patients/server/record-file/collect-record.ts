import type { RecordChapter } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type { Request } from '#platform/request.ts';
import { readClinic } from '#practice/server';
import { patientName } from '../../rules/index.ts';
import { readPatients } from '../patients.sql.ts';

/** One chapter as it was read. */
export interface WrittenChapter {
  id: string;
  title: string;
  form: NonNullable<RecordChapter['form']>;
  rows: Record<string, string>[];
}

/** Everything that the clinic holds about one patient; the chapters are read one after the other, as they are asked for. */
export interface PatientRecord {
  clinic: string;
  timeZone: string;
  exportedTime: Date;
  exportedBy: string;
  patient: { id: string; name: string; recordNumber: number; born: string | null; died: string | null };
  /** How many chapters there are. */
  count: number;
  /** Titles of the chapters that whoever exports may not read. */
  leftOut: string[];
  chapters: () => AsyncGenerator<WrittenChapter>;
}

/** The record of a patient out of the chapters that all modules have; null for a patient who is not here. */
export async function collectRecord(request: Request, patientId: string): Promise<PatientRecord | null> {
  const { house, actor, now } = request;
  const [clinic, [patient]] = await Promise.all([
    readClinic(house.database.kysely, actor.clinicId),
    readPatients(house.database.kysely, actor.clinicId, [patientId]),
  ]);
  if (patient === undefined) return null;
  const all = modulesOf(house)
    .flatMap(({ recordChapters }) => recordChapters ?? [])
    .toSorted((one, other) => one.order - other.order);
  const mayRead = ({ rule }: RecordChapter): boolean => rule === undefined || actor.rules.has(rule);
  return {
    clinic: clinic.clinic_name,
    timeZone: actor.timeZone,
    exportedTime: now,
    exportedBy: actor.name,
    patient: {
      id: patient.id,
      name: patientName(patient),
      recordNumber: patient.record_number,
      born: patient.date_of_birth,
      died: patient.deceased_date,
    },
    count: all.filter(mayRead).length,
    leftOut: all.filter((chapter) => !mayRead(chapter)).map(({ title }) => title),
    async *chapters() {
      for (const chapter of all.filter(mayRead)) {
        const { id, title, form = 'table' } = chapter;
        yield { id, title, form, rows: await chapter.read(house, actor.clinicId, patientId) };
      }
    },
  };
}
