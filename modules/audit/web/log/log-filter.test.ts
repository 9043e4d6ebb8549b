import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '#kit/navigation/query.ts';
import { countFilterPredicates, filterDays, type LogFilter, readLogFilter, whereOf } from './log-filter.ts';

const boston = 'America/New_York';
const id = '01936f7e-0f3a-7c1e-9b1d-2f6a1c0d4e5f';

test('what is written into an address is read back', () => {
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
])('%s=%s means nothing', (name, value) => {
  const read = readLogFilter({ [name]: value });
  expect(Object.values(read).every((part) => part === undefined)).toBe(true);
});

test('days begin and end at midnight of the clinic, also when the clocks change', () => {
  expect(whereOf({ from: '2026-11-21', to: '2026-11-21' }, boston)).toEqual({
    time: { gte: '2026-11-21T05:00:00Z', lt: '2026-11-22T05:00:00Z' },
  });
  expect(whereOf({ from: '2026-11-01', to: '2026-11-01' }, boston)).toEqual({
    time: { gte: '2026-11-01T04:00:00Z', lt: '2026-11-02T05:00:00Z' },
  });
  expect(whereOf({ to: '2026-12-31' }, boston)).toEqual({ time: { lt: '2027-01-01T05:00:00Z' } });
});

test('the server is asked for nothing that was not chosen', () => {
  expect(whereOf({ place: 57 }, boston)).toEqual({});
  expect(whereOf({ view: 'patient' }, boston)).toEqual({});
  expect(whereOf({ view: 'exports' }, boston)).toEqual({ view: 'exports' });
  expect(whereOf({ user: id, object: 'event', record: id }, boston)).toEqual({
    user_id: id,
    object_type: 'event',
    object_id: id,
  });
});

test('days that are no days, or the wrong way round, are refused beside their field', async () => {
  const check = async (from: string, to: string) => {
    const result = await filterDays['~standard'].validate({ from, to });
    return result.issues?.map(({ path }) => path?.[0]);
  };
  expect(await check('', '')).toBeUndefined();
  expect(await check('2026-11-01', '2026-11-01')).toBeUndefined();
  expect(await check('11/1', '2026-11-01')).toEqual(['from']);
  expect(await check('2026-11-02', '2026-11-01')).toEqual(['to']);
});
