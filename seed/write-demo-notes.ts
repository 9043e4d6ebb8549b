import { createProblem, openNote, saveNote, setProblemStatus, signNote } from '#chart/server';
import { recordNoKnownAllergies } from '#patients/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { toInstant } from '#scheduling/rules';
import type { FoundedClinic } from '#server/found-clinic.ts';
import { codeDemoNote, writeDemoChartSetup } from './write-demo-charts.ts';
import { demoNotes, type demoPatients, demoStaff, type DoctorKey } from './people/demo-people.ts';
import { workTime } from './people/open-days.ts';

/** The demo clinic as created so far: ids of its people and events by key. */
export interface DemoClinic {
  founded: FoundedClinic;
  patientIds: ReadonlyMap<string, string>;
  eventIds: ReadonlyMap<string, string>;
}

const TIME_ZONE = 'America/New_York';
const DAY_MS = 86_400_000;
const HISTORY_DAYS = 40;

/** Writes and signs the demo clinic's chart notes as its doctors, so that they are in the audit log too. */
export async function writeDemoNotes(
  app: App,
  clinic: DemoClinic,
  wallClock: string,
  rules: readonly AccessRule[],
): Promise<void> {
  const now = app.clock();
  const setup = requestOf(app, clinic, 'adeyemi', rules, now);
  const managing = rules.filter(({ presets }) => presets.includes('Manager')).map(({ id }) => id);
  const manager = { ...setup, actor: { ...setup.actor, rules: new Set([...setup.actor.rules, ...managing]) } };
  await writeDemoChartSetup(manager, wallClock.slice(0, 10));
  for (const demo of demoNotes(wallClock)) {
    const opened =
      demo.visit === null
        ? toInstant(`${demo.serviceDate} 10:00:00`, TIME_ZONE)
        : toInstant(demo.visit.start, TIME_ZONE);
    const ctx = requestOf(app, clinic, demo.doctor, rules, opened < now ? opened : now);
    const note = given(
      await openNote(ctx, {
        clinic_patient_id: clinic.patientIds.get(demo.patient)!,
        event_id: demo.visit === null ? null : clinic.eventIds.get(demo.visit.key)!,
        chart_note_record_name: demo.title,
        en_counter_mode: demo.mode,
        service_date: demo.serviceDate,
      }),
    );
    const saved = given(await saveNote(ctx, note.id, note.version, { note: demo.note, nurse_note: demo.nurseNote }));
    await codeDemoNote(ctx, { id: note.id, title: demo.title, patientId: note.patient_id });
    if (demo.isSigned) given(await signNote(ctx, note.id, saved.version));
  }
}

/** Records what is over, and that some patients have no allergies. */
export async function writeDemoHistory(
  app: App,
  clinic: DemoClinic,
  people: ReturnType<typeof demoPatients>,
  rules: readonly AccessRule[],
): Promise<void> {
  const ctx = requestOf(app, clinic, 'marchetti', rules, new Date(app.clock().getTime() - HISTORY_DAYS * DAY_MS));
  const input = { problem_name: 'Fracture of the left wrist', icd_code: null, onset_date: '2024-08-03' };
  const { id } = given(await createProblem(ctx, { patient_id: clinic.patientIds.get('nora-oconnor')!, input }));
  given(await setProblemStatus(ctx, id, 'resolved', '2024-10-21'));
  for (const { key, allergies = [] } of people)
    if (allergies.length === 0) given(await recordNoKnownAllergies(ctx, clinic.patientIds.get(key)!, true));
}

/** Returns a command's result; throws if it was refused. */
export function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(answer.message);
  return answer;
}

/** Returns the request context of a member of the demo clinic at a time, moved into working hours if it is past. */
export function requestOf(
  app: App,
  { founded }: DemoClinic,
  doctor: DoctorKey,
  rules: readonly AccessRule[],
  now: Date,
): RequestContext {
  const place = demoStaff.findIndex(({ key }) => key === doctor);
  return {
    app,
    actor: {
      userId: founded.userIds[place]!,
      name: personName(demoStaff[place]!),
      clinicId: founded.clinicId,
      timeZone: TIME_ZONE,
      practiceId: founded.practiceIds[0]!,
      sessionId: newId(),
      roles: ['Doctor'],
      rules: new Set(rules.filter(({ presets }) => presets.includes('Doctor')).map(({ id }) => id)),
    },
    now: workTime(now, app.clock()),
    id: newId(),
    ip: null,
    device: 'demo clinic',
  };
}
