import { expect, test } from 'vitest';
import { changedSince, changedWords } from './changed-since.ts';

test('distinguishes changes to the event from changes to its series', () => {
  expect(changedSince({ version: 2, series_version: 1 }, { version: 2, series_version: 1 })).toBeNull();
  expect(changedSince({ version: 2, series_version: null }, { version: 2, series_version: null })).toBeNull();
  expect(changedSince({ version: 1, series_version: 1 }, { version: 2, series_version: 2 })).toBe('event');
  expect(changedSince({ version: 2, series_version: 1 }, { version: 2, series_version: 2 })).toBe('series');
});

test('describes the change to the author of a restored draft', () => {
  const seen = { version: 2, series_version: 1 };
  expect(changedWords(seen, seen)).toBeNull();
  expect(changedWords(seen, { ...seen, version: 3 })).toContain('changed this event since');
  expect(changedWords(seen, { ...seen, series_version: 2 })).toContain('changed the series of this event since');
});
