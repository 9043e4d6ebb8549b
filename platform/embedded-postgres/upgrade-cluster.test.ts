import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPackage } from './find-package.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { ask, makeUsedFixture } from './testing/fixture.ts';
import { removeKept, undoInterruptedUpgrade, upgradeCluster } from './upgrade-cluster.ts';

// Both are of the same version: a test does not fetch an earlier one.
const old = findPackage();
const major = Number.parseInt(old.version, 10);

/** Copies one table, in place of a whole clinic. */
async function copy(from: string, to: string): Promise<void> {
  const [row] = await ask(from, 'select words from note');
  await ask(to, `create table note as select '${String(row!['words'])}' as words`);
}

async function writeNote(fixture: { dataDir: string; systemDir: string }): Promise<void> {
  const before = await startEmbeddedPostgres(fixture);
  await ask(before.url, `create table note as select 'from before' as words`);
  await before.stop();
}

async function readNote(fixture: { dataDir: string; systemDir: string }): Promise<unknown> {
  const now = await startEmbeddedPostgres(fixture);
  try {
    return await ask(now.url, 'select words from note');
  } finally {
    await now.stop();
  }
}

describe('upgradeCluster', () => {
  it('replaces the cluster by a new one with the same content, and keeps the old one until it is removed', async () => {
    await using fixture = await makeUsedFixture();
    await writeNote(fixture);
    const kept = await upgradeCluster({ ...fixture, old, copy });
    expect(kept).toBe(path.join(fixture.dataDir, `postgres.before-${major}`));
    expect(await readNote(fixture)).toEqual([{ words: 'from before' }]);
    expect(readdirSync(fixture.dataDir)).not.toContain('postgres.upgrade');
    expect(removeKept(fixture.dataDir)).toEqual([kept]);
    expect(existsSync(kept)).toBe(false);
    expect(await readNote(fixture)).toEqual([{ words: 'from before' }]);
  });

  it('leaves the old one in place if the copy fails, and succeeds the next time', async () => {
    await using fixture = await makeUsedFixture();
    await writeNote(fixture);
    const fail = async (): Promise<void> => {
      throw new Error('no space');
    };
    await expect(upgradeCluster({ ...fixture, old, copy: fail })).rejects.toThrow('no space');
    expect(await readNote(fixture)).toEqual([{ words: 'from before' }]);
    await upgradeCluster({ ...fixture, old, copy });
    expect(await readNote(fixture)).toEqual([{ words: 'from before' }]);
  });

  it('refuses a start after it was killed between the two, and puts the old one back', async () => {
    await using fixture = await makeUsedFixture();
    await writeNote(fixture);
    const dir = path.join(fixture.dataDir, 'postgres');
    mkdirSync(path.join(fixture.dataDir, 'postgres.upgrade'));
    renameSync(dir, `${dir}.before-${major}`);
    await expect(startEmbeddedPostgres(fixture)).rejects.toThrow(/interrupted: run npm run upgrade-postgres again/);
    undoInterruptedUpgrade(fixture.dataDir);
    expect(await readNote(fixture)).toEqual([{ words: 'from before' }]);
  });

  it('refuses while Salus is running', async () => {
    await using fixture = await makeUsedFixture();
    const running = await startEmbeddedPostgres(fixture);
    await expect(upgradeCluster({ ...fixture, old, copy })).rejects.toThrow(/Salus is running.*stop it first/);
    await running.stop();
  });
});
