import type { Queryable } from '#platform/database.ts';
import { bucketOf, type Bucket, type BucketBounds } from '../../rules/index.ts';
import { readParts, type TaskParts } from './task-parts.sql.ts';
import type { TaskRow } from './task-row.ts';

/** A task with its bucket and the requested parts; the others are empty. */
export interface ShownTask extends TaskRow, TaskParts {
  bucket: Bucket;
}

// The parts required by each API field.
const PARTS: Readonly<Record<string, keyof TaskParts>> = {
  extraReminders: 'reminders',
  steps: 'steps',
  bullets: 'bullets',
  discussion: 'comments',
  attachments: 'attachments',
  history: 'logs',
};

/** Returns tasks with the requested parts; `fields` are paths below `prefix`. */
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

/** Returns the parts of each of these tasks; those not required are empty. */
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
