import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { DerivedWork, Module, TaskSource } from '#platform/module.ts';
import type { Subscriber } from '#platform/outbox.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { taskTypes } from '../../rules/index.ts';
import { doerOf } from '../doer.ts';
import type { DerivedTask } from './derived-task.ts';
import { endDerived } from './end-derived-task.ts';
import { keepDerived } from './keep-derived-task.ts';

/** For each event that a module's task sources name, who follows it: to be subscribed with the modules' own subscribers. */
export function taskSourceSubscribers(modules: readonly Module[]): [topic: string, subscriber: Subscriber][] {
  return modules.flatMap(({ taskSources = [] }) =>
    taskSources.flatMap((source) =>
      source.events.map((topic): [string, Subscriber] => [
        topic,
        (app, tx, { clinicId, body }) => followSource(app, tx, clinicId, source, body),
      ]),
    ),
  );
}

async function followSource(
  app: App,
  tx: Tx,
  clinicId: string,
  source: TaskSource,
  payload: Record<string, unknown>,
): Promise<void> {
  const doer = doerOf({ app, now: app.clock(), clinicId });
  // Two processes may be notified of one thing at once: who read the older state must not write after who read the newer one.
  const about = `tasks ${clinicId} ${source.id} ${JSON.stringify(payload['id'] ?? null)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`.execute(tx);
  const work = await source.read(tx, clinicId, payload);
  const open = await readOpen(
    tx,
    clinicId,
    source.id,
    work.map(({ key }) => key),
  );
  for (const { key, task } of work) {
    if (isAlready(open.get(key), task)) continue;
    if (task === null) await endDerived(tx, doer, source.id, key, null);
    else await keepDerived(tx, doer, derivedOf(source.id, key, task));
  }
}

interface OpenTask {
  source_key: string;
  subject: string;
  path: string | null;
  priority: string;
  source_owner_id: string | null;
  related_patient_id: string | null;
  note_id: string | null;
}

async function readOpen(
  tx: Tx,
  clinicId: string,
  source: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OpenTask>> {
  const { rows } = await columnsOf('tasks.task', [
    'source_key',
    'subject',
    'path',
    'priority',
    'source_owner_id',
    'related_patient_id',
    'note_id',
  ])
    .filled('source_key')
    .select(sql`from tasks.task
    where clinic_id = ${clinicId} and source = ${source} and source_key = any(${keys}::text[])
      and complete_time is null and deleted_time is null`)
    .execute(tx);
  return new Map(rows.map((row) => [row.source_key, row]));
}

/** Whether nothing has to be written: most of what is published changes nothing for anybody's tasks. */
function isAlready(open: OpenTask | undefined, task: DerivedWork['task']): boolean {
  if (open === undefined || task === null) return open === undefined && task === null;
  return (
    open.subject === task.subject &&
    open.path === task.path &&
    open.source_owner_id === task.ownerUserId &&
    open.related_patient_id === task.patientId &&
    open.note_id === (task.noteId ?? open.note_id) &&
    (task.priority !== 'High' || open.priority === 'High')
  );
}

function derivedOf(source: string, key: string, task: NonNullable<DerivedWork['task']>): DerivedTask {
  const type = typeOf(task.type);
  // Whoever opens a note knows that it is open.
  return { source, key, ...task, type, closing: 'source', notifyOwner: type !== 'OpenSOAPnote' };
}

/** The type that is meant, however it is written; work of a kind that nobody knows is still to be done. */
function typeOf(type: string): DerivedTask['type'] {
  const letters = type.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
  const known = taskTypes.find((each) => each.toLowerCase() === letters);
  return known === undefined || known === 'QuickNote' ? 'ToDo' : known;
}
