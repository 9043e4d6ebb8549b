import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { addCalendar, scheduling } from '../index.ts';
import { saveWeek } from './save-hours.ts';

const app = useTestApp();

test('the audit log contains the previous week', async () => {
  const clinic = await makeTestClinic(app(), scheduling.accessRules);
  const doctor = await clinic.as('Doctor');
  const id = await app().database.transaction((tx) =>
    addCalendar(tx, { clinicId: clinic.clinicId, userId: doctor.actor.userId, color: '#0f6663' }),
  );
  const span = (weekday: number) => ({ weekday, start_minute: 540, end_minute: 1020, is_break: false });
  must(await saveWeek(doctor, id, 1, [span(1), span(2)]));
  must(await saveWeek(doctor, id, 2, null));
  const { rows } = await app().database.pool.query(
    'select changes from audit.inbox where object_id = $1 order by time, id',
    [id],
  );
  expect(rows.map(({ changes }) => changes.week)).toEqual([
    { before: 'opening hours', after: '2 spans' },
    { before: '2 spans', after: 'opening hours' },
  ]);
});
