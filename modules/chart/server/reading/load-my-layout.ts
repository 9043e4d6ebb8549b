import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { gather } from '#platform/gather.ts';
import type { RequestContext } from '#platform/request-context.ts';

const loaders = new WeakMap<App, (clinicId: string, userId: string) => Promise<unknown>>();

/**
 * Returns the user's panel layout for notes; null if they never changed it. Every opened note asks for it: concurrent
 * callers share one statement.
 */
export function loadMyLayout({ app, actor }: Pick<RequestContext, 'app' | 'actor'>): Promise<unknown> {
  let loader = loaders.get(app);
  if (loader === undefined) {
    loader = gather<string, unknown>(
      async (clinicId, userIds) => {
        const rows = await app.database.kysely
          .selectFrom('chart.note_layout')
          .select(['user_id', 'layout'])
          .where('clinic_id', '=', clinicId)
          .where('user_id', '=', anyOf(userIds))
          .execute();
        const byUser = new Map(rows.map(({ user_id, layout }) => [user_id, layout]));
        return userIds.map((userId) => byUser.get(userId) ?? null);
      },
      { underWay: 3 },
    );
    loaders.set(app, loader);
  }
  return loader(actor.clinicId, actor.userId);
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...new Set(ids)]}::uuid[])`;
