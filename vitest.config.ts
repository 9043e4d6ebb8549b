import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const globalSetup = at('./platform/testing/global-setup.ts');

// Rules, kit and checks need no database, so running only those starts none.
const withoutDatabase = ['modules/*/rules', 'modules/*/web', 'kit', 'values', 'web', 'checks', 'bin'].map(
  (path) => `${path}/**/*.test.{ts,tsx}`,
);
const withDatabase = [
  'modules/*/server',
  'platform',
  'server',
  'seed',
  'sandbox',
  'bench',
  'checks/citus',
  'simulation',
].map((path) => `${path}/**/*.test.ts`);

export default defineConfig({
  resolve: {
    // Two copies of graphql in one process reject each other's types ("another module or realm").
    alias: [{ find: /^graphql$/, replacement: at('./node_modules/graphql/index.js') }],
  },
  test: {
    pool: 'forks',
    // A process reuses loaded modules for its next files: loading them again would take a fifth of the run.
    isolate: false,
    // Tests with a database wait for its disk.
    maxWorkers: 3,
    // Long enough for a busy machine: speed does not decide a test.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: { name: 'units', include: withoutDatabase, exclude: [...configDefaults.exclude, 'checks/citus/**'] },
      },
      {
        extends: true,
        test: { name: 'database', include: withDatabase, globalSetup: existsSync(globalSetup) ? [globalSetup] : [] },
      },
    ],
  },
});
