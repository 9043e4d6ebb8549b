import { describe, expect, test } from 'vitest';
import {
  allocateLots,
  amount,
  costOf,
  nameAllergies,
  needsSecondPerson,
  proposeOrder,
  readCountSheet,
  readItemSheet,
  readProductSheet,
  taxOf,
  type ShelfLot,
} from './index.ts';

const lot = (
  lotId: string,
  quantity: number,
  expiresOn: string | null,
  heldReason: string | null = null,
): ShelfLot => ({
  lotId,
  quantity,
  expiresOn,
  heldReason,
  locationId: 'here',
  receivedTime: new Date(0),
});
const shares = (lots: ShelfLot[], quantity: number) =>
  allocateLots(lots, quantity, '2026-11-23')?.map(({ lotId, quantity: share }) => `${lotId} ${share}`) ?? null;

describe('lots', () => {
  const lots = [
    lot('keeps', 5, null),
    lot('late', 5, '2027-01-01'),
    lot('soon', 2, '2026-11-23'),
    lot('gone', 9, '2026-11-22'),
    lot('held', 9, '2026-12-01', 'recalled'),
  ];
  test('the earliest expiration goes first, lots without one last', () =>
    expect(shares(lots, 8)).toEqual(['soon 2', 'late 5', 'keeps 1']));
  test('neither expired nor held stock counts', () => expect(shares(lots, 13)).toBeNull());
  test('an empty request takes nothing', () => expect(shares(lots, 0)).toEqual([]));
});

test('costs and taxes are whole cents', () => {
  expect(costOf(7, { cost_cents: 100, cost_units: 3 })).toBe(233);
  expect(costOf(-7, { cost_cents: 100, cost_units: 3 })).toBe(-233);
  expect(taxOf(1895, 625)).toBe(118);
});

test('an order brings an item to its target, minus what is on order', () => {
  const item = {
    available: 5,
    onOrder: 10,
    reorderLevel: 20,
    targetLevel: 100,
    unit: 'tablet',
    packs: [
      { name: 'bottle', factor: 30 },
      { name: 'case', factor: 360 },
    ],
  };
  expect(proposeOrder(item)).toEqual({ pack: { name: 'bottle', factor: 30 }, packs: 3, target: 100 });
  expect(proposeOrder({ ...item, onOrder: 95 }).packs).toBe(0);
  expect(proposeOrder({ ...item, packs: [], targetLevel: null })).toMatchObject({
    pack: { name: 'tablet', factor: 1 },
    packs: 25,
  });
});

test('a large variance, or one of a controlled item, needs two people', () => {
  const line = { variance: -1, varianceCents: -5000, isControlled: false };
  expect(needsSecondPerson([line])).toBe(false);
  expect(needsSecondPerson([line, { ...line, variance: 1, varianceCents: 1 }])).toBe(true);
  expect(needsSecondPerson([{ variance: 1, varianceCents: 1, isControlled: true }])).toBe(true);
  expect(needsSecondPerson([{ variance: 0, varianceCents: 0, isControlled: true }])).toBe(false);
});

test('finds an allergy in a name as a whole word only', () => {
  expect(nameAllergies('Penicillin V 500 mg', ['Penicillins', 'Latex'])).toEqual(['Penicillins']);
  expect(nameAllergies('Omega-3 fish oil', ['Fish'])).toEqual(['Fish']);
  expect(nameAllergies('Amoxicillin 500 mg', ['Oxi'])).toEqual([]);
});

test.each([
  [1, 'tablet', '1 tablet'],
  [12, 'tablet', '12 tablets'],
  [0, 'glass vial', '0 glass vials'],
  [3, 'box', '3 boxes'],
  [250, 'mL', '250 mL'],
  [2, 'each', '2 each'],
  [2, '', '2'],
])('%d of “%s” are %s', (quantity, unit, words) => expect(amount(quantity, unit)).toBe(words));

describe('files', () => {
  test('reports missing headers', () =>
    expect(readItemSheet('name,unit\nA,b').problems).toEqual([
      { line: 1, message: 'The first line must contain the column names kind.' },
    ]));
  test('reads quotes, blank lines and a byte order mark', () => {
    const { items } = readItemSheet(
      '\uFEFFName,Kind,Unit,Pack,Pack size,Cost\r\n"Gauze, 4 ""in""",general,pack,box,50,13\r\n\r\n',
    );
    expect(items).toMatchObject([
      { item_name: 'Gauze, 4 "in"', packs: [{ name: 'box', factor: 50 }], cost_cents: 1300, cost_units: 50 },
    ]);
  });
  test('a drug keeps its expiration date, an amount is one row, and names are unique', () => {
    expect(readItemSheet('name,kind,unit,expires\nA,drug,b,no').problems).toHaveLength(1);
    const { products, problems } = readProductSheet('name,kind,price,tax\nA,drug,1.5,6.25%\nA,drug,2,\nB,service,x,');
    expect(products).toMatchObject([{ price_cents: 150, tax_basis_points: 625 }]);
    expect(problems.map(({ line }) => line)).toEqual([3, 4]);
  });
  test('a count sheet leaves out uncounted lines', () => {
    const sheet = readCountSheet('Line,Item,Counted,At\na,X,3,2026-11-22T10:00:00Z\nb,Y,,\nc,Z,1.5,\nd,W,2,noon');
    expect(sheet.counted).toMatchObject([{ id: 'a', counted: 3, time: '2026-11-22T10:00:00Z' }]);
    expect(sheet.problems.map(({ line }) => line)).toEqual([4, 5]);
  });
});
