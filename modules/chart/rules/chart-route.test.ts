import { expect, test } from 'vitest';
import { chartPath, chartSegment, noteIdOf } from './chart-route.ts';

const ID = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

test('a segment is the base64 of "chartnote:" and the ID', () => {
  expect(chartSegment(ID)).toBe(Buffer.from(`chartnote:${ID}`).toString('base64'));
  expect(noteIdOf(chartSegment(ID))).toBe(ID);
});

test.each([
  '',
  'x',
  '%%%',
  ID,
  btoa(ID),
  btoa('chartnote:1'),
  btoa(`note:${ID}`),
  btoa(`chartnote:${ID} or 1=1`),
  'Y2hhcnRub3RlOg==',
  'é',
])('returns null for %j', (segment) => expect(noteIdOf(segment)).toBeNull());

test('the address contains the name and the patient', () => {
  const path = chartPath(ID, { id: 'p1', name: 'Zoë & Ada' });
  expect(path.startsWith('/chart/index/')).toBe(true);
  const url = new URL(path, 'https://page.invalid');
  expect(noteIdOf(decodeURIComponent(url.pathname.split('/').at(-1)!))).toBe(ID);
  expect(Object.fromEntries(url.searchParams)).toEqual({ name: 'Zoë & Ada', patientID: 'p1' });
});
