import { newIdAt } from '#platform/id.ts';
import { toInstant } from '#scheduling/rules';
import type { StaffKey } from '../people/demo-people.ts';
import { demoStaff } from '../people/demo-people.ts';
import { seededRandom } from '../people/random.ts';
import { fill, later, type Past } from './past.ts';
import { pastOpenDays } from './plan-visits.ts';

const TIME_ZONE = 'America/New_York';

/** Tasks that come up again and again, from whom and for whom; those about a patient follow one of the day's visits. */
const TASKS: readonly { from: StaffKey; to: StaffKey; subject: string; isAboutPatient: boolean }[] = [
  { from: 'bell', to: 'fontaine', subject: 'Call back about a refill', isAboutPatient: true },
  { from: 'marchetti', to: 'fontaine', subject: 'Call with the result', isAboutPatient: true },
  { from: 'adeyemi', to: 'bell', subject: 'Book the next visit', isAboutPatient: true },
  { from: 'pham', to: 'bell', subject: 'Send the vaccination record to the school', isAboutPatient: true },
  { from: 'cruz', to: 'bell', subject: 'Ask for the new insurance card', isAboutPatient: true },
  { from: 'haddad', to: 'cruz', subject: 'Look at the oldest balances', isAboutPatient: false },
  { from: 'fontaine', to: 'fontaine', subject: 'Check the emergency bag', isAboutPatient: false },
  { from: 'bell', to: 'marchetti', subject: 'Sign the form for work', isAboutPatient: true },
  { from: 'bell', to: 'adeyemi', subject: 'Call the daughter back', isAboutPatient: true },
  { from: 'fontaine', to: 'pham', subject: 'Look at the blood pressure log', isAboutPatient: true },
];

/** Writes the tasks done in the past year: one on most open days. */
export async function writePastTasks(past: Past): Promise<void> {
  const { tx, clinicId } = past;
  const random = seededRandom(4711);
  const visitsOn = Map.groupBy(past.visits, ({ day }) => day);
  const made = pastOpenDays(past.today, past.until).flatMap((day) => {
    if (!random.chance(0.7)) return [];
    const { from, to, subject, isAboutPatient } = random.pick(TASKS);
    const visit = isAboutPatient ? visitsOn.get(day)?.[0] : undefined;
    if (isAboutPatient && visit === undefined) return [];
    const created = toInstant(`${day} 10:${String(10 + random.below(48)).padStart(2, '0')}:00`, TIME_ZONE);
    const done = later(created, 40 + random.below(320));
    return [{ id: newIdAt(created), from: past.member(from), to: past.member(to), subject, visit, created, done, day }];
  });
  await fill(
    tx,
    'tasks.task',
    made.map(({ id, from, to, subject, visit, created, done, day }) => ({
      clinic_id: clinicId,
      id,
      type: 'ToDo',
      subject,
      assigned_by: from.id,
      assigned_by_name: from.name,
      related_patient_id: visit === undefined ? null : past.patientId(visit),
      owner_user_id: to.id,
      owned_time: created,
      due_time: toInstant(`${day} 17:00:00`, TIME_ZONE),
      touched_time: done,
      complete_time: done,
      completed_by_name: to.name,
      version: 2,
      created_time: created,
      updated_time: done,
    })),
  );
  await fill(
    tx,
    'tasks.log',
    made.flatMap(({ id, from, to, subject, created, done }) => {
      const log = (at: Date, by: typeof from, field: string, to_value: string) => ({
        clinic_id: clinicId,
        id: newIdAt(at),
        task_id: id,
        object_type: 'task',
        object_id: id,
        field,
        from_value: null,
        to_value,
        logger_user_id: by.id,
        logger_name: by.name,
        created_time: at,
      });
      return [
        log(created, from, 'created', subject),
        log(created, from, 'owner', to.name),
        log(done, to, 'complete', ''),
      ];
    }),
  );
  for (const { id, from, to, subject, visit, created, done } of made) {
    const about = { objectType: 'task', objectId: id, patientId: visit === undefined ? null : past.patientId(visit) };
    const changes = { created: { before: null, after: subject }, owner: { before: null, after: to.name } };
    past.log(from, created, { ...about, action: 'create', changes });
    past.log(to, done, { ...about, action: 'update', changes: { complete: { before: false, after: true } } });
  }
}

/** Writes the members' sessions of the past year: most are there on an open day, from the morning until they go home. */
export async function writePastSessions(past: Past): Promise<void> {
  const random = seededRandom(815);
  const rows = pastOpenDays(past.today, past.until).flatMap((day) =>
    demoStaff.flatMap(({ key }, place) => {
      if (!random.chance(key === 'haddad' ? 0.4 : 0.85)) return [];
      const from = toInstant(`${day} 08:${String(1 + place * 3 + random.below(8)).padStart(2, '0')}:00`, TIME_ZONE);
      const until = toInstant(`${day} 17:${String(5 + random.below(35)).padStart(2, '0')}:00`, TIME_ZONE);
      const member = past.member(key);
      const id = newIdAt(from);
      past.log({ ...member, sessionId: id }, from, { action: 'sign_in', objectType: 'session', objectId: id });
      past.log({ ...member, sessionId: id }, until, { action: 'sign_out', objectType: 'session', objectId: id });
      return [
        {
          clinic_id: past.clinicId,
          id,
          user_id: member.id,
          practice_id: past.practiceId,
          device_id: `front-${place}`,
          created_time: from,
          seen_time: until,
          ended_time: until,
          end_reason: 'logout',
        },
      ];
    }),
  );
  await fill(past.tx, 'sessions.session', rows);
}
