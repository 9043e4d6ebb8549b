import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSeen } from './watch-seen.ts';

type Report = (entries: { isIntersecting: boolean }[]) => void;

let report: Report;
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const scroll = (isIntersecting: boolean): void => report([{ isIntersecting }]);

function FakeObserver(onChange: Report): object {
  report = onChange;
  return { observe: () => undefined, disconnect: () => undefined };
}

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an element counts as seen after a moment on screen, not earlier', () => {
  const onSeen = vi.fn();
  watchSeen({} as Element, onSeen);
  vi.advanceTimersByTime(10_000);
  scroll(true);
  vi.advanceTimersByTime(2000);
  scroll(false);
  vi.advanceTimersByTime(10_000);
  scroll(true);
  vi.advanceTimersByTime(2000);
  expect(onSeen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(onSeen).toHaveBeenCalledOnce();
});

test('reports nothing in a background tab', () => {
  const onSeen = vi.fn();
  page.visibilityState = 'hidden';
  watchSeen({} as Element, onSeen);
  scroll(true);
  vi.advanceTimersByTime(10_000);
  expect(onSeen).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(2600);
  expect(onSeen).toHaveBeenCalledOnce();
});

test('reports nothing after the notice was removed', () => {
  const onSeen = vi.fn();
  const stop = watchSeen({} as Element, onSeen);
  scroll(true);
  stop();
  vi.advanceTimersByTime(10_000);
  expect(onSeen).not.toHaveBeenCalled();
});
