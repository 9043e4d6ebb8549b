import { expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { isLong } from '#values/testing/how-many.ts';
import { buildPatient } from '#patients/testing';
import { endTask } from '../commands/complete-task.ts';
import { createTasks, type NewTask } from '../commands/create-task.ts';
import { endDerivedTask } from '../derived/end-derived-task.ts';
import { keepDerivedTask } from '../derived/keep-derived-task.ts';
import { tasks } from '../index.ts';
import { snoozeTask } from '../commands/snooze-task.ts';
import { runClock } from './run-clock.ts';

// Simulates a month: the clock job runs twice concurrently, as in two processes, and sometimes crashes midway. Every
// reminder is sent once and on time, every series has one open task, every untouched task is escalated once, and
// nothing is outdated.
const app = useTestApp();
const START = new Date('2026-11-01T12:00:00Z').getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.runIf(isLong)(
  'a month of reminders, series, escalations and derived tasks loses, doubles and forgets nothing',
  async () => {
    const clinic = await makeTestClinic(app(), tasks.accessRules);
    const { clinicId } = clinic;
    const [doctor, nurse] = [await clinic.as('Doctor'), await clinic.as('Nurse')];
    const patientId = await buildPatient(app(), clinicId, { last_name: 'Lang' });
    const begun = (ctx: RequestContext, time = START): RequestContext => ({ ...ctx, now: new Date(time) });
    const make = async (more: Partial<NewTask>): Promise<string> =>
      must(await createTasks(begun(nurse), plain(doctor.actor.userId, more)))[0]!;

    // Reminders on every hour and at some odd minutes, including extra ones.
    const reminders: number[] = [];
    const random = seeded(7);
    for (let index = 0; index < 60; index += 1) {
      const times = [1, 2].map(
        () => START + DAY / 2 + Math.floor(random() * 27 * 24 * 60) * MINUTE + Math.floor(random() * MINUTE),
      );
      const [main, extra] = times as [number, number];
      reminders.push(main, extra);
      await make({ subject: `Remind ${index}`, reminderTime: new Date(main), extraReminders: [new Date(extra)] });
    }
    const daily = await make({
      subject: 'Daily',
      dueTime: new Date(START + HOUR),
      repeat: { unit: 'day', every: 1, from: 'due' },
    });
    const escalating = await make({
      subject: 'Untouched',
      escalation: { hours: 30, to: { userId: nurse.actor.userId } },
    });
    const touched = await make({
      subject: 'Touched',
      escalation: { hours: 30, to: { userId: nurse.actor.userId } },
    });
    const asleep = await make({ subject: 'Asleep' });
    const wakes = START + 9 * DAY + 30 * MINUTE;
    must(await snoozeTask(begun(doctor), asleep, new Date(wakes)));
    const patients = must(
      await createTasks(
        begun(doctor),
        plain('', { subject: 'Measure', owners: [{ patientId }], dueTime: new Date(START + 2 * DAY) }),
      ),
    )[0]!;

    const ticks = new Set<number>([...reminders, wakes].map((time) => Math.floor(time / MINUTE) * MINUTE));
    for (let time = START; time < START + 30 * DAY; time += 6 * HOUR) ticks.add(time);
    let current = daily;
    let completed = 0;
    let notesOpened = 0;
    for (const time of [...ticks].toSorted((one, other) => one - other)) {
      const now = new Date(time + 200);
      const dying = dyingApp(app(), now, random);
      // Two concurrent processes, each of which may crash; the next run continues.
      await Promise.all([dying, dying].map((each) => runClock(each).catch(() => undefined)));
      await runClock({ ...app(), clock: () => now });
      const isDayStep = (time - START) % DAY === 0;
      if (isDayStep) {
        // The daily task is completed twice concurrently, and its successor is found.
        const ctx = begun(doctor, time + 500);
        await Promise.all([1, 2].map(() => endTask(ctx, current, { completeTime: ctx.now })));
        completed += 1;
        const next = await followers(clinicId, current);
        expect(next).toHaveLength(1);
        expect(next[0]!.due_time.getTime()).toBeGreaterThan(time);
        current = next[0]!.id;
        // An unsigned note: opened by three users concurrently, signed the next day.
        const key = `note-${Math.floor((time - START) / DAY)}`;
        const derived = { source: 'chart.note', key, type: 'OpenSOAPnote', subject: 'Sign the note' } as const;
        const by = { app: app(), now, clinicId };
        await Promise.all(
          [1, 2, 3].map(() =>
            app().database.transaction((tx) =>
              keepDerivedTask(tx, by, { ...derived, ownerUserId: doctor.actor.userId, patientId }),
            ),
          ),
        );
        notesOpened += 1;
        const before = `note-${Math.floor((time - START) / DAY) - 1}`;
        await app().database.transaction((tx) => endDerivedTask(tx, by, 'chart.note', before));
      }
      if ((time - START) % (12 * HOUR) === 0)
        await app().database.pool.query(`update tasks.task set touched_time = $3 where clinic_id = $1 and id = $2`, [
          ...[clinicId, touched, now],
        ]);
    }

    const rows = async (type: string): Promise<{ created_time: Date; pass_id: string }[]> =>
      (
        await app().database.pool.query<{ created_time: Date; pass_id: string }>(
          `select created_time, pass_id from notifications.notification where clinic_id = $1 and type = $2 order by created_time`,
          [clinicId, type],
        )
      ).rows;
    const minute = (time: number): number => Math.floor(time / MINUTE);
    const reminded = (await rows('Task reminder')).map(({ created_time }) => minute(created_time.getTime()));
    expect(reminded).toEqual(reminders.map(minute).toSorted((one, other) => one - other));
    expect(
      (await rows('Snoozed task is due')).map(({ created_time, pass_id }) => [minute(created_time.getTime()), pass_id]),
    ).toEqual([[minute(wakes), asleep]]);
    expect((await rows('Task escalated')).map(({ pass_id }) => pass_id)).toEqual([escalating]);
    const { rows: owners } = await app().database.pool.query(
      `select subject, owner_user_id, priority from tasks.task where clinic_id = $1 and id = any($2) order by subject`,
      [clinicId, [escalating, touched]],
    );
    expect(owners).toEqual([
      { subject: 'Touched', owner_user_id: doctor.actor.userId, priority: 'Medium' },
      { subject: 'Untouched', owner_user_id: nurse.actor.userId, priority: 'High' },
    ]);
    const { rows: counted } = await app().database.pool.query(
      `select coalesce(source, subject) as what, count(*)::int as made,
      count(*) filter (where complete_time is null and deleted_time is null)::int as open
     from tasks.task where clinic_id = $1 and (source is not null or subject = 'Daily') group by 1 order by 1`,
      [clinicId],
    );
    expect(counted).toEqual([
      { what: 'Daily', made: completed + 1, open: 1 },
      { what: 'chart.note', made: notesOpened, open: 1 },
      { what: 'tasks.overdue-patient-task', made: 1, open: 1 },
    ]);
    // The patient completes it after all: the doctor's task ends with it.
    const late = begun(doctor, START + 30 * DAY);
    must(await endTask(late, patients, { completeTime: late.now }));
    const { rows: left } = await app().database.pool.query(
      `select 1 from tasks.task where clinic_id = $1 and source = 'tasks.overdue-patient-task' and complete_time is null`,
      [clinicId],
    );
    expect(left).toEqual([]);
  },
  120_000,
);

function plain(userId: string, more: Partial<NewTask>): NewTask {
  return {
    type: 'ToDo',
    subject: 'Task',
    details: '',
    priority: 'Medium',
    owners: [{ userId }],
    relatedPatientId: null,
    dueTime: null,
    reminderTime: null,
    extraReminders: [],
    tags: [],
    steps: [],
    attachments: [],
    repeat: null,
    escalation: null,
    path: null,
    clientKey: null,
    ...more,
  };
}

async function followers(clinicId: string, id: string): Promise<{ id: string; due_time: Date }[]> {
  const { rows } = await app().database.pool.query<{ id: string; due_time: Date }>(
    `select id, due_time from tasks.task where clinic_id = $1 and follows_task_id = $2 and deleted_time is null`,
    [clinicId, id],
  );
  return rows;
}

/** An app whose transactions sometimes abort before the commit, as if the process were killed. */
function dyingApp(whole: App, now: Date, random: () => number): App {
  return {
    ...whole,
    clock: () => now,
    database: {
      ...whole.database,
      transaction: (work) =>
        whole.database.transaction(async (tx) => {
          const result = await work(tx);
          if (random() < 0.3) throw new Error('killed');
          return result;
        }),
    },
  };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
