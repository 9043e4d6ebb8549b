import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const globalSetup = at('./platform/testing/global-setup.ts');

// Rules, building blocks and laws need no database, so running only those starts none.
const withoutDatabase = ['modules/*/rules', 'modules/*/web', 'kit', 'values', 'web', 'checks', 'bin'].map(
  (path) => `${path}/**/*.test.{ts,tsx}`,
);
const withDatabase = ['modules/*/server', 'platform', 'server', 'seed', 'sandbox', 'bench'].map(
  (path) => `${path}/**/*.test.ts`,
);

export default defineConfig({
  resolve: {
    // Two copies of graphql in one process refuse each other's types ("another module or realm").
    alias: [{ find: /^graphql$/, replacement: at('./node_modules/graphql/index.js') }],
  },
  test: {
    pool: 'forks',
    // What a process has read it keeps for the files after it: a fifth of the run was reading the same modules again.
    isolate: false,
    // Those with a database wait for its disk.
    maxWorkers: 3,
    // Long enough for a machine that has other things to do: how quick something is decides no test.
    testTimeout: 90_000,
    hookTimeout: 300_000,
    allowOnly: false,
    projects: [
      { extends: true, test: { name: 'units', include: withoutDatabase } },
      {
        extends: true,
        test: { name: 'database', include: withDatabase, globalSetup: existsSync(globalSetup) ? [globalSetup] : [] },
      },
    ],
  },
});
