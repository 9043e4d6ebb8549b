import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Own processes: the simulation replaces the clock, the randomness and the network of the process that it runs in.
const main = fileURLToPath(new URL('main.ts', import.meta.url));

function simulate(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
      env: { ...process.env, NODE_ENV: 'test' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += String(bytes)));
    child.once('close', (code) => resolve({ code, output }));
  });
}

test('fifty seeds of faults, crashes and lost messages leave every proof intact', { timeout: 1_800_000 }, async () => {
  const { code, output } = await simulate('--seeds', '50');
  expect(code, output.slice(-5000)).toBe(0);
  expect(output).toContain('all proofs hold');
});

test('a bug that is put in is found: pages that repeat their calls without a key', { timeout: 900_000 }, async () => {
  const { code, output } = await simulate('--break', 'no-keys', '--seeds', '5', '--until-found');
  expect(output).toContain('every call as it was answered');
  expect(code, output.slice(-5000)).toBe(1);
});
