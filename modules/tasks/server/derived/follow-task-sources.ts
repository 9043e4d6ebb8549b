import type { Tx } from '#platform/database.ts';
import type { House } from '#platform/house.ts';
import type { Module, TaskSource } from '#platform/module.ts';
import type { Hearer } from '#platform/outbox.ts';
import { taskTypes } from '../../rules/index.ts';
import { doerOf } from '../doer.ts';
import type { DerivedTask } from './derived-task.ts';
import { endDerived } from './end-derived-task.ts';
import { keepDerived } from './keep-derived-task.ts';

/** For each event that a module's task sources name, who follows it: to be subscribed with the modules' own subscribers. */
export function taskSourceHearers(modules: readonly Module[]): [topic: string, hearer: Hearer][] {
  return modules.flatMap(({ taskSources = [] }) =>
    taskSources.flatMap((source) =>
      source.events.map((topic): [string, Hearer] => [
        topic,
        (house, tx, { clinicId, body }) => followSource(house, tx, clinicId, source, body),
      ]),
    ),
  );
}

async function followSource(
  house: House,
  tx: Tx,
  clinicId: string,
  source: TaskSource,
  payload: Record<string, unknown>,
): Promise<void> {
  const doer = doerOf({ house, now: house.clock(), clinicId });
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
