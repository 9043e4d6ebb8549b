import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

test.each([
  ['(617) 555-0143', '+1 6175550143'],
  ['617.555.0143', '+1 6175550143'],
  ['+1 6175550143', '+1 6175550143'],
  ['+44 20 7946 0958', '+44 2079460958'],
  ['(617) 555-0143 x22', '+1 6175550143 x22'],
  ['617 555 0143 ext. 22', '+1 6175550143 x22'],
  ['+1 6175550143 x22', '+1 6175550143 x22'],
  ['555-01', null],
  ['no number', null],
  ['', null],
])('%s is stored as %s', (typed, stored) => expect(readPhone(typed)).toBe(stored));
