import { modulesOf } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { OutsideService } from '../../api/setting.gen.ts';

/** Returns the outside services of all modules; those who manage the clinic also get what sets up a missing one. */
export function readServices({ app, actor }: RequestContext): Promise<OutsideService[]> {
  const howTo = (setup: string): string =>
    actor.rules.has('practice.manage') ? setup : 'Ask an administrator to set it up.';
  return Promise.all(
    modulesOf(app)
      .flatMap(({ services }) => services ?? [])
      .map(async ({ id, name, missing, setup, isSetUp }) => {
        const is_set_up = await isSetUp(app, actor.clinicId);
        return { id, name, is_set_up, missing: is_set_up ? null : `${missing} ${howTo(setup)}` };
      }),
  );
}
