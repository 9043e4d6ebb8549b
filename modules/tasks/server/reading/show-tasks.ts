import type { Queryable } from '#platform/database.ts';
import { bucketOf, type Bucket, type BucketBounds } from '../../rules/index.ts';
import { readParts, type TaskParts } from './task-parts.sql.ts';
import type { TaskRow } from './task-row.ts';

/** A task with its bucket and those of its parts that were read; the others are empty. */
export interface ShownTask extends TaskRow, TaskParts {
  bucket: Bucket;
}

// Which field of the contract needs which part.
const PARTS: Readonly<Record<string, keyof TaskParts>> = {
  extraReminders: 'reminders',
  steps: 'steps',
  bullets: 'bullets',
  discussion: 'comments',
  attachments: 'attachments',
  history: 'logs',
};

/** Tasks with those parts that were asked for; `fields` are paths below `prefix`. */
export async function showTasks(
  db: Queryable,
  clinicId: string,
  rows: readonly TaskRow[],
  bounds: BucketBounds,
  fields: ReadonlySet<string>,
  prefix = '',
): Promise<ShownTask[]> {
  const needed = new Set(Object.entries(PARTS).flatMap(([field, part]) => (fields.has(prefix + field) ? [part] : [])));
  const partsOf = await readPartsOf(db, clinicId, rows, needed);
  return rows.map((row) => ({ ...row, ...partsOf(row), bucket: bucketOf(row, bounds) }));
}

/** The parts of each of these tasks; those that are not needed are empty. */
export async function readPartsOf(
  db: Queryable,
  clinicId: string,
  rows: readonly TaskRow[],
  needed: ReadonlySet<keyof TaskParts>,
): Promise<(row: TaskRow) => TaskParts> {
  const ids = rows.map(({ id }) => id);
  const all = await readParts(db, clinicId, ids, needed);
  const own = <Part extends { task_id: string }>(parts: readonly Part[]): ((row: TaskRow) => Part[]) => {
    const byTask = Map.groupBy(parts, ({ task_id }) => task_id);
    return ({ id }) => byTask.get(id) ?? [];
  };
  const [reminders, steps, bullets] = [own(all.reminders), own(all.steps), own(all.bullets)];
  const [comments, attachments, logs] = [own(all.comments), own(all.attachments), own(all.logs)];
  return (row) => ({
    reminders: reminders(row),
    steps: steps(row),
    bullets: bullets(row),
    comments: comments(row),
    attachments: attachments(row),
    logs: logs(row),
  });
}
