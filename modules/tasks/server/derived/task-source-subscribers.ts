import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { Module, TaskSource } from '#platform/module.ts';
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
  for (const { key, task } of await source.read(tx, clinicId, payload)) {
    if (task === null) await endDerived(tx, doer, source.id, key, null);
    else await keepDerived(tx, doer, { source: source.id, key, ...task, type: typeOf(task.type), closing: 'source' });
  }
}

function typeOf(type: string): DerivedTask['type'] {
  const known = taskTypes.find((each) => each === type);
  if (known === undefined || known === 'QuickNote') throw new Error(`tasks: there is no type ${type}`);
  return known;
}
