import { describe, expect, test } from 'vitest';
import { outgoingProblem, shapeProblems } from './check-shape.ts';
import { layouts } from './layouts.ts';
import type { OutgoingMessage } from './message.ts';
import { newRx, sampleMessages } from './testing/sample-messages.ts';
import { writeMessage } from './write-message.ts';
import { readXml } from './xml.ts';

const problems = (text: string): string[] => shapeProblems(readXml(text)!);
const whole = writeMessage(newRx);

describe('the shape of a message', () => {
  test.each(sampleMessages.map((message, at) => [at, message.kind, message] as const))(
    'message %i, %s, has the shape of public messages in both versions',
    (_at, _kind, message) => {
      for (const version of ['2017071', '2023011'] as const)
        expect(shapeProblems(readXml(writeMessage(message, version))!, version)).toEqual([]);
    },
  );

  test('every element in a shape has an order, and every part is written as a shape', () => {
    for (const { order, shape } of Object.values(layouts))
      for (const [name, inside] of Object.entries(shape)) {
        expect(order[name]!.length).toBeGreaterThan(0);
        for (const part of inside.split(/\s+/)) expect(part).toMatch(/^\w+(\|\w+)*[?*+]?$/);
      }
  });

  test.each([
    ['an element out of order', whole.replace(/(<Patient>.*<\/Patient>)(<Pharmacy>.*<\/Pharmacy>)/, '$2$1'), 'NewRx'],
    ['a repeated element', whole.replace(/(<Quantity>.*?<\/Quantity>)/, '$1$1'), 'Quantity: more than one'],
    ['a missing element', whole.replace(/<Sig>.*<\/Sig>/, ''), 'Sig: missing'],
    ['an empty element', whole.replace('<Date>1980-05-01</Date>', '<Date/>'), 'DateOfBirth/Date: missing'],
    ['an unknown element', whole.replace('</NewRx>', '<Haiku>x</Haiku></NewRx>'), 'NewRx/Haiku: out of order'],
    [
      'a value of the wrong type',
      whole.replace('<Date>1980-05-01</Date>', '<Date>May 1</Date>'),
      'Date: invalid value',
    ],
    ['an invalid gender', whole.replace('<Gender>F<', '<Gender>Female<'), 'Gender: invalid value'],
    ['an invalid phone number', whole.replace('6175550142', '617 555 0142'), 'Number: invalid value'],
  ])('reports %s', (_what, text, expected) => {
    const found = problems(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toContain(expected === 'DateOfBirth/Date: missing' ? 'DateOfBirth/Date' : expected);
  });
});

test('reports missing fields that every pharmacy requires in words, before sending', () => {
  const { patient, prescriber } = newRx;
  const said = (message: OutgoingMessage) => outgoingProblem(message);
  expect(said(newRx)).toBeNull();
  expect(said({ ...newRx, patient: { ...patient, dateOfBirth: '' } })).toContain('the patient’s date of birth');
  const { phone: _phone, ...silent } = prescriber;
  expect(said({ ...newRx, prescriber: silent })).toContain('the practice’s telephone number is missing');
  expect(said({ ...newRx, prescriber: { ...prescriber, npi: '' } })).toContain('the prescriber’s NPI');
  const address = { ...patient.address!, state: 'Massachusetts' };
  expect(said({ ...newRx, patient: { ...patient, address } })).toContain('the state of the patient’s address');
  // Fields that a pharmacy omitted from its own request don't block the response.
  const response = sampleMessages.find(({ kind }) => kind === 'RxRenewalResponse') as OutgoingMessage;
  expect(said({ ...response, patient: { ...patient, dateOfBirth: '' } })).toBeNull();
  expect(said({ ...response, prescriber: silent })).toContain('telephone');
  const { phone: _own, email: _mail, ...quiet } = patient;
  expect(said({ ...newRx, patient: quiet })).toBeNull();
});
