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
import { ask, makeFixture, makeUsedFixture } from './testing/fixture.ts';
import { startInstance } from './testing/instance.ts';

const nobody = isRoot() ? chooseServerUser(undefined, ['nobody']) : {};
const hasSetpriv = spawnSync('setpriv', ['--version']).status === 0;
const home = fileURLToPath(new URL('../..', import.meta.url));

/** Starts, saves one note, stops. */
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

describe.runIf(isRoot())('started by root', () => {
  it('runs as another user, inside the data directory if that user can enter it', async () => {
    await using fixture = makeFixture();
    const database = await startEmbeddedPostgres(fixture);
    const cluster = path.join(fixture.dataDir, 'postgres');
    expect(lstatSync(cluster).isDirectory()).toBe(true);
    expect(statSync(`/proc/${database.pid}`).uid).toBe(statSync(cluster).uid);
    expect(statSync(cluster).uid).not.toBe(0);
    await database.stop();
  });

  it('stores the database outside of a private home, and finds it again', async () => {
    await using fixture = makeFixture({ isPrivate: true });
    await keepNote(fixture);
    const link = path.join(fixture.dataDir, 'postgres');
    expect(readlinkSync(link)).toMatch(new RegExp(`^${fixture.systemDir}/[0-9a-f]{16}/postgres$`));
    expect(await readNote(fixture)).toBe('kept');
  });

  it('serves two instances under a private home that start concurrently', async () => {
    await using fixture = makeFixture({ isPrivate: true });
    const both = [0, 1].map(() => startInstance(fixture.dataDir, fixture.systemDir));
    const [one, two] = await Promise.all(both);
    expect(one?.pid).toBe(two?.pid);
    expect(await one?.stop()).toBe('left running');
    expect(await two?.stop()).toBe('stopped');
  });

  it('finds the database again after the data directory was moved, or its link was lost', async () => {
    await using fixture = makeFixture({ isPrivate: true });
    await keepNote(fixture);
    const moved = { ...fixture, dataDir: `${fixture.dataDir}-moved` };
    renameSync(fixture.dataDir, moved.dataDir);
    expect(await readNote(moved)).toBe('kept');
    renameSync(moved.dataDir, fixture.dataDir);
    rmSync(path.join(fixture.dataDir, 'postgres'));
    expect(await readNote(fixture)).toBe('kept');
  });

  it('refuses a copied data directory whose database was not copied', async () => {
    await using fixture = makeFixture({ isPrivate: true });
    await keepNote(fixture);
    const copy = { ...fixture, dataDir: `${fixture.dataDir}-copy` };
    cpSync(fixture.dataDir, copy.dataDir, { recursive: true, verbatimSymlinks: true });
    await expect(startEmbeddedPostgres(copy)).rejects.toThrow(/is a copy of [^\n]*$/);
    expect(await readNote(fixture)).toBe('kept');
  });

  it('starts empty after the data directory was removed, and preserves the old records', async () => {
    await using fixture = makeFixture({ isPrivate: true });
    await keepNote(fixture);
    const [place] = readdirSync(fixture.systemDir).filter((name) => /^[0-9a-f]{16}$/.test(name));
    rmSync(fixture.dataDir, { recursive: true });
    const database = await startEmbeddedPostgres(fixture);
    await expect(ask(database.url, 'select text from note')).rejects.toThrow(/does not exist/);
    await database.stop();
    expect(
      readdirSync(path.join(fixture.systemDir, place ?? '')).some((name) => name.startsWith('postgres.unlinked-')),
    ).toBe(true);
  });

  it('reports in one line that the data directory points to a missing database', async () => {
    await using fixture = makeFixture({ isPrivate: true });
    await keepNote(fixture);
    rmSync(readlinkSync(path.join(fixture.dataDir, 'postgres')), { recursive: true });
    await expect(startEmbeddedPostgres(fixture)).rejects.toThrow(/should be in [^\n]*, but it is missing\.$/);
  });

  it('moves a database out when its home becomes private', async () => {
    await using fixture = await makeUsedFixture();
    await keepNote(fixture);
    chmodSync(path.dirname(fixture.dataDir), 0o700);
    expect(await readNote(fixture)).toBe('kept');
    expect(lstatSync(path.join(fixture.dataDir, 'postgres')).isSymbolicLink()).toBe(true);
  });

  it('takes ownership of a database that was copied by root', async () => {
    await using fixture = await makeUsedFixture();
    await keepNote(fixture);
    spawnSync('chown', ['-R', '0:0', fixture.dataDir]);
    expect(await readNote(fixture)).toBe('kept');
  });

  it('reports in one line that no location can hold the database', async () => {
    await using fixture = makeFixture({ isPrivate: true });
    // Node's own recursive mkdir would never return for this path.
    const systemDir = '/proc/salus';
    await expect(startEmbeddedPostgres({ ...fixture, systemDir })).rejects.toThrow(/set DATA_DIR to [^\n]*$/);
  });

  it.runIf(canEnter(nobody, home))('serves an ordinary user as themselves, and root after them', async () => {
    await using fixture = makeFixture();
    mkdirSync(fixture.dataDir);
    chownSync(fixture.dataDir, nobody.uid ?? 0, nobody.gid ?? 0);
    const theirs = await startInstance(fixture.dataDir, fixture.systemDir, nobody);
    await ask(theirs.url, `create table note as select 'kept' as text`);
    expect(statSync(path.join(fixture.dataDir, 'postgres')).uid).toBe(nobody.uid);
    expect(existsSync(fixture.systemDir)).toBe(false);

    // Root joins the running server of another user, and uses that user when it starts one itself.
    const ours = await startInstance(fixture.dataDir, fixture.systemDir);
    expect(ours).toMatchObject({ pid: theirs.pid, adopted: true });
    expect(await ours.stop()).toBe('left running');
    expect(await theirs.stop()).toBe('stopped');
    expect(await readNote(fixture)).toBe('kept');
    const again = await startInstance(fixture.dataDir, fixture.systemDir, nobody);
    expect(await again.stop()).toBe('stopped');
  });

  it.runIf(hasSetpriv)('recognises its server where root may not look into other users’ processes', async () => {
    await using fixture = await makeUsedFixture();
    // Simulates a container.
    const confined = ['setpriv', '--bounding-set=-sys_ptrace', '--inh-caps=-sys_ptrace'];
    const first = await startInstance(fixture.dataDir, fixture.systemDir, {}, confined);
    expect(spawnSync('setpriv', [...confined.slice(1), 'readlink', `/proc/${first.pid}/cwd`]).status).not.toBe(0);
    await first.crash();
    const second = await startInstance(fixture.dataDir, fixture.systemDir, {}, confined);
    expect(second).toMatchObject({ pid: first.pid, adopted: true });
    expect(await second.stop()).toBe('stopped');
  });

  it.runIf(canEnter(nobody, home))(
    'tells an ordinary user in one line that the data directory is another’s',
    async () => {
      await using fixture = await makeUsedFixture();
      await keepNote(fixture);
      await expect(startInstance(fixture.dataDir, fixture.systemDir, nobody)).rejects.toThrow(
        /^StartError: [^\n]*The data directory [^\n]* cannot be used: [^\n]+$/,
      );
    },
  );
});
