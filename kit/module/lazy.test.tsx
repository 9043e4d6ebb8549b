import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { codeForLater, lazy, loadPart } from './lazy.ts';

test('a part that was fetched before is rendered without a placeholder', async () => {
  const load = async () => ({ default: () => <p>Loaded</p> });
  const Part = lazy(load);
  const page = (
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>
  );
  expect([...codeForLater]).toContain(load);
  await loadPart(load);
  expect(renderToString(page)).toContain('<p>Loaded</p>');
});

test('a part is loaded once, and again after a failure', async () => {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls === 1) throw new Error('Unable to preload');
    return calls;
  };
  await expect(loadPart(load)).rejects.toThrow('Unable to preload');
  expect(await loadPart(load)).toBe(2);
  expect(await loadPart(load)).toBe(2);
});
