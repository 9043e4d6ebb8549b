import { expect, test } from 'vitest';
import { demandsOf, fileProblem, largestZoom, magnification, sizeProblem, zoomOf } from './image-checks.ts';

const demands = demandsOf({ minWidth: 100, minHeight: 100 });

test('describes a problem of a chosen file', () => {
  expect(fileProblem({ type: 'text/plain', size: 1 }, demands)).toBe('Image only');
  expect(fileProblem({ type: 'image/png', size: 10_240 * 1024 + 1 }, demands)).toBe(
    'Image exceeds size limit: 10240kb',
  );
  expect(fileProblem({ type: 'image/png', size: 10_240 * 1024 }, demands)).toBeNull();
  expect(sizeProblem({ width: 99, height: 400 }, demands)).toBe(
    "Image's size is too low. Expected at least: 100 * 100",
  );
  expect(sizeProblem({ width: 199, height: 400 }, demandsOf({}))).toContain('200 * 200');
});

test('zoom 100 never crops below the minimum size', () => {
  expect(largestZoom({ width: 400, height: 300 }, demands)).toBe(3);
  expect(largestZoom({ width: 100, height: 300 }, demands)).toBe(1);
  expect(largestZoom({ width: 9000, height: 9000 }, demands)).toBe(8);
  expect([0, 50, 100].map((zoom) => magnification(zoom, 3))).toEqual([1, 2, 3]);
  expect([1, 2, 3, 9].map((factor) => zoomOf(factor, 3))).toEqual([0, 50, 100, 100]);
  expect(zoomOf(1, 1)).toBe(0);
});
