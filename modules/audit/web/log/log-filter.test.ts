import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '#kit/navigation/query.ts';
import { countFilterPredicates, filterDays, type LogFilter, readLogFilter, whereOf } from './log-filter.ts';

const boston = 'America/New_York';
const id = '01936f7e-0f3a-7c1e-9b1d-2f6a1c0d4e5f';

test('reads back a filter that was written to the URL', () => {
  const filter: LogFilter = {
    view: 'rights',
    user: id,
    action: 'sign_in',
    outcome: 'refused',
    object: 'chart_note',
    record: id,
    patient: id,
    from: '2026-11-01',
    to: '2026-11-21',
    place: 57,
    entry: id,
  };
  expect(readLogFilter(readQuery(writeQuery({ ...filter })))).toEqual(filter);
  expect(countFilterPredicates(filter)).toBe(8);
  expect(countFilterPredicates({ place: 57, entry: id })).toBe(0);
});

test.each([
  ['view', 'everything'],
  ['user', 'ada'],
  ['action', 'drop'],
  ['outcome', 'maybe'],
  ['object', "x' or 1=1"],
  ['patient', '7'],
  ['from', '2026-02-30'],
  ['to', '11/21/2026'],
  ['place', '0'],
  ['place', '1e9'],
])('ignores %s=%s', (name, value) => {
  const read = readLogFilter({ [name]: value });
  expect(Object.values(read).every((part) => part === undefined)).toBe(true);
});

test('days begin and end at midnight in the clinic’s time zone, also on clock changes', () => {
  expect(whereOf({ from: '2026-11-21', to: '2026-11-21' }, boston)).toEqual({
    time: { gte: '2026-11-21T05:00:00Z', lt: '2026-11-22T05:00:00Z' },
  });
  expect(whereOf({ from: '2026-11-01', to: '2026-11-01' }, boston)).toEqual({
    time: { gte: '2026-11-01T04:00:00Z', lt: '2026-11-02T05:00:00Z' },
  });
  expect(whereOf({ to: '2026-12-31' }, boston)).toEqual({ time: { lt: '2027-01-01T05:00:00Z' } });
});

test('sends only selected filters to the server', () => {
  expect(whereOf({ place: 57 }, boston)).toEqual({});
  expect(whereOf({ view: 'patient' }, boston)).toEqual({});
  expect(whereOf({ view: 'exports' }, boston)).toEqual({ view: 'exports' });
  expect(whereOf({ user: id, object: 'event', record: id }, boston)).toEqual({
    user_id: id,
    object_type: 'event',
    object_id: id,
  });
});

test('rejects invalid days and reversed ranges next to their field', async () => {
  const check = async (from: string, to: string) => {
    const result = await filterDays['~standard'].validate({ from, to });
    return result.issues?.map(({ path }) => path?.[0]);
  };
  expect(await check('', '')).toBeUndefined();
  expect(await check('2026-11-01', '2026-11-01')).toBeUndefined();
  expect(await check('11/1', '2026-11-01')).toEqual(['from']);
  expect(await check('2026-11-02', '2026-11-01')).toEqual(['to']);
});
