import { createHash, randomBytes } from 'node:crypto';
import { recordChange } from '#audit/server';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { details, type Detail } from '../../rules/index.ts';
import { deleteFeed, readFeed, updateFeedDetail, upsertFeed, type Feed } from './feed.sql.ts';

/** Returns the stored hash of a feed's address. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Creates a feed of the user's calendar, or gives it a new address, which is returned only this once. */
export async function makeFeed(
  ctx: RequestContext,
  detail: string,
): Promise<{ url: string; feed: Feed } | DomainError> {
  const { app, actor, now } = ctx;
  const chosen = detailOf(detail);
  if (isDomainError(chosen)) return chosen;
  const secret = randomBytes(32).toString('base64url');
  const { clinicId, userId } = actor;
  return app.database.transaction(async (tx) => {
    const before = await readFeed(tx, clinicId, userId);
    await upsertFeed(tx, { clinicId, userId, secretHash: hashOfSecret(secret), detail: chosen, now });
    await recordChange(tx, ctx, {
      action: before === null ? 'create' : 'update',
      objectType: 'calendar_feed',
      objectId: userId,
      changes: { detail: { before: before?.detail ?? null, after: chosen } },
    });
    const feed = (await readFeed(tx, clinicId, userId))!;
    return { url: `${app.config.publicUrl}/api/feeds/${secret}.ics`, feed };
  });
}

/** Changes the level of detail of the user's feed; its address stays. */
export async function changeFeed(ctx: RequestContext, detail: string): Promise<Feed | DomainError> {
  const { app, actor } = ctx;
  const chosen = detailOf(detail);
  if (isDomainError(chosen)) return chosen;
  return app.database.transaction(async (tx): Promise<Feed | DomainError> => {
    const before = await readFeed(tx, actor.clinicId, actor.userId);
    if (before === null || !(await updateFeedDetail(tx, actor.clinicId, actor.userId, chosen)))
      return domainError('NOT_FOUND', 'The feed no longer exists.');
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'calendar_feed',
      objectId: actor.userId,
      changes: { detail: { before: before.detail, after: chosen } },
    });
    return { ...before, detail: chosen };
  });
}

/** Deletes the user's feed: its address becomes invalid. */
export async function revokeFeed(ctx: RequestContext): Promise<{ ok: boolean }> {
  const { app, actor } = ctx;
  return app.database.transaction(async (tx) => {
    if (!(await deleteFeed(tx, actor.clinicId, actor.userId))) return { ok: false };
    await recordChange(tx, ctx, { action: 'delete', objectType: 'calendar_feed', objectId: actor.userId });
    return { ok: true };
  });
}

function detailOf(text: string): Detail | DomainError {
  return details.find((detail) => detail === text) ?? domainError('BAD_DETAIL', 'Choose what the feed shows.');
}
