import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test.each([
  ['+1 6175550143', '(617) 555-0143'],
  ['+44 2079460958', '+44 2079460958'],
  ['617 555', '617 555'],
  [null, ''],
])('formats %s as %s', (stored, shown) => expect(formatPhone(stored)).toBe(shown));
