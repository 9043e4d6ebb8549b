import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { scheduling } from '../index.ts';
import { chooseHolidays, extendHolidays, readHolidayChoice } from './choose-holidays.ts';
import { readHolidays } from './hours.sql.ts';
import { deleteTimeOff } from './save-hours.ts';

const app = useTestApp();
let manager: RequestContext;

beforeAll(async () => {
  manager = await (await makeTestClinic(app(), scheduling.accessRules)).as('Manager');
});

// The tests' clock shows November 23, 2026.
const closed = () => readHolidays(app().database.kysely, manager.actor.clinicId, '2026-11-23');
const days = async (): Promise<string[]> => (await closed()).map(({ first_day: day, reason }) => `${day} ${reason}`);

test('chosen holidays close their days through the end of next year, and open them again when no longer chosen', async () => {
  expect(await chooseHolidays(manager, 0, ['easter'])).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(must(await chooseHolidays(manager, 0, ['christmas', 'thanksgiving']))).toEqual({
    holidays: ['thanksgiving', 'christmas'],
    version: 1,
  });
  const four = [
    '2026-11-26 Thanksgiving Day',
    '2026-12-25 Christmas Day',
    '2027-11-25 Thanksgiving Day',
    '2027-12-24 Christmas Day',
  ];
  expect(await days()).toEqual(four);
  expect(await chooseHolidays(manager, 0, [])).toMatchObject({ code: 'STALE_VERSION' });
  must(await chooseHolidays(manager, 1, ['christmas']));
  expect(await days()).toEqual([four[1], four[3]]);
  must(await chooseHolidays(manager, 2, ['christmas', 'thanksgiving']));
  expect(await days()).toEqual(four);
});

test('the yearly extension adds nothing twice, and a deleted day stays open', async () => {
  const [first] = await closed();
  must(await deleteTimeOff(manager, first!.id, first!.version));
  await extendHolidays(app());
  expect(await days()).toHaveLength(3);
  expect(await readHolidayChoice(app().database.kysely, manager.actor.clinicId)).toMatchObject({ version: 3 });
});
