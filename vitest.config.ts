import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const globalSetup = at('./platform/testing/global-setup.ts');

export default defineConfig({
  resolve: {
    // Two copies of graphql in one process refuse each other's types ("another module or realm").
    alias: [{ find: /^graphql$/, replacement: at('./node_modules/graphql/index.js') }],
  },
  test: {
    include: ['{modules,platform,kit,server,web,seed,sandbox,bench,checks,bin}/**/*.test.{ts,tsx}'],
    exclude: ['e2e/**', '**/node_modules/**', '**/dist/**', '**/data/**'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
    passWithNoTests: true,
  },
});
