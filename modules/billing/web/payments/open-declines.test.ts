import { expect, test } from 'vitest';
import { openDeclines } from './open-declines.ts';

const pay = (patient: string, status: string, amount: number, hour: number) => ({
  patient: { id: patient },
  status,
  amount,
  create_time: `2026-11-27T${String(hour).padStart(2, '0')}:00:00Z`,
});

test('a decline is listed once per patient, until the card is charged after all', () => {
  const [first, second] = [pay('a', 'failed', 5000, 8), pay('a', 'failed', 5000, 9)];
  const partly = pay('b', 'failed', 5000, 8);
  const payments = [
    first,
    second,
    partly,
    pay('b', 'succeeded', 2000, 9),
    pay('c', 'failed', 100, 7),
    pay('c', 'succeeded', 100, 8),
  ];
  expect(openDeclines(payments)).toEqual([second, partly]);
  expect(openDeclines([pay('d', 'succeeded', 100, 7), pay('d', 'failed', 100, 8)])).toHaveLength(1);
});
