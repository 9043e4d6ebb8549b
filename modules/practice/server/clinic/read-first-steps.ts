import type { App } from '#platform/app.ts';
import type { FirstStep } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from './practice.sql.ts';

/** A setup step as it is now; `can_mark` if a member can mark it as done, `is_marked` if one has. */
export interface StepState {
  id: string;
  is_done: boolean;
  detail: string | null;
  can_mark: boolean;
  is_marked: boolean;
}

/**
 * Returns the setup steps of a new clinic from all modules, in order; only those that the actor has the right to, and
 * none in the demo clinic.
 */
export async function readFirstSteps(ctx: RequestContext): Promise<StepState[]> {
  const { app, actor } = ctx;
  const { is_demo: isDemo } = await readClinic(app.database.kysely, actor.clinicId);
  if (isDemo) return [];
  const marks = await app.database.kysely
    .selectFrom('practice.first_step_mark')
    .select('step_id')
    .where('clinic_id', '=', actor.clinicId)
    .execute();
  const marked = new Set(marks.map(({ step_id }) => step_id));
  return Promise.all(stepsOf(ctx).map((step) => readStep(app, actor.clinicId, step, marked.has(step.id))));
}

/** Returns the steps that the actor has the right to, in order. */
export function stepsOf({ app, actor }: RequestContext): FirstStep[] {
  return modulesOf(app)
    .flatMap(({ firstSteps }) => firstSteps ?? [])
    .filter(({ rule }) => actor.rules.has(rule))
    .sort((one, other) => one.order - other.order);
}

async function readStep(app: App, clinicId: string, step: FirstStep, isMarked: boolean): Promise<StepState> {
  const { id, isDone, detail, canMark: can_mark = false } = step;
  const is_marked = can_mark && isMarked;
  const is_done = is_marked || (await isDone(app, clinicId));
  return { id, is_done, can_mark, is_marked, detail: is_done ? null : ((await detail?.(app, clinicId)) ?? null) };
}
