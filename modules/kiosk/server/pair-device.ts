import { createHash, randomInt } from 'node:crypto';
import { domainError, type DomainError, isDomainError } from '#platform/domain-error.ts';
import { callLimiter } from '#platform/http/call-limiter.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { recordChange } from '#audit/server';
import { type AnonymousCall, newPortalToken, tooMany } from '#requests/server';
import { normalizePairingCode, PAIRING_ALPHABET, PAIRING_LENGTH } from '../rules/index.ts';
import { contextOf } from './device-context.ts';
import { devices } from './devices.ts';
import { SIGNED_OUT } from './save-device.ts';

const VALID_MS = 3_600_000;
// A code has 49 bits and is valid for an hour.
const byNetwork = callLimiter('kiosk.pairing', { points: 20, duration: 900 });

/** A pairing code, as the administrator sees it once. */
export interface Pairing {
  code: string;
  link: string;
  expires_time: Date;
}

/** Makes a one-time pairing code; the device that is paired now is signed out, and one that is off is on again. */
export function makePairingCode(ctx: RequestContext, id: string): Promise<Pairing | DomainError> {
  const code = Array.from({ length: PAIRING_LENGTH }, () => PAIRING_ALPHABET[randomInt(PAIRING_ALPHABET.length)]).join(
    '',
  );
  const expires_time = new Date(ctx.now.getTime() + VALID_MS);
  return devices.saving(ctx, async (tx) => {
    const before = await devices.lock(tx, ctx, id);
    if (isDomainError(before)) return before;
    await devices.update(tx, ctx, before, {
      ...SIGNED_OUT,
      pairing_hash: hashOf(code),
      pairing_expires_time: expires_time,
      deleted_time: null,
    });
    const shown = `${code.slice(0, 5)}-${code.slice(5)}`;
    return { code: shown, link: `${ctx.app.config.publicUrl}/kiosk#${code}`, expires_time };
  });
}

/** Pairs the calling device by a code; returns its token. PAIRING_UNKNOWN, also for a used or expired code. */
export async function pairDevice(call: AnonymousCall, typed: unknown): Promise<{ token: string } | DomainError> {
  const network = clientNetwork(call.ip);
  const isCalm = await byNetwork.consume(network).then(
    () => true,
    () => false,
  );
  if (!isCalm) return tooMany();
  const code = normalizePairingCode(typed);
  if (code === null) return unknownCode();
  const { app, now } = call;
  return app.database.transaction(async (tx): Promise<{ token: string } | DomainError> => {
    // The clinic is known by the code only: its hash is unique.
    const found = await tx
      .selectFrom('kiosk.device')
      .selectAll()
      .where('pairing_hash', '=', hashOf(code))
      .where('pairing_expires_time', '>', now)
      .where('deleted_time', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return unknownCode();
    const { token, hash } = newPortalToken();
    const paired = { ...SIGNED_OUT, token_hash: hash, paired_time: now, seen_time: now, version: found.version + 1 };
    await devices.table.update(tx, { clinicId: found.clinic_id }, found.id, paired);
    const ctx = await contextOf(tx, call, found);
    await recordChange(tx, ctx, { action: 'sign_in', objectType: 'kiosk_device', objectId: found.id });
    await publish(tx, { clinicId: found.clinic_id, topic: 'kiosk.device-changed', body: { id: found.id } });
    await byNetwork.reward(network);
    return { token };
  });
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(`kiosk pairing\n${code}`).digest();
}

const unknownCode = (): DomainError =>
  domainError(
    'PAIRING_UNKNOWN',
    'This code is not valid. Each code works once, within an hour. Ask an administrator for a new one.',
    'Not paired',
  );
