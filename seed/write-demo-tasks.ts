import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { AccessRule } from '#platform/module.ts';
import { createTasks, type NewTask } from '#tasks/server';
import { personName } from '#practice/rules';
import { toInstant, toWallClock } from '#scheduling/rules';
import { demoStaff, type StaffKey } from './people/demo/demo-staff.ts';
import { requestOf, type DemoClinic } from './write-demo-notes.ts';

const HOUR = 3_600_000;

interface DemoTask {
  from: StaffKey;
  to: StaffKey | { patient: string };
  subject: string;
  details?: string;
  type?: NewTask['type'];
  priority?: NewTask['priority'];
  /** Hours from now; negative if it is overdue. */
  due?: number;
  /** Hours since it was assigned. */
  ago: number;
  patient?: string;
  steps?: string[];
  tags?: string[];
  repeat?: NewTask['repeat'];
}

const TASKS: readonly DemoTask[] = [
  {
    from: 'bell',
    to: 'marchetti',
    subject: 'Call back about the new dose',
    patient: 'raymond-beaulieu',
    priority: 'High',
    due: 2,
    ago: 3,
    tags: ['Phone'],
    details: 'He asked for this morning, at home.',
  },
  {
    from: 'cruz',
    to: 'marchetti',
    subject: 'Sign the school form',
    patient: 'deshawn-carter',
    due: -20,
    ago: 70,
    steps: ['Check the vaccination dates', 'Sign page 2', 'Give it to the front desk'],
  },
  {
    from: 'marchetti',
    to: 'marchetti',
    subject: 'Ask for the hospital’s discharge letter',
    patient: 'nora-oconnor',
    type: 'FollowUp',
    due: 26,
    ago: 28,
  },
  {
    from: 'marchetti',
    to: 'marchetti',
    subject: 'Recall for the blood pressure',
    patient: 'kwame-mensah',
    type: 'FollowUp',
    due: 150,
    ago: 50,
    priority: 'Low',
  },
  {
    from: 'marchetti',
    to: 'marchetti',
    subject: 'Go through the standing orders',
    due: 400,
    ago: 200,
    priority: 'Low',
  },
  { from: 'marchetti', to: 'marchetti', subject: 'Read the new asthma guideline', ago: 90 },
  {
    from: 'marchetti',
    to: 'fontaine',
    subject: 'Count the vaccines in the refrigerator',
    due: 5,
    ago: 160,
    steps: ['Read both thermometers', 'Count the doses', 'Write it into the log'],
    repeat: { unit: 'week', every: 1, from: 'due' },
  },
  {
    from: 'adeyemi',
    to: 'fontaine',
    subject: 'Ask how the wound looks',
    patient: 'wei-zhang',
    type: 'FollowUp',
    due: 24,
    ago: 5,
    tags: ['Phone'],
  },
  { from: 'pham', to: 'cruz', subject: 'Order the growth charts', due: 70, ago: 20 },
  {
    from: 'adeyemi',
    to: 'adeyemi',
    subject: 'Write the letter to the employer',
    patient: 'keisha-brooks',
    due: 6,
    ago: 30,
  },
  {
    from: 'pham',
    to: 'pham',
    subject: 'Look at the lead level again',
    patient: 'deshawn-carter',
    type: 'FollowUp',
    due: 48,
    ago: 12,
  },
  {
    from: 'marchetti',
    to: { patient: 'raymond-beaulieu' },
    subject: 'Measure your blood pressure for a week',
    due: 96,
    ago: 60,
    details: 'Sit for five minutes before. Write down the time with each.',
    steps: ['Mornings', 'Evenings', 'Bring the list along'],
  },
  { from: 'marchetti', to: 'marchetti', subject: 'Batteries for the otoscope', type: 'QuickNote', ago: 40 },
  { from: 'marchetti', to: 'marchetti', subject: 'Ask Sam about Thursday', type: 'QuickNote', ago: 4 },
];

/** Writes tasks of the demo clinic's staff: due today, overdue, later, recurring, and one for a patient at home. */
export async function writeDemoTasks(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const now = app.clock().getTime();
  const userOf = (key: StaffKey): string => clinic.founded.userIds[demoStaff.findIndex((one) => one.key === key)]!;
  for (const { from, to, ago, due, patient, tags = [], ...task } of TASKS) {
    const own = requestOf(app, clinic, 'marchetti', rules, new Date(now - ago * HOUR));
    const actor = { ...own.actor, userId: userOf(from), name: personName(demoStaff.find(({ key }) => key === from)!) };
    const owner = typeof to === 'string' ? { userId: userOf(to) } : { patientId: clinic.patientIds.get(to.patient)! };
    const made = await createTasks(
      { ...own, actor },
      {
        type: 'ToDo',
        details: '',
        priority: 'Medium',
        steps: [],
        repeat: null,
        escalation: null,
        path: null,
        extraReminders: [],
        attachments: [],
        reminderTime: null,
        clientKey: null,
        isQuiet: true,
        ...task,
        owners: [owner],
        tags: tags.map((tag) => ({ tag })),
        relatedPatientId: patient === undefined ? null : clinic.patientIds.get(patient)!,
        dueTime: due === undefined ? null : inDaytime(new Date(now + due * HOUR), own.actor.timeZone),
      },
    );
    if (isDomainError(made)) throw new Error(made.message);
  }
}

/**
 * Moves a time to between nine and five on the same day, so that tasks are never created at night, whenever the demo is
 * created.
 */
function inDaytime(time: Date, timeZone: string): Date {
  const [day, clock = ''] = toWallClock(time, timeZone).split(' ');
  if (clock >= '09:00:00' && clock <= '17:00:00') return time;
  return toInstant(`${day} ${clock < '09:00:00' ? '09' : '17'}:00:00`, timeZone);
}
