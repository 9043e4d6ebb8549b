import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { dispositionWords, taskTypeWords } from '../rules/index.ts';
import { readParts } from './reading/task-parts.sql.ts';
import { everybody, listTasks } from './reading/tasks.sql.ts';

/** Tasks about and of a patient, as a section of the complete patient record. */
export const tasksSection: RecordSection = {
  id: 'tasks.tasks',
  title: 'Tasks',
  order: 78,
  rule: 'tasks.view',
  async read(app: App, clinicId: string, personId: string) {
    const { kysely } = app.database;
    const page = { skip: 0, take: 10_000, order: { column: 'created_time', descending: true } } as const;
    const of = sql`(t.related_patient_id = ${personId} or t.owner_patient_id = ${personId})`;
    const [{ time_zone: timeZone }, tasks] = await Promise.all([
      readClinic(kysely, clinicId),
      listTasks(kysely, everybody(clinicId), [of], page),
    ]);
    const ids = tasks.map(({ id }) => id);
    const { comments, steps } = await readParts(kysely, clinicId, ids, new Set(['comments', 'steps']));
    const time = writtenTime(timeZone);
    const byTask = Map.groupBy(comments, ({ task_id }) => task_id);
    const stepsOf = Map.groupBy(steps, ({ task_id }) => task_id);
    return tasks.map((task) => ({
      Given: time(task.created_time),
      Kind: taskTypeWords[task.type],
      Task: task.subject,
      Description: task.details,
      'Given by': task.assigned_by_name,
      Owner: task.owner_name,
      Due: task.due_time === null ? '' : time(task.due_time),
      Steps: (stepsOf.get(task.id) ?? [])
        .map(({ step_info, complete_time }) => `${complete_time === null ? '☐' : '☑'} ${step_info}`)
        .join('; '),
      Comments: (byTask.get(task.id) ?? [])
        .map(({ commenter_name, created_time, content }) => `${time(created_time)}, ${commenter_name}: ${content}`)
        .join('; '),
      State: stateOf(task, time),
    }));
  },
};

function stateOf(
  task: { complete_time: Date | null; deleted_time: Date | null; disposition: keyof typeof dispositionWords | null },
  time: (instant: Date) => string,
): string {
  if (task.deleted_time !== null) return `Deleted ${time(task.deleted_time)}`;
  if (task.complete_time === null) return 'Open';
  const what = task.disposition === null ? '' : `, ${dispositionWords[task.disposition].toLowerCase()}`;
  return `Done ${time(task.complete_time)}${what}`;
}
