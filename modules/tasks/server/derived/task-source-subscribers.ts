import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { DerivedWork, Module, TaskSource } from '#platform/module.ts';
import type { Subscriber } from '#platform/outbox.ts';
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
  // Two processes may hear of one thing at once: who read the older state must not write after who read the newer one.
  const about = `tasks ${clinicId} ${source.id} ${JSON.stringify(payload['id'] ?? null)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${about}, 0))`.execute(tx);
  for (const { key, task } of await source.read(tx, clinicId, payload)) {
    if (task === null) await endDerived(tx, doer, source.id, key, null);
    else await keepDerived(tx, doer, derivedOf(source.id, key, task));
  }
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
