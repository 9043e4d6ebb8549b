import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:00:30Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:01:00Z', '59 minutes ago'],
  ['2026-11-21T10:30:00Z', '1 hour ago'],
  ['2026-11-20T13:00:00Z', '23 hours ago'],
  ['2026-11-18T12:00:00Z', '3 days ago'],
])('%s was %s', (instant, text) => expect(timeAgo(instant, now)).toBe(text));
