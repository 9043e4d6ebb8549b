import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { DerivedWork, Module, TaskSource } from '#platform/module.ts';
import type { Follower, SubscriberToOne } from '#platform/outbox.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { sendAlong } from '#platform/transaction.ts';
import { taskTypes } from '../../rules/index.ts';
import { doerOf } from '../doer.ts';
import type { DerivedTask } from './derived-task.ts';
import { endDerived } from './end-derived-task.ts';
import { createDerived, keepDerived } from './keep-derived-task.ts';

/**
 * Returns the subscribers for the events of all modules' task sources, to be registered with the modules' own
 * subscribers.
 */
export function taskSourceSubscribers(modules: readonly Module[]): [topic: string, subscriber: OwnSubscriber][] {
  return modules.flatMap(({ taskSources = [] }) =>
    taskSources.flatMap((source) =>
      source.events.map((topic): [string, OwnSubscriber] => [topic, subscriberOf(source)]),
    ),
  );
}

type OwnSubscriber = Follower['follower'];

function subscriberOf(source: TaskSource): OwnSubscriber {
  const one: SubscriberToOne = (app, tx, { clinicId, body }) => followSource(app, tx, clinicId, source, body);
  return source.concerns === undefined ? one : { one, concerns: source.concerns };
}

async function followSource(
  app: App,
  tx: Tx,
  clinicId: string,
  source: TaskSource,
  payload: Record<string, unknown>,
): Promise<void> {
  const doer = doerOf({ app, now: app.clock(), clinicId });
  // Two processes may handle events of the same thing concurrently: a lock ensures that an older state never overwrites
  // a newer one.
  const about = `tasks ${clinicId} ${source.id} ${JSON.stringify(payload['id'] ?? null)}`;
  await sendAlong(tx, sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`);
  const [work, open] = await readWork(tx, clinicId, source, payload);
  for (const { key, task } of work) {
    if (isAlready(open.get(key), task)) continue;
    if (task === null) await endDerived(tx, doer, source.id, key, null);
    else if (open.has(key)) await keepDerived(tx, doer, derivedOf(source.id, key, task));
    else await createDerived(tx, doer, derivedOf(source.id, key, task));
  }
}

/** Returns the work of the source, and the open tasks of its keys. */
async function readWork(
  tx: Tx,
  clinicId: string,
  source: TaskSource,
  payload: Record<string, unknown>,
): Promise<readonly [readonly DerivedWork[], ReadonlyMap<string, OpenTask>]> {
  const keys = source.keysOf?.(payload);
  if (keys !== undefined)
    return Promise.all([source.read(tx, clinicId, payload), readOpen(tx, clinicId, source.id, keys)]);
  const work = await source.read(tx, clinicId, payload);
  return [
    work,
    await readOpen(
      tx,
      clinicId,
      source.id,
      work.map(({ key }) => key),
    ),
  ];
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

/** Returns whether nothing has to be written: most events don't change any task. */
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
  // A user who opens a note needs no notification about it.
  return { source, key, ...task, type, closing: 'source', notifyOwner: type !== 'OpenSOAPnote' };
}

/** Returns the task type, regardless of spelling; unknown types become to-dos, so that no work is lost. */
function typeOf(type: string): DerivedTask['type'] {
  const letters = type.replaceAll(/[^A-Za-z]/g, '').toLowerCase();
  const known = taskTypes.find((each) => each.toLowerCase() === letters);
  return known === undefined || known === 'QuickNote' ? 'ToDo' : known;
}
