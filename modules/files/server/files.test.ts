import { createServer, type Server } from 'node:http';
import { readdir, readFile as readBytes, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import sharp, { type Sharp } from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { setModules } from '#platform/modules-of.ts';
import type { Actor } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { avatarLimits } from '../rules/index.ts';
import { checkImage } from './check-image.ts';
import { readFile } from './read-file.ts';
import { rejectFullQuota } from './reject-full-quota.ts';
import { removeReplaced } from './remove-replaced.ts';
import { removeFile } from './remove-file.ts';
import { unscanned } from './scan-upload.ts';
import { type NewFile, saveFile } from './save-file.ts';
import { s3Storage } from './storage/s3-storage.ts';
import { sweepFiles } from './sweep-files.ts';

const app = useTestApp();
const clinicId = newId();
const owner = { clinicId, userId: null };
const SECRET_TEXT = 'what the patient said';

const file = (more: Partial<NewFile> = {}): NewFile => ({
  app: app(),
  clinicId,
  folder: 'documents',
  name: '../../etc/passwd',
  type: 'text/plain',
  bytes: unscanned(Buffer.from(SECRET_TEXT), 'made here'),
  userId: newId(),
  ...more,
});
const save = (more?: Partial<NewFile>): Promise<{ id: string }> =>
  app().database.transaction((tx) => saveFile(tx, file(more)));
const onDisk = async (): Promise<string[]> => {
  const root = join(app().config.dataDir, 'files');
  const all = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return all.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const pathTo = async (id: string): Promise<string> => (await onDisk()).find((path) => path.endsWith(id))!;

describe('a file', () => {
  test('is returned unchanged, and is stored encrypted under its id', async () => {
    const { id } = await save();
    expect(await readFile(app(), clinicId, id)).toEqual({
      type: 'text/plain',
      name: '../../etc/passwd',
      bytes: Buffer.from(SECRET_TEXT),
    });
    const path = await pathTo(id);
    expect(path.startsWith(join(app().config.dataDir, 'files', clinicId))).toBe(true);
    expect((await readBytes(path)).includes(SECRET_TEXT)).toBe(false);
  });

  test('is not visible to other clinics, and unavailable once removed', async () => {
    const { id } = await save();
    expect(await readFile(app(), newId(), id)).toBeNull();
    await app().database.transaction((tx) => removeFile(tx, clinicId, id, app().clock()));
    expect(await readFile(app(), clinicId, id)).toBeNull();
    expect(await pathTo(id)).toBeDefined();
  });

  test('altered, or stored under another id, is not returned', async () => {
    const { id } = await save();
    const { id: other } = await save();
    const path = await pathTo(id);
    const bytes = await readBytes(path);
    await writeFile(await pathTo(other), bytes);
    await expect(readFile(app(), clinicId, other)).rejects.toThrow();
    bytes[20]! ^= 1;
    await writeFile(path, bytes);
    await expect(readFile(app(), clinicId, id)).rejects.toThrow();
  });

  test('replaces the previous one, which is kept as an earlier version', async () => {
    const place = `patient/${newId()}/avatar`;
    const saved = await Promise.all([1, 2, 3].map(() => save({ place })));
    const { rows } = await app().database.pool.query(
      'select version, deleted_time is null as present from files.file where place = $1 order by version',
      [place],
    );
    expect(rows).toEqual([
      { version: 1, present: false },
      { version: 2, present: false },
      { version: 3, present: true },
    ]);
    const read = await Promise.all(saved.map(({ id }) => readFile(app(), clinicId, id)));
    expect(read.filter((each) => each !== null)).toHaveLength(1);
  });

  test('is rejected if the clinic’s storage is full, or a user uploads too much in a day', async () => {
    const userId = newId();
    const as = (id: string) => ({ app: app(), actor: { clinicId, userId: id } as Actor, now: app().clock() });
    const ask = (id: string, bytes: number) => rejectFullQuota(app().database.kysely, as(id), bytes);
    const { id } = await save({ userId });
    const grow = (bytes: number) =>
      app().database.pool.query('update files.file set byte_size = $1 where id = $2', [bytes, id]);
    await grow(2_000_000_000);
    expect(await ask(userId, 100_000_000)).toBeNull();
    expect(await ask(userId, 200_000_000)).toMatchObject({ code: 'QUOTA_FULL' });
    expect(await ask(newId(), 200_000_000)).toBeNull();
    const small = { ...app(), config: { ...app().config, filesQuotaGb: 1 } };
    expect(await rejectFullQuota(app().database.kysely, { ...as(newId()), app: small }, 1)).toMatchObject({
      code: 'QUOTA_FULL',
    });
    await grow(10);
  });

  test('deletes a replaced picture after a month, row and bytes, but never part of the record', async () => {
    const kind = {
      permission: '1',
      owner: 'patient',
      name: 'x',
      objectType: 'x',
      readRule: 'x',
      writeRule: 'x',
    } as const;
    const more = { image: avatarLimits, admit: async () => null, changed: async () => undefined };
    const kinds = [
      { ...kind, ...more, folder: 'avatars' },
      { ...kind, ...more, folder: 'signatures', staysOnRecord: true as const },
    ];
    setModules(app(), [{ name: 'x', accessRules: [], resolvers: {}, fileKinds: kinds }]);
    const ids: string[] = [];
    for (const folder of ['avatars', 'signatures'])
      for (let n = 0; n < 2; n += 1) ids.push((await save({ folder, place: `${folder}/1` })).id);
    const start = app().clock();
    app().setClock(new Date(start.getTime() + 29 * 86_400_000));
    await removeReplaced(app());
    expect(await Promise.all(ids.map(async (id) => (await onDisk()).some((path) => path.endsWith(id))))).toEqual([
      ...[true, true, true, true],
    ]);
    app().setClock(new Date(start.getTime() + 31 * 86_400_000));
    await removeReplaced(app());
    expect(await Promise.all(ids.map(async (id) => (await onDisk()).some((path) => path.endsWith(id))))).toEqual([
      ...[false, true, true, true],
    ]);
    const { rows } = await app().database.pool.query('select id from files.file where id = any($1)', [ids]);
    expect(rows).toHaveLength(3);
    app().setClock(start);
    setModules(app(), []);
  });

  test('whose transaction was rolled back is deleted a day later; those with a row stay', async () => {
    const { id } = await save();
    const before = await onDisk();
    await expect(
      app().database.transaction(async (tx) => {
        await saveFile(tx, file());
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const left = (await onDisk()).find((path) => !before.includes(path))!;
    await sweepFiles(app());
    expect(await onDisk()).toContain(left);
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const path of [left, await pathTo(id)]) await utimes(path, longAgo, longAgo);
    await sweepFiles(app());
    expect(await onDisk()).not.toContain(left);
    expect(await readFile(app(), clinicId, id)).not.toBeNull();
  });
});

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a75' } });

describe('an image', () => {
  test('is re-encoded without its metadata', async () => {
    const bytes = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'Xylographer' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = must(
      await checkImage(app(), Buffer.concat([bytes, Buffer.from('<script>Xylographer</script>')]), avatarLimits, owner),
    );
    expect(image.type).toBe('image/jpeg');
    expect(image.bytes.includes('Xylographer')).toBe(false);
    const { width, height, exif, orientation } = await sharp(image.bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 200, height: 300 });
  });

  test('with transparency stays transparent, as PNG; a huge photo is reduced', async () => {
    const clear = await sharp({ create: { width: 100, height: 100, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer();
    expect(await checkImage(app(), clear, avatarLimits, owner)).toMatchObject({ type: 'image/png' });
    const large = must(await checkImage(app(), await picture(5000, 2500).jpeg().toBuffer(), avatarLimits, owner));
    expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 2048, height: 1024 });
  });

  test.each([
    ['text', async () => Buffer.from('<html><script>alert(1)</script></html>'), 'Image only'],
    [
      'a drawing that can contain scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'Image only',
    ],
    [
      'the header of an image only',
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 60),
      'Image only',
    ],
    ['nothing', async () => Buffer.alloc(0), 'Image only'],
    ['a PNG of 7000 by 7000 pixels', () => picture(7000, 7000).png().toBuffer(), 'Image only'],
    ['more pixels than fit into memory', () => picture(12_000, 12_000).png().toBuffer(), 'Image only'],
    [
      'a small picture',
      () => picture(99, 300).png().toBuffer(),
      "Image's size is too low. Expected at least: 100 * 100",
    ],
    ['more than the limit', async () => Buffer.alloc(10_240 * 1024 + 1, 0xff), 'Image exceeds size limit: 10240kb'],
  ])('is rejected: %s', async (_what, make, message) => {
    expect(await checkImage(app(), await make(), avatarLimits, owner)).toMatchObject({ message });
  });

  test('is processed one at a time, and signing in does not wait', async () => {
    const noise = Buffer.alloc(2400 * 2400 * 3);
    for (let at = 0; at < noise.length; at += 977) noise[at] = at % 251;
    const bytes = await sharp(noise, { raw: { width: 2400, height: 2400, channels: 3 } })
      .png()
      .toBuffer();
    const order: string[] = [];
    const heavy = ['a', 'b', 'c', 'd'].map(async (of) => {
      const image = await checkImage(app(), bytes, avatarLimits, { clinicId, userId: of });
      order.push(of);
      return image;
    });
    // Signing in needs one of the few threads shared by all heavy work.
    const signedIn = hash('a password').then(() => order.push('signed in'));
    await Promise.all([...heavy, signedIn]);
    expect(order.indexOf('signed in')).toBeLessThan(3);
    expect(order.filter((each) => each !== 'signed in')).toEqual(['a', 'b', 'c', 'd']);
    const flood = Array.from({ length: 20 }, () => checkImage(app(), bytes, avatarLimits, owner));
    const codes = (await Promise.all(flood)).map((image) => (isDomainError(image) ? image.code : 'taken'));
    expect(codes.filter((code) => code === 'BUSY')).toHaveLength(11);
  });
});

describe('S3 storage', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  test('writes and reads by path, with a signature', async () => {
    const objects = new Map<string, Buffer>();
    const seen: string[] = [];
    server = createServer(async (call, reply) => {
      const parts: Buffer[] = [];
      for await (const part of call) parts.push(part as Buffer);
      seen.push(`${call.method} ${call.url} ${/Credential=(\w+)/.exec(call.headers.authorization ?? '')?.[1]}`);
      if (call.method === 'PUT') objects.set(call.url!, Buffer.concat(parts));
      const found = objects.get(call.url!);
      reply.writeHead(found === undefined ? 404 : 200).end(found);
    });
    await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
    const { port } = server.address() as { port: number };
    const storage = s3Storage({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'clinic',
      key: 'AKEY',
      secret: 'hidden',
      region: 'eu-central-1',
    });
    await storage.put('c', 'one', Buffer.from('sealed'));
    expect((await storage.get('c', 'one', 6))?.toString()).toBe('sealed');
    expect(await storage.get('c', 'two', 6)).toBeNull();
    // A file of a different size than stored is another one.
    await expect(storage.get('c', 'one', 5)).rejects.toThrow(RangeError);
    expect(seen[0]).toBe('PUT /clinic/files/c/one AKEY');
  });
});
