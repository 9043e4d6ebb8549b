import { spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseServerUser } from './choose-server-user.ts';
import { readPidFile } from './read-pid-file.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { ask, askUntilAnswered, type Fixture, makeFixture, makeUsedFixture } from './testing/fixture.ts';
import { beginInstance, startInstance } from './testing/instance.ts';

const clusterOf = ({ dataDir }: Fixture): string => path.join(dataDir, 'postgres');
const pidFileOf = (fixture: Fixture): string => path.join(clusterOf(fixture), 'postmaster.pid');

/** Starts a process that is not PostgreSQL but runs as its user and reuses a dead server's pid. */
function startOtherProcess(): number {
  const child = spawn('sleep', ['100'], { ...chooseServerUser(undefined), cwd: '/', stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}

/** Starts a process that has ended but that its parent has not reaped. */
async function startZombie(): Promise<number> {
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 100'], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  for await (const line of parent.stdout) return Number(String(line));
  return 0;
}

/** Leaves the cluster as after a machine crash: no server, and a pid file with that pid. */
async function leavePidFile(fixture: Fixture, pid: number | ''): Promise<void> {
  const database = await startEmbeddedPostgres(fixture);
  await ask(database.url, `create table note as select 'kept' as text`);
  const content = readFileSync(pidFileOf(fixture), 'utf8').replace(/^\d+/, String(pid));
  await database.stop();
  writeFileSync(pidFileOf(fixture), pid === '' ? '' : content, { mode: 0o600 });
  const { uid, gid } = chooseServerUser(undefined);
  if (uid !== undefined) chownSync(pidFileOf(fixture), uid, gid);
}

async function expectNote(fixture: Fixture): Promise<void> {
  const database = await startEmbeddedPostgres(fixture);
  expect(await ask(database.url, 'select text from note')).toEqual([{ text: 'kept' }]);
  expect(await database.stop()).toBe('stopped');
}

describe('after a crash', () => {
  it('of the application, the next one adopts its server with all committed data', async () => {
    await using fixture = await makeUsedFixture();
    const first = await startInstance(fixture.dataDir, fixture.systemDir);
    await ask(first.url, `create table note as select 'kept' as text`);
    await first.crash();
    expect(await ask(first.url, 'select text from note')).toEqual([{ text: 'kept' }]);

    const second = await startInstance(fixture.dataDir, fixture.systemDir);
    expect(second).toMatchObject({ adopted: true, pid: first.pid, url: first.url });
    expect(await second.stop()).toBe('stopped');
  });

  it('of PostgreSQL, the application restarts it at the same address', async () => {
    await using fixture = await makeUsedFixture();
    const database = await startEmbeddedPostgres(fixture);
    const before = database.pid;
    await ask(database.url, `create table note as select 'kept' as text`);
    process.kill(before, 'SIGKILL');
    expect(await askUntilAnswered(database.url, 'select text from note')).toEqual([{ text: 'kept' }]);
    await expect.poll(() => database.pid).not.toBe(before);
    expect(await database.stop()).toBe('stopped');
  });

  it('of PostgreSQL with two applications, both continue with one server and the last one stops it', async () => {
    await using fixture = await makeUsedFixture();
    const one = await startInstance(fixture.dataDir, fixture.systemDir);
    const two = await startInstance(fixture.dataDir, fixture.systemDir);
    process.kill(one.pid, 'SIGKILL');
    await askUntilAnswered(one.url, 'select 1');
    const areUp = () => [one, two].every(({ reports }) => reports.some(({ info }) => info?.includes('up again')));
    while (!areUp()) await sleep(20);
    expect(await one.stop()).toBe('left running');
    expect(await ask(two.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await two.stop()).toBe('stopped');
  });

  it('of one connection, which makes PostgreSQL reinitialize, the application still has its lock', async () => {
    await using fixture = await makeUsedFixture();
    const one = await startInstance(fixture.dataDir, fixture.systemDir);
    const [backend] = await ask(one.url, 'select pg_backend_pid() as pid, pg_sleep(0)');
    expect(backend).toBeDefined();
    const asleep = ask(one.url, `select pg_sleep(60)`).catch(() => 'lost');
    const find = `select pid from pg_stat_activity where query like 'select pg_sleep(60)%' and state = 'active'`;
    let victim: unknown;
    while (victim === undefined) victim = (await ask(one.url, find))[0]?.['pid'];
    process.kill(Number(victim), 'SIGKILL');
    expect(await asleep).toBe('lost');
    while (!one.reports.some(({ info }) => info?.includes('up again'))) await sleep(20);
    const two = await startInstance(fixture.dataDir, fixture.systemDir);
    expect(await two.stop()).toBe('left running');
    expect(await one.stop()).toBe('stopped');
  });

  it('of both, the next start recovers', async () => {
    await using fixture = await makeUsedFixture();
    const first = await startInstance(fixture.dataDir, fixture.systemDir);
    await ask(first.url, `create table note as select 'kept' as text`);
    process.kill(first.pid, 'SIGKILL');
    await first.crash();
    await expectNote(fixture);
  });

  it('starts despite a pid file of a dead process', async () => {
    await using fixture = await makeUsedFixture();
    const gone = spawn('true');
    await new Promise((resolve) => gone.once('exit', resolve));
    await leavePidFile(fixture, gone.pid ?? 0);
    await expectNote(fixture);
  });

  it('starts despite a pid file whose pid another process has now', async () => {
    await using fixture = await makeUsedFixture();
    await leavePidFile(fixture, startOtherProcess());
    await expectNote(fixture);
  });

  it('starts despite a pid file whose process is a zombie', async () => {
    await using fixture = await makeUsedFixture();
    await leavePidFile(fixture, await startZombie());
    await expectNote(fixture);
  });

  it('starts despite a pid file with our own pid', async () => {
    await using fixture = await makeUsedFixture();
    await leavePidFile(fixture, process.pid);
    await expectNote(fixture);
  });

  it('starts despite an empty pid file', async () => {
    await using fixture = await makeUsedFixture();
    await leavePidFile(fixture, '');
    await expectNote(fixture);
  });

  it('two instances that start concurrently share one server', async () => {
    await using fixture = await makeUsedFixture();
    await leavePidFile(fixture, startOtherProcess());
    const both = [0, 1].map(() => startInstance(fixture.dataDir, fixture.systemDir));
    const [one, two] = await Promise.all(both);
    expect(one?.pid).toBe(two?.pid);
    expect(readPidFile(clusterOf(fixture))).toMatchObject({ pid: one?.pid });
    expect(await one?.stop()).toBe('left running');
    expect(await two?.stop()).toBe('stopped');
  });

  it('during the first start, the next start begins over and removes the remains', async () => {
    await using fixture = makeFixture();
    const remains = () =>
      (existsSync(fixture.dataDir) ? readdirSync(fixture.dataDir) : []).filter((name) => name.includes('.unfinished-'));
    for (const moment of [20, 250, 600]) {
      const victim = beginInstance(fixture.dataDir, fixture.systemDir);
      victim.up.catch(() => undefined);
      while (remains().length === 0) await sleep(5);
      await sleep(moment);
      victim.child.kill('SIGKILL');
      await victim.exited;
      expect(existsSync(path.join(fixture.dataDir, 'postgres'))).toBe(false);
    }
    const database = await startEmbeddedPostgres(fixture);
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    // The initdb of the last killed process may have ended only now.
    await sleep(1000);
    await (await startEmbeddedPostgres(fixture)).stop();
    expect(remains()).toEqual([]);
  });
});
