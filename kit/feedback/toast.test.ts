import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideToast, pauseToasts, resumeToasts, runToast, toast, useToasts } from './toast.ts';

const shown = (): string[] => useToasts.getState().toasts.map(({ message }) => message);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of useToasts.getState().toasts) hideToast(id);
  vi.useRealTimers();
});

test('success stays 3 s, a warning 4 s', () => {
  toast.success('Saved');
  toast.warning('No mobile number');
  vi.advanceTimersByTime(2999);
  expect(shown()).toEqual(['Saved', 'No mobile number']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['No mobile number']);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
});

test('shows a repeated message once and restarts its timer', () => {
  toast.error('Network Error', { id: 'network' });
  vi.advanceTimersByTime(7000);
  toast.error('Network Error', { id: 'network' });
  vi.advanceTimersByTime(7000);
  expect(shown()).toEqual(['Network Error']);
});

test('shows at most four, the newest', () => {
  for (const message of ['1', '2', '3', '4', '5']) toast.info(message);
  expect(shown()).toEqual(['2', '3', '4', '5']);
});

test('hides nothing while the user is reading', () => {
  toast.success('Saved');
  pauseToasts();
  toast.warning('No mobile number');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Saved', 'No mobile number']);
  resumeToasts();
  vi.advanceTimersByTime(4000);
  expect(shown()).toEqual([]);
});

test('an action stays 8 s, runs once and hides its toast', () => {
  let undone = 0;
  const action = { label: 'Undo', run: () => (undone += 1) };
  toast.success('Deleted', { action });
  vi.advanceTimersByTime(7999);
  expect(shown()).toEqual(['Deleted']);
  runToast(useToasts.getState().toasts[0]!);
  expect([undone, shown()]).toEqual([1, []]);
  toast.success('Deleted', { action });
  vi.advanceTimersByTime(8000);
  expect(shown()).toEqual([]);
});

test('adding, hiding or reading one toast does not restart the timers of others', () => {
  toast.success('Saved');
  vi.advanceTimersByTime(1000);
  toast.info('A new request');
  // The host calls this when the list has changed and the user is not reading.
  resumeToasts();
  vi.advanceTimersByTime(1000);
  pauseToasts();
  vi.advanceTimersByTime(10_000);
  resumeToasts();
  resumeToasts();
  vi.advanceTimersByTime(999);
  expect(shown()).toEqual(['Saved', 'A new request']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(['A new request']);
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual([]);
});
