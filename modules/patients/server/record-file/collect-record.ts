import type { RecordSection } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { patientName } from '../../rules/index.ts';
import { readPatients } from '../patients.sql.ts';

/** A section that has been read. */
export interface WrittenSection {
  id: string;
  title: string;
  form: NonNullable<RecordSection['form']>;
  rows: Record<string, string>[];
}

/** The complete record of a patient; sections are read one by one on demand. */
export interface PatientRecord {
  clinic: string;
  timeZone: string;
  exportedTime: Date;
  exportedBy: string;
  patient: { id: string; name: string; recordNumber: number; born: string | null; died: string | null };
  /** Number of sections. */
  count: number;
  /** Titles of the sections that the user has no permission to read. */
  leftOut: string[];
  sections: () => AsyncGenerator<WrittenSection>;
}

/** Returns a patient's record from the sections of all modules; null if the clinic has no such patient. */
export async function collectRecord(ctx: RequestContext, patientId: string): Promise<PatientRecord | null> {
  const { app, actor, now } = ctx;
  const [clinic, [patient]] = await Promise.all([
    readClinic(app.database.kysely, actor.clinicId),
    readPatients(app.database.kysely, actor.clinicId, [patientId]),
  ]);
  if (patient === undefined) return null;
  const all = modulesOf(app)
    .flatMap(({ recordSections }) => recordSections ?? [])
    .toSorted((one, other) => one.order - other.order);
  const mayRead = ({ rule }: RecordSection): boolean => rule === undefined || actor.rules.has(rule);
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
    leftOut: all.filter((section) => !mayRead(section)).map(({ title }) => title),
    async *sections() {
      for (const section of all.filter(mayRead)) {
        const { id, title, form = 'table' } = section;
        yield { id, title, form, rows: await section.read(app, actor.clinicId, patientId) };
      }
    },
  };
}
