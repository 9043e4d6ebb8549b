import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canEnter, chooseServerUser, isRoot } from './choose-server-user.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { ask, makeGround, makeUsedGround } from './testing/ground.ts';
import { startInstance } from './testing/instance.ts';

const nobody = isRoot() ? chooseServerUser(undefined, ['nobody']) : {};
const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;
const home = fileURLToPath(new URL('../..', import.meta.url));

/** Starts, keeps one note, stops. */
async function keepNote(options: { dataDir: string; systemDir: string }): Promise<void> {
  const database = await startEmbeddedPostgres(options);
  await ask(database.url, `create table note as select 'kept' as text`);
  await database.stop();
}

async function readNote(options: { dataDir: string; systemDir: string }): Promise<unknown> {
  const database = await startEmbeddedPostgres(options);
  const [note] = await ask(database.url, 'select text from note');
  expect(await database.stop()).toBe('stopped');
  return note?.['text'];
}

describe.runIf(isRoot())('started by root', { timeout: 60_000 }, () => {
  it('serves as another user, from inside the data directory where that user can enter it', async () => {
    await using ground = makeGround();
    const database = await startEmbeddedPostgres(ground);
    const cluster = path.join(ground.dataDir, 'postgres');
    expect(lstatSync(cluster).isDirectory()).toBe(true);
    expect(statSync(`/proc/${database.pid}`).uid).toBe(statSync(cluster).uid);
    expect(statSync(cluster).uid).not.toBe(0);
    await database.stop();
  });

  it('keeps the database outside of a private home, and finds it again', async () => {
    await using ground = makeGround({ isPrivate: true });
    await keepNote(ground);
    const link = path.join(ground.dataDir, 'postgres');
    expect(readlinkSync(link)).toMatch(new RegExp(`^${ground.systemDir}/[0-9a-f]{16}/postgres$`));
    expect(await readNote(ground)).toBe('kept');
  });

  it('serves two instances under a private home that come at the same moment', async () => {
    await using ground = makeGround({ isPrivate: true });
    const both = [0, 1].map(() => startInstance(ground.dataDir, ground.systemDir));
    const [one, two] = await Promise.all(both);
    expect(one?.pid).toBe(two?.pid);
    expect(await one?.stop()).toBe('left running');
    expect(await two?.stop()).toBe('stopped');
  });

  it('finds the database again when the data directory was moved, or its link was lost', async () => {
    await using ground = makeGround({ isPrivate: true });
    await keepNote(ground);
    const moved = { ...ground, dataDir: `${ground.dataDir}-moved` };
    renameSync(ground.dataDir, moved.dataDir);
    expect(await readNote(moved)).toBe('kept');
    renameSync(moved.dataDir, ground.dataDir);
    rmSync(path.join(ground.dataDir, 'postgres'));
    expect(await readNote(ground)).toBe('kept');
  });

  it('refuses a copied data directory, whose database was not copied', async () => {
    await using ground = makeGround({ isPrivate: true });
    await keepNote(ground);
    const copy = { ...ground, dataDir: `${ground.dataDir}-copy` };
    cpSync(ground.dataDir, copy.dataDir, { recursive: true, verbatimSymlinks: true });
    await expect(startEmbeddedPostgres(copy)).rejects.toThrow(/is a copy of [^\n]*$/);
    expect(await readNote(ground)).toBe('kept');
  });

  it('starts empty where the data directory was removed, and keeps the old records aside', async () => {
    await using ground = makeGround({ isPrivate: true });
    await keepNote(ground);
    const [place] = readdirSync(ground.systemDir).filter((name) => /^[0-9a-f]{16}$/.test(name));
    rmSync(ground.dataDir, { recursive: true });
    const database = await startEmbeddedPostgres(ground);
    await expect(ask(database.url, 'select text from note')).rejects.toThrow(/does not exist/);
    await database.stop();
    expect(
      readdirSync(path.join(ground.systemDir, place ?? '')).some((name) => name.startsWith('postgres.unlinked-')),
    ).toBe(true);
  });

  it('says in one line that the database is gone from where the data directory points', async () => {
    await using ground = makeGround({ isPrivate: true });
    await keepNote(ground);
    rmSync(readlinkSync(path.join(ground.dataDir, 'postgres')), { recursive: true });
    await expect(startEmbeddedPostgres(ground)).rejects.toThrow(/should lie in [^\n]*, but it is not there\.$/);
  });

  it('moves a database out when its home turns private', async () => {
    await using ground = await makeUsedGround();
    await keepNote(ground);
    chmodSync(path.dirname(ground.dataDir), 0o700);
    expect(await readNote(ground)).toBe('kept');
    expect(lstatSync(path.join(ground.dataDir, 'postgres')).isSymbolicLink()).toBe(true);
  });

  it('takes over a database that a copy made root’s own', async () => {
    await using ground = await makeUsedGround();
    await keepNote(ground);
    spawnSync('chown', ['-R', '0:0', ground.dataDir]);
    expect(await readNote(ground)).toBe('kept');
  });

  it('says in one line that no place can take the database', async () => {
    await using ground = makeGround({ isPrivate: true });
    // Node's own recursive mkdir would never return from there.
    const systemDir = '/proc/salus';
    await expect(startEmbeddedPostgres({ ...ground, systemDir })).rejects.toThrow(/set DATA_DIR to [^\n]*$/);
  });

  it.runIf(canEnter(nobody, home))('serves an ordinary user as themselves, and root after them', async () => {
    await using ground = makeGround();
    mkdirSync(ground.dataDir);
    chownSync(ground.dataDir, nobody.uid ?? 0, nobody.gid ?? 0);
    const theirs = await startInstance(ground.dataDir, ground.systemDir, nobody);
    await ask(theirs.url, `create table note as select 'kept' as text`);
    expect(statSync(path.join(ground.dataDir, 'postgres')).uid).toBe(nobody.uid);
    expect(existsSync(ground.systemDir)).toBe(false);

    // Root joins the running server of another user, and serves as that user when it starts one itself.
    const ours = await startInstance(ground.dataDir, ground.systemDir);
    expect(ours).toMatchObject({ pid: theirs.pid, adopted: true });
    expect(await ours.stop()).toBe('left running');
    expect(await theirs.stop()).toBe('stopped');
    expect(await readNote(ground)).toBe('kept');
    const again = await startInstance(ground.dataDir, ground.systemDir, nobody);
    expect(await again.stop()).toBe('stopped');
  });

  it.runIf(hasSetpriv)('recognises its server where root may not look into other users’ processes', async () => {
    await using ground = await makeUsedGround();
    // As in a container.
    const confined = ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace'];
    const first = await startInstance(ground.dataDir, ground.systemDir, {}, confined);
    expect(spawnSync('setpriv', [...confined.slice(1), 'readlink', `/proc/${first.pid}/cwd`]).status).not.toBe(0);
    await first.crash();
    const second = await startInstance(ground.dataDir, ground.systemDir, {}, confined);
    expect(second).toMatchObject({ pid: first.pid, adopted: true });
    expect(await second.stop()).toBe('stopped');
  });

  it.runIf(canEnter(nobody, home))(
    'tells an ordinary user in one line that the data directory is another’s',
    async () => {
      await using ground = await makeUsedGround();
      await keepNote(ground);
      await expect(startInstance(ground.dataDir, ground.systemDir, nobody)).rejects.toThrow(
        /^StartFault: [^\n]*The data directory [^\n]* cannot be used: [^\n]+$/,
      );
    },
  );
});
