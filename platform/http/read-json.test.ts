import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const MOST = 1024 * 1024;
const of = { clinicId: 'test', userId: null };
const answer = (text: string): Response => new Response(text);

test('reads JSON, both small and parsed in a thread', async () => {
  const small = { é: [1, null, 'x'] };
  const large = { ...small, text: 'ü'.repeat(100_000) };
  expect(await readJson(answer(JSON.stringify(small)), MOST, of)).toEqual(small);
  expect(await readJson(answer(JSON.stringify(large)), MOST, of)).toEqual(large);
});

test('throws for invalid JSON and for a body that is too long, whatever its size', async () => {
  for (const text of ['{', `[${'1,'.repeat(100_000)}`, '"x"'.padEnd(MOST + 1)])
    await expect(readJson(answer(text), MOST, of)).rejects.toThrow();
});
