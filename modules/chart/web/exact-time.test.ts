import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exactTime } from './exact-time.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T18:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('shows the time of a save today, and date and time of an earlier one', () => {
  expect(exactTime('2026-11-22T14:40:00Z')).toBe('9:40:00 AM');
  expect(exactTime('2026-11-19T14:40:00Z')).toBe('11/19/2026 9:40:00 AM');
});
