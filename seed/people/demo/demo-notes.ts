import { Temporal } from 'temporal-polyfill';
import type { DemoNoteSheet } from './demo-note-sheet.ts';
import { notesOfAdeyemi } from './demo-notes-adeyemi.ts';
import { notesOfMarchetti } from './demo-notes-marchetti.ts';
import { notesOfPham } from './demo-notes-pham.ts';
import type { DoctorKey } from './demo-staff.ts';
import { type DemoVisit, demoVisits } from './demo-visits.ts';
import { openDayUntil } from '../open-days.ts';
import { soapNote } from './soap-note.ts';

/** A chart note of the demo clinic. */
export interface DemoNote {
  /** Key of the patient. */
  patient: string;
  doctor: DoctorKey;
  /** The visit that it is about, if it is still in a calendar. */
  visit: DemoVisit | null;
  title: string;
  mode: DemoNoteSheet['mode'];
  /** YYYY-MM-DD. */
  serviceDate: string;
  /** The SOAP note as the editor's HTML. */
  note: string;
  nurseNote: string;
  isSigned: boolean;
}

/** Returns the chart notes of the demo clinic, oldest first; `now` as for `demoVisits`. */
export function demoNotes(now: string): DemoNote[] {
  const visits = new Map(demoVisits(now).map((visit) => [visit.key, visit]));
  return [...notesOfMarchetti, ...notesOfAdeyemi, ...notesOfPham]
    .map((sheet) => ({
      ...placeOf(sheet, visits, now),
      title: sheet.title,
      mode: sheet.mode,
      note: soapNote(sheet.text),
      nurseNote: sheet.nurse === '' ? '' : `<p>${sheet.nurse}</p>`,
      isSigned: sheet.isSigned,
    }))
    .toSorted((one, other) => one.serviceDate.localeCompare(other.serviceDate));
}

type Place = Pick<DemoNote, 'patient' | 'doctor' | 'visit' | 'serviceDate'>;

function placeOf({ of }: DemoNoteSheet, visits: ReadonlyMap<string, DemoVisit>, now: string): Place {
  if (typeof of !== 'string') {
    const day = Temporal.PlainDateTime.from(now).toPlainDate().subtract({ days: of.daysAgo });
    return { patient: of.patient, doctor: of.doctor, visit: null, serviceDate: openDayUntil(day).toString() };
  }
  const visit = visits.get(of);
  if (!visit?.patient) throw new Error(`no visit of the demo clinic: ${of}`);
  return { patient: visit.patient, doctor: visit.staff as DoctorKey, visit, serviceDate: visit.start.slice(0, 10) };
}
