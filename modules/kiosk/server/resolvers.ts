import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPractices } from '#practice/server';
import type { KioskDevice, Resolvers } from '../api/setting.gen.ts';
import { type Device, readDevices } from './devices.ts';
import { makePairingCode } from './pair-device.ts';
import { saveDevice, switchOff } from './save-device.ts';

/** The resolvers that kiosk adds to the service setting. */
export const setting: Resolvers = {
  Query: {
    kiosk_devices: async (_parent, _args, ctx) => showDevices(ctx, await readDevices(db(ctx), ctx.actor)),
    kiosk_practices: async (_parent, _args, ctx) =>
      (await readPractices(db(ctx), ctx.actor.clinicId))
        .filter(({ is_active }) => is_active)
        .map(({ id, practice_name: name }) => ({ id, name })),
  },
  Mutation: {
    create_kiosk_device: (_parent, { input }, ctx) => shown(ctx, saveDevice(ctx, input, null)),
    update_kiosk_device: (_parent, { id, version, input }, ctx) => shown(ctx, saveDevice(ctx, input, { id, version })),
    pair_kiosk_device: (_parent, { id }, ctx) => makePairingCode(ctx, id),
    switch_off_kiosk_device: (_parent, { id }, ctx) => shown(ctx, switchOff(ctx, id)),
  },
};

async function shown(ctx: RequestContext, saving: Promise<Device | DomainError>): Promise<KioskDevice | DomainError> {
  const saved = await saving;
  return isDomainError(saved) ? saved : (await showDevices(ctx, [saved]))[0]!;
}

async function showDevices(ctx: RequestContext, devices: readonly Device[]): Promise<KioskDevice[]> {
  const practices = new Map(
    (await readPractices(db(ctx), ctx.actor.clinicId)).map(({ id, practice_name }) => [id, practice_name]),
  );
  return devices.map(({ id, name, practice_id, kind, seen_time, version, deleted_time, token_hash }) => ({
    id,
    name,
    practice_id,
    practice_name: practices.get(practice_id) ?? '',
    kind,
    state: deleted_time !== null ? 'off' : token_hash === null ? 'unpaired' : 'paired',
    seen_time,
    version,
  }));
}
