import { newId } from '#platform/id.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { REMEMBERED_DAYS } from '../../rules/index.ts';
import { insertDevice, takeDevice } from '../records/devices.sql.ts';
import type { Owner } from './record-sign-in.ts';
import { hashSecret, newSecret } from '../secrets.ts';

const COOKIE = 'salus-device';
const SECONDS = REMEMBERED_DAYS * 86_400;
// Several people share a front desk computer; it has a separate token for each.
const MOST_PEOPLE = 8;

/** Returns whether the calling browser is a remembered device of this member. */
export async function isRemembered(ctx: PublicContext, owner: Owner): Promise<boolean> {
  const { app, now } = ctx;
  const hashes = await Promise.all(tokensOf(ctx).map((token) => hashSecret(app.keys, placeOf(owner), token)));
  return takeDevice(app.database.kysely, owner.clinicId, owner.userId, hashes, now);
}

/** Remembers the calling browser: it stores a random token, the server its hash. */
export async function rememberDevice(ctx: PublicContext, owner: Owner): Promise<void> {
  const { app, now, cookies } = ctx;
  if (cookies === undefined) return;
  const token = newSecret();
  const device = {
    clinic_id: owner.clinicId,
    id: newId(),
    user_id: owner.userId,
    token_hash: await hashSecret(app.keys, placeOf(owner), token),
    user_agent: ctx.device?.slice(0, 300) ?? null,
    ip: ctx.ip,
  };
  await insertDevice(app.database.kysely, device, now, new Date(now.getTime() + SECONDS * 1000));
  cookies.set(COOKIE, [token, ...tokensOf(ctx)].slice(0, MOST_PEOPLE).join('.'), SECONDS);
}

function tokensOf({ cookies }: PublicContext): string[] {
  return (cookies?.get(COOKIE) ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MOST_PEOPLE);
}

function placeOf({ clinicId, userId }: Owner): string {
  return `device ${clinicId} ${userId}`;
}
