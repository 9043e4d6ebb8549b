import { recordAccess } from '#audit/server';
import type { SafetyAlert, UncheckedItem } from '#drugs/rules';
import { checkDrugSafety } from '#drugs/server';
import { readPatients } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import type { DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { noNote } from './lock-open-note.ts';
import { readNotePatient, readParts } from './parts.sql.ts';

/** The result of checking one drug of a note for its patient. */
export interface CheckedNoteDrug {
  id: string;
  outcome: string;
  alerts: SafetyAlert[];
  unchecked: UncheckedItem[];
}

/** The checked drugs of a note, and the data they were checked against. */
export interface CheckedNoteDrugs {
  drugs: CheckedNoteDrug[];
  coverage: string;
}

/**
 * Checks each drug of a note against the patient's allergies, medications and the note's other drugs. A drug that the
 * patient already takes is not reported here, since visits also list continued medications. Doses are checked when
 * prescribing.
 */
export async function checkNoteDrugs(ctx: RequestContext, noteId: string): Promise<CheckedNoteDrugs | DomainError> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const patientId = await readNotePatient(db, actor.clinicId, noteId);
  if (patientId === null) return noNote();
  const [patient] = await readPatients(db, actor.clinicId, [patientId], { allergies: true, medications: true });
  if (patient === undefined) return noNote();
  await recordAccess(ctx, { action: 'read', objectType: 'chart_note', objectId: noteId, patientId });
  const drugs = (await readParts(db, actor.clinicId, [noteId], ['drugs'])).get(noteId)?.drugs ?? [];
  const today = dayIn(actor.timeZone, now);
  const taken = (patient.medications ?? [])
    .filter(({ to_date }) => to_date === null || to_date >= today)
    .map(({ drug_name }) => ({ name: drug_name }));
  const active = (patient.allergies ?? []).filter(({ status }) => status === 'active');
  const checked: CheckedNoteDrugs = { drugs: [], coverage: '' };
  for (const { id, name, descriptor_id: descriptorId } of drugs) {
    const others = drugs.filter((other) => other.id !== id);
    const answer = await checkDrugSafety(db, {
      candidate: { name, descriptorId },
      medications: [...taken, ...others.map((other) => ({ name: other.name, descriptorId: other.descriptor_id }))],
      allergies: active,
      allergiesRecorded: active.length > 0 || patient.no_allergies_time !== null,
      ageMonths: monthsBetween(patient.date_of_birth, today),
      weightKg: null,
      dose: null,
    });
    const alerts = answer.alerts.filter(({ kind }) => kind !== 'duplicate');
    const unchecked = answer.unchecked.filter(({ kind }) => kind === 'allergy' || kind === 'interaction');
    const outcome = alerts.length > 0 ? 'alert' : unchecked.length > 0 ? 'could-not-check' : 'none';
    checked.drugs.push({ id, outcome, alerts, unchecked });
    checked.coverage = answer.coverage.text;
  }
  return checked;
}

function monthsBetween(birth: string | null, today: string): number | null {
  if (birth === null) return null;
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  const [thisYear, thisMonth, thisDay] = today.split('-').map(Number) as [number, number, number];
  return Math.max(0, (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0));
}
