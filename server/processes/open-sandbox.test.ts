import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { openSandbox } from './open-sandbox.ts';

test('a real clinic has no sandbox, and its settings say so', async () => {
  const config = readConfig({});
  expect(config.sandbox).toBe(true);
  const { config: used, outbox } = await openSandbox(config, false);
  expect(used).toEqual({ ...config, sandbox: false });
  expect(outbox).toBeNull();
});
