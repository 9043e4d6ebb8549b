import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canEnter, chooseServerUser, isRoot } from './choose-server-user.ts';
import { findPackage, type PostgresPackage } from './find-package.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { makeFixture } from './testing/fixture.ts';

const nobody = isRoot() ? chooseServerUser(undefined, ['nobody']) : {};

/** Unpacks a package as npm does without install scripts: without the links between the libraries. */
function unpack(root: string): PostgresPackage {
  const { native, version } = findPackage();
  const copy = path.join(root, 'package', 'native');
  cpSync(native, copy, { recursive: true, filter: (file) => !lstatSync(file).isSymbolicLink() });
  chmodSync(path.dirname(copy), 0o755);
  return { native: copy, version };
}

const links = (native: string) =>
  readdirSync(path.join(native, 'lib'), { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());

describe('prepareBinaries', () => {
  it('creates the links that the install script should have created', async () => {
    await using fixture = makeFixture();
    const found = unpack(fixture.root);
    expect(links(found.native)).toEqual([]);
    expect(prepareBinaries(found, nobody, fixture.systemDir, () => undefined)).toBe(found.native);
    expect(links(found.native).length).toBeGreaterThan(0);
    expect(existsSync(fixture.systemDir)).toBe(false);
  });

  it.runIf(isRoot())('copies PostgreSQL once where its user cannot read the package', async () => {
    await using fixture = makeFixture();
    const found = unpack(fixture.root);
    for (const entry of readdirSync(found.native, { recursive: true, encoding: 'utf8' })) {
      // Simulates an installation with a restrictive umask.
      chmodSync(path.join(found.native, entry), 0o700);
    }
    chmodSync(path.dirname(found.native), 0o700);
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const copy = prepareBinaries(found, nobody, fixture.systemDir, log);
    expect(copy).toBe(path.join(fixture.systemDir, `postgres.runtime-${found.version}`));
    expect(canEnter(nobody, path.join(copy, 'share', 'postgresql'))).toBe(true);
    expect(prepareBinaries(found, nobody, fixture.systemDir, log)).toBe(copy);
    expect(lines).toHaveLength(1);
  });

  it.runIf(isRoot() && canEnter(nobody, import.meta.dirname))(
    'lets an ordinary user use a read-only package without links',
    async () => {
      await using fixture = makeFixture();
      const found = unpack(fixture.root);
      const copyDir = path.join(fixture.root, 'theirs');
      const program = `
      const { mkdirSync } = await import('node:fs');
      const { prepareBinaries } = await import(${JSON.stringify(new URL('prepare-binaries.ts', import.meta.url))});
      console.log(prepareBinaries(${JSON.stringify(found)}, {}, ${JSON.stringify(copyDir)}, () => undefined));`;
      chmodSync(fixture.root, 0o777);
      const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
        ...nobody,
        cwd: '/',
        encoding: 'utf8',
      });
      expect(run.stderr).toBe('');
      expect(run.stdout.trim()).toBe(path.join(copyDir, `postgres.runtime-${found.version}`));
    },
  );

  it('suggests DATABASE_URL in one line if PostgreSQL does not run', async () => {
    await using fixture = makeFixture();
    const found = unpack(fixture.root);
    // The same error as on a system without the C library: the program's interpreter is missing.
    writeFileSync(path.join(found.native, 'bin', 'postgres'), '#!/lib/ld-absent.so\n');
    expect(() => prepareBinaries(found, nobody, fixture.systemDir, () => undefined)).toThrow(
      /^[^\n]*set DATABASE_URL[^\n]*$/,
    );
    rmSync(path.join(found.native, 'bin', 'postgres'));
  });
});
