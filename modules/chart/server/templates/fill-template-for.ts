import { recordAccess } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { ageText } from '#patients/rules';
import { readPatients, type Patient } from '#patients/server';
import { personName } from '#practice/rules';
import { readClinic, readMember, readPracticesOf } from '#practice/server';
import { vitalLines } from '#vitals/rules';
import { clinicVitals, readRecords } from '#vitals/server';
import { fillTemplate, noteSections, noteText, variablesIn } from '../../rules/index.ts';
import { listNotes } from '../note-lists.sql.ts';
import type { Note } from '../notes.sql.ts';
import { readProblems } from '../problems/problems.sql.ts';
import { noTemplate } from './change-template.ts';
import { readTemplate } from './templates.sql.ts';

/** Returns a template filled with the patient's current data; dates are in the clinic's zone. */
export async function fillTemplateFor(
  ctx: RequestContext,
  templateId: string,
  patientId: string,
): Promise<{ template_html: string } | DomainError> {
  const { actor, app } = ctx;
  const { kysely } = app.database;
  const [template, [patient]] = await Promise.all([
    readTemplate(kysely, actor.clinicId, actor.userId, templateId),
    readPatients(kysely, actor.clinicId, [patientId], { allergies: true, medications: true }),
  ]);
  if (template === null || template.deleted_time !== null) return noTemplate();
  if (patient === undefined) return domainError('NOT_FOUND', 'This patient does not exist.', 'Not found');
  const values = await valuesOf(ctx, patient, new Set(variablesIn(template.template_html)));
  await recordAccess(ctx, {
    action: 'read',
    objectType: 'chart_template',
    objectId: templateId,
    patientId,
  });
  return { template_html: fillTemplate(template.template_html, values) };
}

/** Returns the values of the variables used by a template; null if the record has no value. */
async function valuesOf(
  ctx: RequestContext,
  patient: Patient,
  names: ReadonlySet<string>,
): Promise<Record<string, string | null>> {
  const { actor, now } = ctx;
  const today = dayIn(actor.timeZone, now);
  const value = async (name: string): Promise<string | null> => {
    switch (name) {
      case 'patient_name':
        return `${patient.first_name} ${patient.last_name}`.trim();
      case 'patient_first_name':
        return patient.first_name;
      case 'patient_last_name':
        return patient.last_name;
      case 'patient_age':
        return patient.date_of_birth === null ? null : ageWords(ageText(patient.date_of_birth, today));
      case 'patient_gender':
        return patient.gender.toLowerCase();
      case 'patient_birth_date':
        return patient.date_of_birth === null ? null : chartDay(patient.date_of_birth);
      case 'patient_record_number':
        return String(patient.record_number);
      case 'allergies':
        return allergiesOf(patient);
      case 'medications':
        return medicationsOf(patient, today);
      case 'problems':
        return problemsOf(ctx, patient.id);
      case 'vitals':
        return vitalsOf(ctx, patient.id);
      case 'last_note':
      case 'last_assessment':
        return lastNote(ctx, patient.id, name);
      case 'doctor_name': {
        const member = await readMember(ctx.app.database.kysely, actor.clinicId, actor.userId, now);
        return member === null ? actor.name : personName(member);
      }
      case 'practice_name': {
        const practices = await readPracticesOf(ctx.app.database.kysely, actor.clinicId, actor.userId);
        return (practices.find(({ id }) => id === actor.practiceId) ?? practices[0])?.practice_name ?? null;
      }
      case 'clinic_name':
        return (await readClinic(ctx.app.database.kysely, actor.clinicId)).clinic_name;
      case 'today':
        return chartDay(today);
      case 'now':
        return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: actor.timeZone })
          .format(now)
          .replaceAll('\u202f', ' ');
      default:
        return null;
    }
  };
  return Object.fromEntries(await Promise.all([...names].map(async (name) => [name, await value(name)] as const)));
}

function ageWords(text: string): string {
  return /^\d+$/.test(text) ? `${text}-year-old` : text;
}

function allergiesOf(patient: Patient): string | null {
  const active = (patient.allergies ?? []).filter(({ status }) => status === 'active');
  if (active.length === 0) return patient.no_allergies_time === null ? null : 'No known allergies';
  return active.map(({ substance, reaction }) => (reaction ? `${substance} (${reaction})` : substance)).join(', ');
}

function medicationsOf(patient: Patient, today: string): string | null {
  const taken = (patient.medications ?? []).filter(({ to_date }) => to_date === null || to_date >= today);
  if (taken.length === 0) return null;
  return taken.map(({ drug_name, frequency }) => [drug_name, frequency].filter(Boolean).join(', ')).join('\n');
}

async function problemsOf({ app, actor }: RequestContext, patientId: string): Promise<string | null> {
  const problems = await readProblems(app.database.kysely, actor.clinicId, patientId);
  const active = problems.filter(({ status }) => status === 'active');
  return active.length === 0
    ? null
    : active
        .map(({ problem_name, icd_code }) => (icd_code ? `${problem_name} (${icd_code})` : problem_name))
        .join('\n');
}

async function vitalsOf({ app, actor, now }: RequestContext, patientId: string): Promise<string | null> {
  const { kysely } = app.database;
  const definitions = await clinicVitals(kysely, actor.clinicId, now);
  const ids = definitions.map(({ id }) => id);
  const records = await readRecords(kysely, actor.clinicId, patientId, ids, 20);
  const latest = definitions.flatMap((definition) => {
    const record = records.findLast(({ definition_id, error_time }) => definition_id === definition.id && !error_time);
    if (record === undefined) return [];
    return [{ ...definition, value: record.value, time: record.collect_time.toISOString() }];
  });
  const lines = vitalLines(latest).map(
    ({ text, time }) => `${text} (${chartDay(dayIn(actor.timeZone, new Date(time)))})`,
  );
  return lines.length === 0 ? null : lines.join('\n');
}

async function lastNote(
  { app, actor }: RequestContext,
  patientId: string,
  name: 'last_note' | 'last_assessment',
): Promise<string | null> {
  const [note]: Note[] = await listNotes(
    app.database.kysely,
    actor.clinicId,
    { patientIds: [patientId], signed: true },
    { by: 'service_date', descending: true },
    { skip: 0, take: 1 },
    'whole',
  );
  if (note === undefined) return null;
  if (name === 'last_note') return `${chartDay(note.service_date)}, ${note.record_name}, ${personName(note.author)}`;
  const section = noteSections(note.note).find(({ title }) => /^assessment/i.test(title));
  return section === undefined ? null : noteText(section.html);
}

function chartDay(day: string): string {
  const [year, month, of] = day.split('-');
  return `${month}-${of}-${year}`;
}
