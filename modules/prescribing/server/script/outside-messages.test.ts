import { expect, test } from 'vitest';
import { changeSubCodes, sigFlag } from '../../rules/index.ts';
import type { RxChangeRequest, RxRenewalRequest } from './message.ts';
import { isScriptProblem, readMessage } from './read-message.ts';
import { newRx } from './testing/sample-messages.ts';
import { writeMessage } from './write-message.ts';

const { patient, pharmacy, prescriber, medication } = newRx;
const header = {
  ...newRx.header,
  to: { code: '6000000001001', qualifier: 'D' },
  from: { code: '9900011', qualifier: 'P' },
  messageId: 'outside1',
};
const renewal: RxRenewalRequest = {
  kind: 'RxRenewalRequest',
  header,
  patient,
  pharmacy,
  prescriber,
  dispensed: medication,
};
const change: RxChangeRequest = {
  kind: 'RxChangeRequest',
  header,
  patient,
  pharmacy,
  prescriber,
  code: 'U',
  subCodes: ['G', 'L'],
  prescribed: medication,
  requested: [],
};
const read = (text: string): Record<string, unknown> => readMessage(text) as unknown as Record<string, unknown>;
const problem = (text: string): string | null => {
  const message = readMessage(text);
  return isScriptProblem(message) ? message.problem : null;
};

test('accepts a renewal with only MedicationPrescribed', () => {
  const { dispensed: _, ...rest } = renewal;
  const message = read(writeMessage({ ...rest, prescribed: medication }));
  expect(message).toMatchObject({ kind: 'RxRenewalRequest', prescribed: { description: medication.description } });
  expect(message['dispensed']).toBeUndefined();
  expect(problem(writeMessage(rest))).toContain('neither MedicationDispensed nor MedicationPrescribed');
});

test('rejects an unknown version or namespace and accepts a known one', () => {
  const text = writeMessage(renewal);
  expect(problem(text)).toBeNull();
  expect(problem(writeMessage(renewal, '2023011'))).toBeNull();
  for (const version of ['20240101', '010006', ''])
    expect(problem(text.replace(/TransactionVersion="\d+"/, `TransactionVersion="${version}"`))).toContain(
      'TransactionVersion',
    );
  expect(problem(text.replace(/ TransactionVersion="\d+"/, ''))).toContain('TransactionVersion');
  const named = (name: string, prefix = ''): string => {
    const root = prefix === '' ? text : text.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`);
    return root.replace(/Message /, `Message xmlns${prefix === '' ? '' : `:${prefix}`}="${name}" `);
  };
  expect(problem(named('http://www.ncpdp.org/schema/SCRIPT'))).toBeNull();
  expect(problem(named('http://www.ncpdp.org/schema/SCRIPT', 'n'))).toBeNull();
  expect(problem(named('urn:something:else'))).toContain('namespace');
  expect(problem(named('urn:something:else', 'n'))).toContain('namespace');
  // A namespace that is declared but not the message's own changes nothing.
  expect(
    problem(text.replace('<Message ', '<Message xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ')),
  ).toBeNull();
});

test('reads the details of a change request and shows them in words', () => {
  const message = read(writeMessage(change));
  expect(message).toMatchObject({ code: 'U', subCodes: ['G', 'L'] });
  expect(changeSubCodes['G']).toBe('Obtain or validate your type 1 NPI');
  expect(Object.keys(changeSubCodes).join('')).toBe('ABCDEFGHIJKLM');
});

test('reads the qualifier of a product code as an element and as an attribute', () => {
  const text = writeMessage(renewal);
  const product = { code: medication.product!.code, qualifier: 'ND' };
  expect(read(text)).toMatchObject({ dispensed: { product } });
  const attribute = text.replaceAll(
    /<ProductCode><Code>(\w+)<\/Code><Qualifier>(\w+)<\/Qualifier><\/ProductCode>/g,
    '<ProductCode Qualifier="$2">$1</ProductCode>',
  );
  expect(attribute).not.toBe(text);
  expect(read(attribute)).toMatchObject({ dispensed: { product } });
  const mixed = text.replaceAll(
    /<ProductCode><Code>(\w+)<\/Code><Qualifier>(\w+)<\/Qualifier>/g,
    '<ProductCode Qualifier="$2"><Code>$1</Code>',
  );
  expect(read(mixed)).toMatchObject({ dispensed: { product } });
});

test('flags coded directions that differ from their text', () => {
  const instruction = (dose: number, times: number): string =>
    '<Instruction><DoseAdministration><DoseDeliveryMethod><Text>Take</Text></DoseDeliveryMethod><Dosage>' +
    `<DoseQuantity>${dose}</DoseQuantity><DoseUnitOfMeasure><Text>Capsule</Text></DoseUnitOfMeasure></Dosage>` +
    '<RouteOfAdministration><Text>oral</Text></RouteOfAdministration></DoseAdministration><TimingAndDuration><Frequency>' +
    `<FrequencyNumericValue>${times}</FrequencyNumericValue><FrequencyUnits><Text>Day</Text></FrequencyUnits></Frequency>` +
    '</TimingAndDuration></Instruction>';
  const dispensed = { ...medication, sig: 'Take 1 capsule 3 times daily' };
  const text = (dose: number, times: number): string =>
    writeMessage({ ...renewal, dispensed }).replace('</Sig>', `${instruction(dose, times)}</Sig>`);
  const flag = (xml: string): string => sigFlag((readMessage(xml) as RxRenewalRequest).dispensed?.structuredSig);
  expect(flag(text(1, 3))).toBe('');
  expect(flag(text(2, 3))).toContain('dose 2 (text: 1)');
  expect(flag(text(1, 4))).toContain('4 times a day (text: 3 times a day)');
  expect(flag(writeMessage({ ...renewal, dispensed }))).toBe('');
});

test.each(['Dispensed', 'PartiallyDispensed', 'NotDispensed', 'Transferred'] as const)(
  'reads a fill report of %s',
  (type) => {
    const text = writeMessage({
      kind: 'RxFill',
      header,
      patient,
      pharmacy,
      prescriber,
      fill: { type, note: 'Noted' },
      dispensed: medication,
    });
    expect(read(text)).toMatchObject({
      kind: 'RxFill',
      fill: { type, note: 'Noted' },
      dispensed: { description: medication.description },
    });
    expect(problem(text.replaceAll(type, 'Burnt'))).toContain('FillStatus');
  },
);
