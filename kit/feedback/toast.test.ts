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

test('the same message twice is shown once, and from the start', () => {
  toast.error('Network Error', { id: 'network' });
  vi.advanceTimersByTime(7000);
  toast.error('Network Error', { id: 'network' });
  vi.advanceTimersByTime(7000);
  expect(shown()).toEqual(['Network Error']);
});

test('four at most, the newest', () => {
  for (const message of ['1', '2', '3', '4', '5']) toast.info(message);
  expect(shown()).toEqual(['2', '3', '4', '5']);
});

test('while somebody reads, nothing goes away', () => {
  toast.success('Saved');
  pauseToasts();
  toast.warning('No mobile number');
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Saved', 'No mobile number']);
  resumeToasts();
  vi.advanceTimersByTime(4000);
  expect(shown()).toEqual([]);
});

test('an action stays 8 s, runs once and takes its toast away', () => {
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

test('one that comes, goes or is read for a moment restarts no other’s clock', () => {
  toast.success('Saved');
  vi.advanceTimersByTime(1000);
  toast.info('A new request');
  // The host says so whenever the list has changed and nobody reads.
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
