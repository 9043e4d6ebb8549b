import { expect, test } from 'vitest';
import { orderOf } from './list-order.ts';

test('returns the sortable columns', () => {
  expect(orderOf({ column: 'birth', direction: 'desc' })).toEqual({ date_of_birth: 'desc' });
  expect(orderOf(undefined)).toBeNull();
});
