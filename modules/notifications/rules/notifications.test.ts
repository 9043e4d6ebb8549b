import { expect, test } from 'vitest';
import { type NotificationPaths, notificationUrl, shortened } from './index.ts';

test('shortens a description to 80 characters without splitting a character', () => {
  expect(shortened('short  and\nplain')).toBe('short and plain');
  expect(shortened('x'.repeat(80))).toBe('x'.repeat(80));
  expect(shortened('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
  expect(shortened(`${'x'.repeat(79)}🫀🫀`)).toBe(`${'x'.repeat(79)}🫀…`);
});

const paths: NotificationPaths = {
  calendar: () => '/scheduling/index',
  Message: (id) => `/securemessage/${encodeURIComponent(id)}`,
  Tasks: (_id, path) => path ?? '/tasks/index',
};

test.each([
  ['calendar', '/patients/1', '/scheduling/index'],
  ['Message', null, '/securemessage/a%2Fb'],
  ['Tasks', '/tasks/ToDo?id=1', '/tasks/ToDo?id=1'],
  ['Tasks', null, '/tasks/index'],
  ['Patient Request', null, '/dashboard'],
  ['toString', null, '/dashboard'],
  ['Elsewhere', null, '/dashboard'],
])('a notification of %s with %s links to %s', (microservice_name, path, way) => {
  expect(notificationUrl({ microservice_name, path, pass_id: 'a/b' }, paths)).toBe(way);
});
