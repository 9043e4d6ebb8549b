import { expect, test } from 'vitest';
import { toMarkup } from '../testing/to-markup.tsx';
import { DataAsOf } from './data-as-of.tsx';

test('shows the time of data from a replica, and nothing for current data', () => {
  expect(toMarkup(<DataAsOf time="2026-11-27T14:02:31Z" />)).toMatch(/Data as of 11\/27\/2026 \d\d:02:31 [AP]M/);
  expect(toMarkup(<DataAsOf time={null} />)).not.toContain('Data as of');
});
