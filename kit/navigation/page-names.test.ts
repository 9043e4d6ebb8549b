import { expect, test } from 'vitest';
import { pageName, setPageName } from './page-names.ts';

test('finds a page by its path, whatever its query or notation', () => {
  setPageName('/chart/index/Y2g%3D?patientID=1', 'Ada Quist');
  expect(pageName('/chart/index/Y2g=')).toBe('Ada Quist');
  expect(pageName('/chart/index/Y2g%3D#end')).toBe('Ada Quist');
  expect(pageName('/patients/1')).toBeUndefined();
  setPageName('/chart/index/Y2g=', 'Ada Lang');
  expect(pageName('/chart/index/Y2g%3D')).toBe('Ada Lang');
});
