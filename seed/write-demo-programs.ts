import type { App } from '#platform/app.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule, PortalContext } from '#platform/module.ts';
import {
  createContent,
  createProgram,
  enrolPatients,
  pauseEnrolments,
  programs,
  releaseDaily,
  sendProgramMessage,
  setContentDone,
} from '#programs/server';
import { equipClinic, findByCode } from '#questionnaires/server';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';
import { toInstant } from '#scheduling/rules';
import { workTime } from './people/open-days.ts';

const DAY_MS = 86_400_000;
type Staff = Parameters<typeof requestOf>[2];
// In this clinic the nurse is responsible for programs.
const NURSE = 'fontaine' as Staff;
// Days since the program started.
const STARTED = 140;

interface DemoPiece {
  kind: 'text' | 'video' | 'questionnaire' | 'task' | 'appointment' | 'message';
  title: string;
  body: string;
  release_day: number;
  due_days?: number;
  required?: boolean;
  gate?: boolean;
  video_url?: string;
  questionnaire?: string;
}

const PIECES: readonly DemoPiece[] = [
  {
    kind: 'message',
    title: 'Welcome to your six weeks',
    release_day: 0,
    body: 'Good to have you. Every few days something new comes to your page; none of it takes longer than ten minutes. Write to us whenever you are unsure.',
  },
  {
    kind: 'text',
    title: 'How to measure at home',
    release_day: 0,
    due_days: 3,
    gate: true,
    body: 'Sit for five minutes with your back supported and both feet on the floor. Rest your arm at the height of your heart. Measure twice, a minute apart, morning and evening, and write both down.\n\nCall us the same day if the upper number is over 180 or the lower one over 120.',
  },
  {
    kind: 'task',
    title: 'Measure for a week, morning and evening',
    release_day: 1,
    due_days: 9,
    body: 'Write each reading down with its day and time, and bring the list along.',
  },
  {
    kind: 'text',
    title: 'Salt, and where it hides',
    release_day: 4,
    due_days: 5,
    body: 'Most of the salt that we eat is in bread, cheese, sausage and ready meals, not in the shaker. Compare two labels when you shop this week and take the one with less sodium.',
  },
  {
    kind: 'questionnaire',
    title: 'Alcohol: three questions',
    release_day: 7,
    due_days: 5,
    body: 'Alcohol raises blood pressure. Your answers help us to advise you.',
    questionnaire: 'audit-c',
  },
  {
    kind: 'text',
    title: 'Thirty minutes of walking',
    release_day: 10,
    due_days: 7,
    body: 'Five days a week, briskly enough that you can talk but not sing. Three times ten minutes count too.',
  },
  {
    kind: 'appointment',
    title: 'Look at the readings together',
    release_day: 14,
    due_days: 14,
    body: 'Please book a visit and bring your list.',
  },
  {
    kind: 'text',
    title: 'When a dose is missed',
    release_day: 21,
    required: false,
    body: 'Take it when you remember on the same day. Never take two the next day.',
  },
];

/**
 * The enrolled patients: since when, the pieces completed by them and by the nurse after how many days, and whether they
 * are paused.
 */
const PATIENTS: readonly {
  patient: string;
  daysAgo: number;
  done: Readonly<Record<number, number>>;
  doneByNurse?: Readonly<Record<number, number>>;
  paused?: number;
}[] = [
  // Completed.
  {
    patient: 'emmanuel-jean-baptiste',
    daysAgo: 132,
    done: { 1: 1, 3: 8, 5: 15, 7: 25 },
    doneByNurse: { 2: 10, 4: 12, 6: 28 },
  },
  { patient: 'sokha-chea', daysAgo: 96, done: { 1: 2, 3: 9, 5: 14, 7: 25 }, doneByNurse: { 2: 9, 4: 13, 6: 31 } },
  { patient: 'arthur-feinberg', daysAgo: 61, done: { 1: 0, 3: 8, 5: 16, 7: 26 }, doneByNurse: { 2: 9, 4: 11, 6: 29 } },
  { patient: 'raymond-beaulieu', daysAgo: 16, done: { 1: 1, 3: 6, 5: 11 } },
  { patient: 'dorothy-jefferson', daysAgo: 9, done: { 1: 0, 3: 7 } },
  { patient: 'giovanni-ferrante', daysAgo: 12, done: { 1: 2 }, paused: 5 },
];

/**
 * Writes an active program of the demo clinic with six patients: three who completed it, one on track, one behind, one paused; and a draft.
 */
export async function writeDemoPrograms(
  app: App,
  clinic: DemoClinic,
  rules: readonly AccessRule[],
  timeZone: string,
): Promise<void> {
  const now = app.clock();
  const { clinicId } = clinic.founded;
  const at = (daysAgo: number): App => {
    // Noon of a past day: everything due on it has been released by then, whatever time it is now.
    const day = dayIn(timeZone, new Date(now.getTime() - daysAgo * DAY_MS));
    const then = daysAgo === 0 ? now : toInstant(`${day} 12:00:00`, timeZone);
    return { ...app, clock: () => then };
  };
  const nurse = (daysAgo: number) => {
    const then = at(daysAgo);
    return { ...requestOf(then, clinic, NURSE, rules, then.clock()), now: workTime(then.clock(), now) };
  };
  await equipClinic(app, clinicId, now);
  const description = 'For patients with a new diagnosis of high blood pressure, or a new drug for it.';
  const name = 'Blood pressure at home: six weeks';
  const program = given(await createProgram(nurse(STARTED), { name, description, type: 'rolling' }, null));
  const pieces: string[] = [];
  for (const { questionnaire, ...piece } of PIECES) {
    const survey = questionnaire === undefined ? null : await findByCode(app.database.kysely, clinicId, questionnaire);
    const input = { due_days: null, required: true, gate: false, ...piece, questionnaire_id: survey?.id ?? null };
    pieces.push(given(await createContent(nurse(STARTED), program.id, input, null)).id);
  }
  const enrolled = new Map<string, string>();
  const portal = (patientId: string, daysAgo: number): PortalContext => ({
    app: at(daysAgo),
    now: at(daysAgo).clock(),
    ip: null,
    clinicId,
    clinicName: 'Harborview Clinic',
    timeZone,
    patientId,
    patientName: 'Patient',
    sessionId: null,
  });
  for (let daysAgo = STARTED; daysAgo >= 0; daysAgo -= 1) {
    for (const { patient, daysAgo: since, done, doneByNurse = {}, paused } of PATIENTS) {
      const patientId = clinic.patientIds.get(patient)!;
      if (since === daysAgo) {
        const call = { programId: program.id, patientIds: [patientId], startDay: null, key: newId() };
        const { id: enrolmentId } = given(await enrolPatients(nurse(daysAgo), call)).enrolled[0]!;
        enrolled.set(patient, enrolmentId);
        // The job that runs later sees that it was already sent.
        await sendProgramMessage(at(daysAgo), { clinicId, enrolmentId, contentId: pieces[0] });
      }
      const enrolment_id = enrolled.get(patient);
      if (enrolment_id === undefined) continue;
      for (const [piece, after] of Object.entries(done))
        if (since - after === daysAgo) {
          const input = { enrolment_id, content_id: pieces[Number(piece)] };
          given(await programs.portalOperations!['programs.done']!(portal(patientId, daysAgo), input));
        }
      for (const [piece, after] of Object.entries(doneByNurse))
        if (since - after === daysAgo)
          given(await setContentDone(nurse(daysAgo), enrolment_id, pieces[Number(piece)]!, true));
      if (paused === daysAgo) given(await pauseEnrolments(nurse(daysAgo), [enrolment_id]));
    }
    // Not every morning, to create the clinic faster.
    if (daysAgo % 3 === 0) await releaseDaily(at(daysAgo));
  }
  const draft = { name: 'Quitting smoking: the first month', type: 'rolling' };
  const second = given(await createProgram(nurse(2), { ...draft, description: 'Being written.' }, null));
  const first = {
    kind: 'text',
    title: 'Choose your day',
    body: 'Pick a day within the next two weeks and tell someone.',
  };
  given(
    await createContent(
      nurse(2),
      second.id,
      { ...first, release_day: 0, due_days: 7, required: true, gate: true },
      null,
    ),
  );
}

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
}
