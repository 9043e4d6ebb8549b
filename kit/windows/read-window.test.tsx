// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ApiError, NETWORK } from '../api/api-error.ts';
import type { Read } from '../feedback/read.ts';
import { mount } from '../testing/mount.tsx';
import { ReadWindow } from './read-window.tsx';

const read = (state: Partial<Read<string | null>>): Read<string | null> => ({
  data: undefined,
  error: null,
  refetch: () => undefined,
  ...state,
});

const show = (state: Partial<Read<string | null>>, onClose = () => undefined) => (
  <ReadWindow read={read(state)} label="Task" title="Task" notFound="This task does not exist" onClose={onClose}>
    {(task) => <p>{task.toUpperCase()}</p>}
  </ReadWindow>
);

test('opens a window with the same title while the record loads, and can be closed', async () => {
  const onClose = vi.fn();
  const page = await mount(show({}, onClose));
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Task');
  await page.click('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

test('is replaced by the window of the record', async () => {
  const page = await mount(show({}));
  await page.update(show({ data: 'call' }));
  expect(document.body.textContent).toContain('CALL');
});

test('offers to retry a failed read', async () => {
  const refetch = vi.fn();
  const page = await mount(show({ error: new ApiError(NETWORK, ''), refetch }));
  expect(document.body.textContent).toContain('Task could not be loaded');
  await page.click('Try again');
  expect(refetch).toHaveBeenCalledOnce();
});

test('names a record that does not exist', async () => {
  await mount(show({ data: null }));
  expect(document.body.textContent).toContain('This task does not exist');
});
