import { newId } from '#platform/id.ts';
import type { PublicRequest } from '#platform/request.ts';
import { REMEMBERED_DAYS } from '../rules/index.ts';
import { insertDevice, takeDevice } from './devices.sql.ts';
import type { Owner } from './note-sign-in.ts';
import { hashSecret, newSecret } from './secrets.ts';

const COOKIE = 'salus-device';
const SECONDS = REMEMBERED_DAYS * 86_400;
// A computer at the front desk has several people; each remembers it with a token of their own.
const MOST_PEOPLE = 8;

/** Whether the browser that calls is a remembered device of this member. */
export async function isRemembered(request: PublicRequest, owner: Owner): Promise<boolean> {
  const { house, now } = request;
  const hashes = await Promise.all(tokensOf(request).map((token) => hashSecret(house.keys, placeOf(owner), token)));
  return takeDevice(house.database.kysely, owner.clinicId, owner.userId, hashes, now);
}

/** Remembers the browser that calls: it keeps a random token, we its hash. */
export async function rememberDevice(request: PublicRequest, owner: Owner): Promise<void> {
  const { house, now, cookies } = request;
  if (cookies === undefined) return;
  const token = newSecret();
  const device = {
    clinic_id: owner.clinicId,
    id: newId(),
    user_id: owner.userId,
    token_hash: await hashSecret(house.keys, placeOf(owner), token),
    user_agent: request.device?.slice(0, 300) ?? null,
    ip: request.ip,
  };
  await insertDevice(house.database.kysely, device, now, new Date(now.getTime() + SECONDS * 1000));
  cookies.set(COOKIE, [token, ...tokensOf(request)].slice(0, MOST_PEOPLE).join('.'), SECONDS);
}

function tokensOf({ cookies }: PublicRequest): string[] {
  return (cookies?.get(COOKIE) ?? '')
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MOST_PEOPLE);
}

function placeOf({ clinicId, userId }: Owner): string {
  return `device ${clinicId} ${userId}`;
}
