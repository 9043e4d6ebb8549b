import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { makeTestClinic } from '#practice/testing';
import { kiosk } from './index.ts';
import { readDevices } from './devices.ts';
import { makePairingCode, pairDevice } from './pair-device.ts';
import { saveDevice, switchOff } from './save-device.ts';

const app = useTestApp();
let admin: RequestContext;
let stranger: RequestContext;
const call = (ip = '127.0.0.1') => ({ app: app(), now: app().clock(), ip, device: 'Test' });

beforeAll(async () => {
  admin = await (await makeTestClinic(app(), kiosk.accessRules)).as('Manager');
  stranger = await (await makeTestClinic(app(), kiosk.accessRules)).as('Manager');
});

const input = (name: string) => ({ name, kind: 'check_in', practice_id: admin.actor.practiceId });

async function stored(id: string) {
  return (await readDevices(app().database.kysely, admin.actor)).find((device) => device.id === id)!;
}

test('a device is registered, paired once by its code, and switched off', async () => {
  const { id } = must(await saveDevice(admin, input('Front tablet'), null));
  expect(errorCode(await saveDevice(admin, input('front tablet'), null))).toBe('NAME_TAKEN');
  const first = must(await makePairingCode(admin, id));
  const second = must(await makePairingCode(admin, id));
  expect(errorCode(await pairDevice(call(), first.code))).toBe('PAIRING_UNKNOWN');
  expect(must(await pairDevice(call(), second.code.toLowerCase())).token).toHaveLength(43);
  expect(errorCode(await pairDevice(call(), second.code))).toBe('PAIRING_UNKNOWN');
  expect(await stored(id)).toMatchObject({ pairing_hash: null, paired_time: expect.any(Date) });
  must(await switchOff(admin, id));
  expect(await stored(id)).toMatchObject({ token_hash: null, deleted_time: expect.any(Date) });
});

test('a code expires after an hour, and guessing codes is limited', async () => {
  const { id } = must(await saveDevice(admin, input('Late tablet'), null));
  const { code, expires_time } = must(await makePairingCode(admin, id));
  expect(errorCode(await pairDevice({ ...call(), now: expires_time }, code))).toBe('PAIRING_UNKNOWN');
  for (let n = 0; n < 20; n += 1) await pairDevice(call('192.0.2.1'), 'ABCDEFGH23');
  expect(errorCode(await pairDevice(call('192.0.2.1'), code))).toBe('RATE_LIMITED');
});

test('a device that changes its kind is signed out, one that is renamed is not', async () => {
  const { id } = must(await saveDevice(admin, input('Second tablet'), null));
  must(await pairDevice(call(), must(await makePairingCode(admin, id)).code));
  const { version } = await stored(id);
  must(await saveDevice(admin, input('Back tablet'), { id, version }));
  expect((await stored(id)).token_hash).not.toBeNull();
  must(await saveDevice(admin, { ...input('Back tablet'), kind: 'display' }, { id, version: version + 1 }));
  expect((await stored(id)).token_hash).toBeNull();
});

test('another clinic can’t see, change or pair a device, nor use its practice', async () => {
  const { id } = must(await saveDevice(admin, input('Own tablet'), null));
  expect(await readDevices(app().database.kysely, stranger.actor)).toEqual([]);
  expect(errorCode(await makePairingCode(stranger, id))).toBe('NOT_FOUND');
  expect(errorCode(await switchOff(stranger, id))).toBe('NOT_FOUND');
  expect(errorCode(await saveDevice(stranger, input('Mine'), { id, version: 1 }))).toBe('NOT_FOUND');
  expect(errorCode(await saveDevice(stranger, input('Mine'), null))).toBe('BAD_USER_INPUT');
  expect(errorCode(await saveDevice(admin, { ...input('New'), practice_id: newId() }, null))).toBe('BAD_USER_INPUT');
});
