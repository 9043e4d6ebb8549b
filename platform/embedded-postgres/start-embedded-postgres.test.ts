import { appendFileSync, readFileSync, statSync, writeFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { ask, makeFixture, makeUsedFixture } from './testing/fixture.ts';
import { startInstance } from './testing/instance.ts';

describe('startEmbeddedPostgres', () => {
  it('starts in an empty directory, stores data, and starts again on the same port', async () => {
    await using fixture = makeFixture();
    const first = await startEmbeddedPostgres(fixture);
    await ask(first.url, `create table note (text text); insert into note values ('kept')`);
    expect(await first.stop()).toBe('stopped');

    const second = await startEmbeddedPostgres(fixture);
    expect(await ask(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
    expect(second).toMatchObject({ port: first.port, adopted: false });
    expect(await second.stop()).toBe('stopped');
  });

  it('gives the application an unprivileged role and the extensions that it needs', async () => {
    await using fixture = await makeUsedFixture();
    const database = await startEmbeddedPostgres(fixture);
    expect(database.url).toMatch(/^postgres:\/\/salus:[\w-]+@127\.0\.0\.1:\d+\/salus$/);
    const [about] = await ask(
      database.url,
      `select rolsuper as super, pg_encoding_to_char(encoding) as encoding, datlocale as locale
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    );
    expect(about).toEqual({ super: false, encoding: 'UTF8', locale: 'C.UTF-8' });
    await expect(ask(database.url, `copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/);
    for (const extension of ['pg_trgm', 'btree_gist', 'unaccent']) {
      await ask(database.url, `create extension ${extension}`);
    }
    await database.stop();
  });

  it('keeps its password and its files private', async () => {
    await using fixture = makeFixture();
    const database = await startEmbeddedPostgres(fixture);
    const mode = (name: string) => statSync(path.join(fixture.dataDir, name)).mode & 0o777;
    expect([mode('postgres'), mode('postgres.password'), mode('postgres.log')]).toEqual([0o700, 0o600, 0o600]);
    const open = database.url.replace(/:[\w-]+@/, ':wrong@');
    await expect(ask(open, 'select 1')).rejects.toThrow(/password authentication failed/);
    await database.stop();
  });

  it("is durable, sized for a clinic, and keeps an operator's own settings", async () => {
    await using fixture = await makeUsedFixture();
    await (await startEmbeddedPostgres(fixture)).stop();
    appendFileSync(path.join(fixture.dataDir, 'postgres', 'postgresql.conf'), `work_mem = '9MB'\nfsync = off\n`);
    const database = await startEmbeddedPostgres(fixture);
    const expected = {
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      shared_buffers: '128MB',
      max_connections: '60',
      jit: 'off',
      random_page_cost: '1.1',
      TimeZone: 'UTC',
      work_mem: '9MB',
    };
    const settings = await ask(database.url, `select name, current_setting(name) as value from pg_settings`);
    await database.stop();
    expect(Object.fromEntries(settings.map(({ name, value }) => [name, value]))).toMatchObject(expected);
  });

  it('writes no client data to its log', async () => {
    await using fixture = await makeUsedFixture();
    const database = await startEmbeddedPostgres(fixture);
    await ask(database.url, 'create table person (name text primary key)');
    const hostile = [
      `insert into person values ('Secretia'), ('Secretia')`,
      `select 'Secretia'::uuid`,
      `select 'Secretia' from nowhere`,
      `do $$ begin raise warning 'Secretia'; raise log 'Secretia'; end $$`,
      `set log_statement = 'all'`,
      `set log_min_messages = 'debug5'`,
    ];
    for (const statement of hostile) await ask(database.url, statement).catch(() => undefined);
    await database.stop();
    expect(readFileSync(path.join(fixture.dataDir, 'postgres.log'), 'utf8')).not.toContain('Secretia');
  });

  it('uses another port if its own is in use', async () => {
    await using fixture = await makeUsedFixture();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const taken = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const database = await startEmbeddedPostgres({ ...fixture, port: taken });
    expect(database.port).not.toBe(taken);
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    other.close();
  });

  it('serves two instances that start concurrently, and stops with the last', async () => {
    await using fixture = makeFixture();
    const [one, two] = await Promise.all([
      startInstance(fixture.dataDir, fixture.systemDir),
      startInstance(fixture.dataDir, fixture.systemDir),
    ]);
    expect([one.adopted, two.adopted].toSorted()).toEqual([false, true]);
    expect(two).toMatchObject({ pid: one.pid, url: one.url });
    await ask(one.url, `create table note as select 'shared' as text`);
    expect(await ask(two.url, 'select text from note')).toEqual([{ text: 'shared' }]);

    expect(await one.stop()).toBe('left running');
    expect(await ask(two.url, 'select text from note')).toEqual([{ text: 'shared' }]);
    expect(await two.stop()).toBe('stopped');
    await expect(ask(two.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('starts for an instance that arrives while the last one stops it', async () => {
    await using fixture = await makeUsedFixture();
    let current = await startInstance(fixture.dataDir, fixture.systemDir);
    for (let turn = 0; turn < 4; turn += 1) {
      const [, next] = await Promise.all([current.stop(), startInstance(fixture.dataDir, fixture.systemDir)]);
      expect(await ask(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      current = next;
    }
    expect(await current.stop()).toBe('stopped');
  });

  it('creates a new password if its file is lost, and reports a wrong one', async () => {
    await using fixture = await makeUsedFixture();
    const file = path.join(fixture.dataDir, 'postgres.password');
    await (await startEmbeddedPostgres(fixture)).stop();
    rmSync(file);
    const database = await startEmbeddedPostgres(fixture);
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();

    writeFileSync(file, 'not-it\n');
    const failure = await startEmbeddedPostgres(fixture).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect((failure as Error).message).toMatch(/^The password in .* does not open the database in [^\n]*$/);
  });

  it('reports in one line that another PostgreSQL version created the database', async () => {
    await using fixture = await makeUsedFixture();
    await (await startEmbeddedPostgres(fixture)).stop();
    writeFileSync(path.join(fixture.dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres(fixture)).rejects.toThrow(
      /created by PostgreSQL 17; this version of Salus includes 18[^\n]*$/,
    );
  });

  it('reports PostgreSQL’s own failure in one line', async () => {
    await using fixture = await makeUsedFixture();
    await (await startEmbeddedPostgres(fixture)).stop();
    writeFileSync(path.join(fixture.dataDir, 'postgres', 'pg_hba.conf'), 'nonsense\n');
    await expect(startEmbeddedPostgres(fixture)).rejects.toThrow(/^The embedded PostgreSQL did not start: [^\n]+$/);
  });

  it('reports in one line that the data directory cannot be used', async () => {
    await using fixture = makeFixture();
    writeFileSync(path.join(fixture.root, 'file'), '');
    const dataDir = path.join(fixture.root, 'file', 'data');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /^The data directory [^\n]* cannot be used: [^\n]+$/,
    );
  });
});
