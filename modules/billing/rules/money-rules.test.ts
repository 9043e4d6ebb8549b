import { expect, test } from 'vitest';
import {
  ageBucket,
  allocate,
  applyProblem,
  chargeAmount,
  isMinor,
  modifiedFee,
  type Claim,
  claimCells,
} from './index.ts';

test('a discount is in cents or whole percent, and never exceeds the charge', () => {
  const line = { quantity: 2, price: 333, discount: 10, discount_mode: 'Percent', tax: 7 } as const;
  expect(chargeAmount(line)).toBe(666 - 67 + 7);
  expect(chargeAmount({ ...line, discount: 900, discount_mode: 'Amount' })).toBe(7);
});

test('allocates money to the date of service first, then to the oldest charges, to the cent', () => {
  const charges = [
    { id: 'a', date_of_charge: '2026-01-02', open: 100 },
    { id: 'b', date_of_charge: '2026-01-01', open: 50 },
    { id: 'c', date_of_charge: '2026-01-03', open: 30 },
  ];
  expect(allocate(120, charges, '2026-01-03')).toEqual([
    { charge_id: 'c', amount: 30 },
    { charge_id: 'b', amount: 50 },
    { charge_id: 'a', amount: 40 },
  ]);
  expect(allocate(0, charges)).toEqual([]);
  expect(applyProblem([{ charge_id: 'a', amount: 5 }], 4)).toMatch(/exceed the payment/);
  expect(
    applyProblem(
      [
        { charge_id: 'a', amount: 2 },
        { charge_id: 'a', amount: 1 },
      ],
      4,
    ),
  ).toMatch(/twice/);
});

test('applies modifiers to a fee, and groups ages into four ranges', () => {
  expect(modifiedFee(10_000, ['50'])).toBe(15_000);
  expect(modifiedFee(10_000, ['25'])).toBe(10_000);
  expect(['2026-11-01', '2026-10-01', '2026-09-01', '2026-01-01'].map((day) => ageBucket(day, '2026-11-23'))).toEqual([
    0, 1, 2, 3,
  ]);
});

test('aligns the cents of every amount on a claim in one column', () => {
  const person = { last: 'Ode', first: 'Ada', born: '1980-05-01', sex: 'Female' };
  const line = { day: '2026-11-23', place: '11', code: '99213', modifiers: [], pointers: 'A', units: 1, npi: '1' };
  const claim: Claim = {
    payer: { name: '', type: 'Other', lines: [] },
    memberId: '1',
    insured: { ...person, street: '', city: '', state: '', zip: '' },
    relationship: 'Self',
    other: null,
    patient: { ...person, street: '', city: '', state: '', zip: '', phone: '' },
    group: '',
    plan: '',
    isReleased: false,
    isAssigned: true,
    employment: false,
    autoState: '',
    otherAccident: false,
    onset: '',
    notes: '',
    referrer: { name: '', npi: '' },
    diagnoses: ['I10'],
    priorAuthorization: '',
    taxId: '1',
    isEin: true,
    lines: [205_00, 55_00, 1_234_05].map((cents) => ({ ...line, cents })),
    account: 'SB1',
    acceptsAssignment: true,
    paidCents: 5,
    provider: '',
    signedDay: '2026-11-23',
    facility: [],
    facilityNpi: '',
    billing: [],
    billingNpi: '',
    billingPhone: '',
  };
  const amounts = claimCells(claim).cells.filter(({ text, column }) => /^\d+ \d{2}$/.test(text) && column > 49);
  const ends = (of: typeof amounts): number[] => [...new Set(of.map(({ column, text }) => column + text.length))];
  expect(amounts.map(({ text }) => text)).toEqual(['205 00', '55 00', '1234 05', '1494 05', '0 05']);
  expect(ends(amounts.slice(0, 3))).toHaveLength(1);
  // Box 12 is empty without a release; a long name keeps its end.
  const signed = claimCells(claim).cells.filter(({ text }) => text === 'SIGNATURE ON FILE');
  expect(signed.map(({ column }) => column)).toEqual([57]);
  const long = { ...person, last: 'Featherstonehaugh-Cholmondeley', first: 'Maximiliana' };
  const named = claimCells({ ...claim, patient: { ...claim.patient, ...long } }).cells;
  expect(named).toContainEqual(
    expect.objectContaining({ text: 'FEATHERSTONEHAUGH-CHOLMONDELEY, MAXIMILIANA', fit: 28 }),
  );
});

test('a patient is a minor until the day of the eighteenth birthday', () => {
  expect(isMinor('2008-11-28', '2026-11-27')).toBe(true);
  expect(isMinor('2008-11-27', '2026-11-27')).toBe(false);
  expect(isMinor(null, '2026-11-27')).toBe(false);
});
