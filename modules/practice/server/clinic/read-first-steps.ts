import { modulesOf } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from './practice.sql.ts';

/**
 * Returns the setup steps of a new clinic from all modules, in order; only those that the actor has the right to, and
 * none in the demo clinic.
 */
export async function readFirstSteps({
  app,
  actor,
}: RequestContext): Promise<{ id: string; is_done: boolean; detail: string | null }[]> {
  const { is_demo: isDemo } = await readClinic(app.database.kysely, actor.clinicId);
  if (isDemo) return [];
  const steps = modulesOf(app)
    .flatMap(({ firstSteps }) => firstSteps ?? [])
    .filter(({ rule }) => actor.rules.has(rule))
    .sort((one, other) => one.order - other.order);
  return Promise.all(
    steps.map(async ({ id, isDone, detail }) => {
      const is_done = await isDone(app, actor.clinicId);
      return { id, is_done, detail: is_done ? null : ((await detail?.(app, actor.clinicId)) ?? null) };
    }),
  );
}
