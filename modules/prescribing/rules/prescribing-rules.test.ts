// Over 300 lines: every rule of a prescription, next to the fields it applies to.
import { expect, test } from 'vitest';
import {
  cancelProblem,
  ingredientWords,
  daysSupplyOf,
  firstProblem,
  furtherProblem,
  isControlled,
  isGhb,
  namesControlled,
  negativeProblem,
  newIngredient,
  NO_INGREDIENT,
  noteCancels,
  openAlerts,
  placeholderProblem,
  type PrescriptionFields,
  receiverProblem,
  refillsFor,
  resemblesControlled,
  type ResponseFields,
  responseProblem,
  shownFields,
  sigText,
  startingFields,
  strengthProblem,
  TOO_MANY_INGREDIENTS,
  typedDecimal,
  typedInteger,
  untouchedDefaults,
  withIngredient,
  withoutIngredient,
} from './index.ts';

const TODAY = '2026-11-22';
const parties = {
  prescriberFirstName: 'Ada',
  prescriberLastName: 'Quist',
  hasAddress: true,
  ageYears: 40,
  hasToken: true,
};
const lisinopril = {
  id: 'lisinopril',
  name: 'lisinopril 10 mg tablet',
  ndc: '00071015523',
  rxcui: null,
  dosageForm: 'Oral Tablet',
  controlled: 'N/A',
};
const whole = (change: Partial<PrescriptionFields> = {}): PrescriptionFields => ({
  ...startingFields('drug', lisinopril, TODAY),
  patient_id: 'p',
  note_id: null,
  order_number: '1',
  pharmacy_ncpdp_id: '9900010',
  sig: 'Take 1 tablet by mouth once daily',
  height: '',
  height_date: '',
  weight: '',
  weight_date: '',
  is_attested: false,
  ...change,
});

test('reports missing fields in the order of the specification', () => {
  const blank = { prescriberFirstName: '', prescriberLastName: '', hasAddress: false, ageYears: null, hasToken: false };
  const steps: [Partial<PrescriptionFields>, Partial<typeof blank>, string][] = [
    [{ patient_id: 'p' }, {}, 'Patient ID cannot be empty.'],
    [{ pharmacy_ncpdp_id: '1' }, {}, 'Pharmacy NCPDP ID cannot be empty.'],
    [{ drug_description: 'x' }, {}, 'Drug Description for Medication Prescribed cannot be empty.'],
    [{ sig: 'x' }, {}, 'Sig cannot be empty!'],
    [{}, { prescriberFirstName: 'A' }, 'Prescriber first name cannot be empty.'],
    [{}, { prescriberLastName: 'B' }, 'Prescriber last name cannot be empty.'],
    [{ refills: '0' }, {}, 'Number Of Refills value cannot be empty.'],
    [{}, { hasAddress: true }, 'Please edit the patient address first'],
    [{ substitutions: '0' }, {}, 'Substitution value cannot be empty.'],
    [{ quantity_unit: 'C48542' }, {}, 'Please select Quantity Unit Of Measure.'],
    [{ quantity: '1' }, {}, 'Drug Quantity value cannot be empty.'],
    [{}, { hasToken: true }, 'JWT for provider cannot be empty.'],
  ];
  let fields = whole({
    patient_id: '',
    pharmacy_ncpdp_id: '',
    drug_description: '',
    sig: '',
    refills: '',
    substitutions: '',
    quantity_unit: '',
    quantity: '',
  });
  let given = blank;
  for (const [change, more, message] of steps) {
    expect(firstProblem(fields, given)?.message).toBe(message);
    fields = { ...fields, ...change };
    given = { ...given, ...more };
  }
  expect(firstProblem(fields, given)).toBeNull();
});

test('checks amounts, ages, notes and placeholders once all fields are filled in', () => {
  const said = (change: Partial<PrescriptionFields>, age: number | null = 40) =>
    furtherProblem(whole(change), { ...parties, ageYears: age })?.field ?? null;
  expect(said({})).toBeNull();
  expect(said({ days_supply: '0' })).toBe('days_supply');
  expect(said({ days_supply: '30' })).toBeNull();
  expect(said({ quantity: '0' })).toBe('quantity');
  expect(said({ refills: '-1' })).toBe('refills');
  expect(said({ note: 'Please cancel the previous Rx' })).toBe('note');
  expect(said({ effective_date: '2026-01-01' })).toBe('effective_date');
  expect(said({}, 18)).toBe('height');
  expect(said({ height: '40', weight: '35' }, 5)).toBeNull();
  expect(said({ drug_description: 'Oxycodone 5 mg' })).toBe('drug_description');
  expect(said({ order_number: '1.5' })).toBe('order_number');
  expect(placeholderProblem('supply', startingFields('supply', null, TODAY).drug_description)).toBe(
    'Please enter the valid drug name for a supply.',
  );
  expect(placeholderProblem('compound', startingFields('compound', null, TODAY).drug_description)).toBe(
    'Please enter the valid drug name for a compound.',
  );
});

test('defaults follow the specification', () => {
  expect(startingFields('supply', null, TODAY)).toMatchObject({
    quantity: '1',
    quantity_unit: 'C64933',
    quantity_qualifier: '38',
  });
  const compound = startingFields('compound', null, TODAY);
  expect(compound).toMatchObject({
    quantity: '3',
    quantity_unit: 'C28254',
    quantity_qualifier: 'CF',
    final_form: 'C68996',
  });
  expect(compound.ingredients[0]).toMatchObject({
    quantity_value: '1',
    quantity_unit: 'C28254',
    quantity_qualifier: '38',
  });
  const unitOf = (form: string) => startingFields('drug', { ...lisinopril, dosageForm: form }, TODAY).quantity_unit;
  expect(['Oral Suspension', 'Ophthalmic Solution', 'Oral Capsule', 'Oral Tablet', 'Patch'].map(unitOf)).toEqual([
    'C28254',
    'C28254',
    'C48480',
    'C48542',
    'C64933',
  ]);
  expect(startingFields('drug', lisinopril, TODAY)).toMatchObject({
    quantity: '3',
    refills: '3',
    written_date: TODAY,
    effective_date: TODAY,
  });
  expect(startingFields('drug', null, TODAY)).toMatchObject({
    kind: 'supply',
    product_qualifier: 'UP',
    controlled: 'N/A',
  });
});

test('a compound has up to three ingredients', () => {
  let fields = { ...startingFields('compound', null, TODAY), ingredients: [] as ReturnType<typeof newIngredient>[] };
  expect(withoutIngredient(fields)).toBe(NO_INGREDIENT);
  for (let count = 1; count <= 3; count += 1) {
    const next = withIngredient({ ...fields, product_code: '1' });
    expect(next).toMatchObject({ quantity_qualifier: 'CF', product_code: '' });
    fields = next as typeof fields;
  }
  expect(withIngredient(fields)).toBe(TOO_MANY_INGREDIENTS);
});

test('recognizes controlled substances by schedule, name, ingredient and misspelling', () => {
  const plain = {
    kind: 'drug' as const,
    controlled: 'N/A',
    drug_id: null,
    drug_description: 'lisinopril',
    ingredients: [],
  };
  expect(isControlled(plain)).toBe(false);
  expect(isControlled({ ...plain, controlled: 'Schedule II' })).toBe(true);
  expect(isControlled({ ...plain, ingredients: [{ ...newIngredient(), description: 'Ketamine powder' }] })).toBe(true);
  expect(namesControlled('Hydrocodone-acetaminophen 5-325')).toBe(true);
  expect(namesControlled('oxycodonne 5 mg')).toBe(true);
  expect(isControlled({ ...plain, drug_description: 'Hydroc/APAP 5/325' })).toBe(true);
  expect(isControlled({ ...plain, drug_description: 'Percoset' })).toBe(true);
  // A name chosen from the compendium is taken literally, unless it was edited.
  expect(isControlled({ ...plain, drug_id: 'x', drug_description: 'Percoset' })).toBe(false);
  expect(isControlled({ ...plain, drug_id: 'x', drug_description: 'Percoset', is_attested: true })).toBe(true);
  // A supply or a compound is named by hand, whatever drug it was started from.
  for (const kind of ['supply', 'compound'] as const)
    expect(isControlled({ ...plain, kind, drug_id: 'x', drug_description: 'Percoset' })).toBe(true);
  expect(resemblesControlled('Valiumax')).toBe(true);
  expect(resemblesControlled('lisinopril 10 mg')).toBe(false);
  expect(isGhb('gamma-hydroxybutyrate')).toBe(true);
});

test('truncates numbers as they are typed and reports negatives', () => {
  expect(typedInteger('3.7')).toBe('3');
  expect(typedInteger('-2')).toBe('-2');
  expect(typedDecimal('123456789012')).toBe('1234567890');
  expect(typedDecimal('1234567.89012')).toBe('1234567.890');
  expect(negativeProblem('Quantity', '-1')).toContain('Quantity');
  expect(negativeProblem('Quantity', '1')).toBeNull();
});

test('a pharmacy accepts what its flags allow', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const open = {
    name: 'Elm',
    active_start: '2020-01-01T00:00:00Z',
    active_end: '2099-01-01T00:00:00Z',
    service_level: 'New,Cancel',
  };
  expect(receiverProblem(open, now)).toBeNull();
  expect(receiverProblem({ ...open, active_end: '2021-01-01T00:00:00Z' }, now)).toMatch(/inactive.*2020.*2021.*2026/);
  expect(receiverProblem({ ...open, service_level: null }, now)).toContain('service level is null');
  expect(receiverProblem({ ...open, service_level: 'Refill' }, now)).toContain("doesn't support NewRx");
  expect(cancelProblem({ ...open, service_level: 'New' }, now)).toBe(
    "The anticipated message receiver Elm doesn't support CancelRx service level",
  );
});

test('each response to a pharmacy requires its own fields', () => {
  const answer: ResponseFields = {
    response: 'Approved',
    order_number: '',
    refills: '2',
    note: '',
    denied_code: '',
    denial_reason: '',
    prior_authorization: '',
  };
  const renewal = { code: '', requestedRefills: 2 };
  expect(responseProblem('renewal', renewal, answer)?.message).toBe(
    'Please designate an order number for the new prescription.',
  );
  expect(responseProblem('renewal', renewal, { ...answer, order_number: '7' })).toBeNull();
  expect(responseProblem('renewal', renewal, { ...answer, response: 'Denied' })?.field).toBe('denial_reason');
  expect(responseProblem('change', renewal, { ...answer, response: 'Replace' })?.field).toBe('response');
  const authorization = { code: 'P', requestedRefills: null };
  expect(responseProblem('change', authorization, answer)?.field).toBe('prior_authorization');
  expect(responseProblem('change', authorization, { ...answer, prior_authorization: 'PA-1' })).toBeNull();
  expect([refillsFor('Approved', 4), refillsFor('Denied', 4)]).toEqual(['4', '0']);
  expect(shownFields('renewal', '', 'Replace')).toMatchObject({ replacement: true, denial: false });
});

test('detects a cancellation in a note, but not advice to the patient', () => {
  for (const note of [
    'CANCEL previous script',
    'please d/c lisinopril 20',
    'void prior prescription',
    'Discontinued by MD',
    'do not fill',
  ])
    expect(noteCancels(note), note).toBe(true);
  for (const note of ['Patient prefers capsules', 'Please counsel on sun exposure', 'Stop taking if rash appears'])
    expect(noteCancels(note), note).toBe(false);
});

test('builds directions from parts and computes the days supply', () => {
  const parts = {
    verb: 'Take',
    amount: '2',
    form: 'tablet',
    route: 'by mouth',
    frequency: 'twice daily',
    duration: '10',
    reason: 'pain',
    asNeeded: true,
  };
  expect(sigText(parts)).toBe('Take 2 tablets by mouth twice daily for 10 days as needed for pain');
  expect(daysSupplyOf(40, parts)).toBe(10);
  expect(daysSupplyOf(0, parts)).toBeNull();
});

test('lists untouched defaults and requires a known reason for severe findings', () => {
  const began = whole();
  expect(untouchedDefaults(began, began, new Set(['refills']))).not.toContain('refills');
  expect(untouchedDefaults(began, began, new Set())).toEqual(expect.arrayContaining(['quantity', 'refills']));
  const alert = {
    key: 'a',
    kind: 'allergy',
    severity: 'severe',
    title: '',
    text: '',
    source: '',
    about: null,
  } as const;
  expect(openAlerts([alert], [], new Set())).toHaveLength(1);
  expect(openAlerts([alert], [{ key: 'a', code: 'nonsense', note: '' }], new Set())).toHaveLength(1);
  expect(openAlerts([alert], [{ key: 'a', code: 'benefit', note: '' }], new Set())).toHaveLength(0);
  expect(openAlerts([alert], [], new Set(['a']))).toHaveLength(0);
});

test('a strength has a unit, and both are shown with every ingredient', () => {
  const ingredient = { ...newIngredient(), description: 'Lidocaine', strength_value: '2', quantity_value: '80' };
  expect(strengthProblem(whole({ ingredients: [ingredient] }))?.message).toBe(
    'The strength of every ingredient needs its unit.',
  );
  const said = { ...ingredient, strength_unit: 'C25613' };
  expect(strengthProblem(whole({ ingredients: [said, newIngredient()] }))).toBeNull();
  expect(ingredientWords(said)).toBe('Lidocaine, 2 Percentage, quantity 80 Milliliter');
});
