// Over 300 lines: every segment is read back from the same few messages.
import { describe, expect, test } from 'vitest';
import { readAcknowledgement, writeAcknowledgement } from './acknowledgement.ts';
import { readHl7Day, readStamp, writeStamp } from './hl7-time.ts';
import {
  componentsOf,
  escapeText,
  isProblem,
  type Message,
  plain,
  readMessage,
  repetitionsOf,
  textAt,
  unescape,
  USUAL,
  valueAt,
  writeSegment,
} from './message.ts';
import { frame, isCutOff, isTooLong, readFrames } from './mllp.ts';
import { readResults } from './read-results.ts';
import { type OrderMessage, writeOrder } from './write-order.ts';

const HEAD = 'MSH|^~\\&|LAB|BAY|SALUS|FAC|20261122101500-0500||ORU^R01|C1|P|2.5.1';
const PID = 'PID|1||100123^^^SALUS^MR||O’Brien^Ada||19800501|F';
const OBR = 'OBR|1|PL1|FI1|CBC^Complete Blood Count^L|||20261122090000|||||||||||||||20261122100000|||F';
const results = (...lines: string[]) => readResults([HEAD, PID, ...lines].join('\r'), { zone: 'America/New_York' });
const one = (...lines: string[]) => {
  const read = results(OBR, ...lines);
  if (isProblem(read)) throw new Error(read.problem);
  return read.patients[0]!.reports[0]!;
};
const problem = (text: string): string => {
  const read = readResults(text, { zone: 'UTC' });
  return isProblem(read) ? read.problem : 'none';
};

describe('segments', () => {
  test('what is written is read back, whatever it contains', () => {
    for (const text of ['a|b^c~d\\e&f', 'two\nlines', 'É 漢字 🫀', '\\F\\ as text', '', '""x']) {
      const read = readMessage(`${HEAD}\r${writeSegment('NTE', [1, 'P', text])}\r`) as Message;
      expect(textAt(read, read.segments[1], 3)).toBe(text);
      expect(unescape(escapeText(text), USUAL)).toBe(text);
    }
  });

  test('reads other separators, hexadecimal letters and line endings of any kind', () => {
    const read = readMessage('MSH#*+!%#LAB\nPID#1##A*B+C*D##Last!S!Name*F!X41!st') as Message;
    expect(valueAt(read, read.segments[0], 3)).toBe('LAB');
    expect(plain(read, componentsOf(read, repetitionsOf(read, read.segments[1], 3)[1]!)[1])).toBe('D');
    expect(valueAt(read, read.segments[1], 5)).toBe('Last*Name');
    expect(valueAt(read, read.segments[1], 5, 2)).toBe('FAst');
  });

  test.each([
    '',
    'PID|1',
    'MSH',
    'MSH|',
    'MSH||||',
    'MSH|^^^^|',
    'MSHA~\\&|x',
    `${HEAD}\r${HEAD}`,
    `${HEAD}\rpid|1`,
    `${HEAD}\r\0`,
    `${HEAD}\rX`,
  ])('is not valid: %j', (text) => expect(isProblem(readMessage(text))).toBe(true));

  test('unterminated and unknown escapes are harmless', () => {
    expect(unescape('a\\b', USUAL)).toBe('a\\b');
    expect(unescape('\\H\\bold\\N\\', USUAL)).toBe('bold');
    expect(unescape(`\\${'X'.repeat(200)}\\`, USUAL)).toContain('X');
    expect(unescape('\\X0D00\\', USUAL)).not.toContain('\0');
  });
});

describe('times', () => {
  test.each([
    ['20261122143000-0500', '2026-11-22T19:30:00.000Z'],
    ['20261122143000', '2026-11-22T19:30:00.000Z'],
    ['202611221430', '2026-11-22T19:30:00.000Z'],
    ['20261122', '2026-11-22T05:00:00.000Z'],
    ['20261122143000.1234+0000', '2026-11-22T14:30:00.000Z'],
    ['20260230', null],
    ['20261122143000+9999', null],
    ['99991231', null],
    ['today', null],
    ['', null],
  ])('%s', (text, instant) => expect(readStamp(text, 'America/New_York')).toBe(instant));

  test('a time is written with its offset and read back', () => {
    const at = new Date('2026-07-01T12:00:05Z');
    expect(writeStamp(at, 'America/New_York')).toBe('20260701080005-0400');
    expect(readStamp(writeStamp(at, 'America/New_York'), 'UTC')).toBe(at.toISOString());
    expect([readHl7Day('19800501'), readHl7Day('198005'), readHl7Day('19801399')]).toEqual(['1980-05-01', null, null]);
  });
});

describe('framing', () => {
  test('reads messages that arrive in fragments', () => {
    const bytes = Buffer.concat([frame('one é'), frame('two'), frame('')]);
    for (const size of [1, 2, 3, 7, 100]) {
      const frames = readFrames();
      const read: string[] = [];
      for (let at = 0; at < bytes.length; at += size)
        read.push(...frames.take(bytes.subarray(at, at + size))!.map((each) => new TextDecoder().decode(each)));
      expect(read).toEqual(['one é', 'two', '']);
    }
  });

  test('frames UTF-16 even if a byte looks like the end marker', () => {
    const text = 'MSH|^~\\&|\u1C1C\u0D1B\u1B1C ok';
    for (const body of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      const framed = Buffer.concat([Buffer.from([0x0b]), body, Buffer.from([0x1c, 0x0d])]);
      for (const size of [1, 2, 3, 1000]) {
        const frames = readFrames();
        const read: Uint8Array[] = [];
        for (let at = 0; at < framed.length; at += size) read.push(...frames.take(framed.subarray(at, at + size))!);
        expect(read.map((each) => Buffer.from(each).equals(body))).toEqual([true]);
      }
    }
  });

  test('a message that was cut off does not swallow the next one on its line', () => {
    const cutOff = frame('MSH|cut').subarray(0, 6);
    const bytes = Buffer.concat([frame('first'), cutOff, frame('second'), Buffer.from([0x0b]), frame('third')]);
    for (const size of [1, 3, 1000]) {
      const frames = readFrames();
      const read: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) read.push(...frames.take(bytes.subarray(at, at + size))!);
      expect(read.map((each) => [new TextDecoder().decode(each), isCutOff(each)])).toEqual([
        ['first', false],
        ['MSH|c', true],
        ['second', false],
        ['third', false],
      ]);
    }
  });

  test('keeps the beginning of an oversized frame; too much data between frames closes the connection; a partial frame is not a message', () => {
    const frames = readFrames(10);
    const [long, next] = frames.take(Buffer.concat([frame('x'.repeat(200_000)), frame('short')]))!;
    expect([isTooLong(long!), long!.length <= 64_000, isTooLong(next!), next!.length]).toEqual([true, true, false, 5]);
    expect(readFrames().take(Buffer.from('GET / HTTP/1.1\r\n'.repeat(100)))).toBeNull();
    expect(readFrames().take(frame('half').subarray(0, 5))).toEqual([]);
  });
});

describe('results', () => {
  test('reads numbers, limits, texts, codes and PDFs', () => {
    const report = one(
      'OBX|1|NM|718-7^Hemoglobin^LN||11.2|g/dL|12.0-16.0||||F|||20261122083000|||HPLC',
      'NTE|1||Seen twice',
      'OBX|2|SN|X^Titer||^1^:^80||||||F',
      'OBX|3|SN|Y^Limit||<^5|mg/L|<10||||F',
      'OBX|4|CWE|Z^Germ||112283007^Escherichia coli^SCT||||||F',
      'OBX|5|TX|T^Text||first~second||||||F',
      'OBX|6|ED|P^Report||^application^pdf^Base64^JVBERi0=||||||F',
    );
    expect(report).toMatchObject({
      placerNumber: 'PL1',
      fillerNumber: 'FI1',
      code: 'CBC',
      status: 'final',
      reflexOf: null,
    });
    expect(report.observations.map(({ text, value, interpretation }) => [text, value, interpretation])).toEqual([
      ['11.2', 11.2, 'low'],
      ['1:80', null, null],
      ['< 5', null, null],
      ['Escherichia coli', null, null],
      ['first\nsecond', null, null],
      ['Report (application/pdf)', null, null],
    ]);
    expect(report.observations[0]).toMatchObject({
      comment: 'Seen twice',
      method: 'HPLC',
      observed: '2026-11-22T13:30:00.000Z',
    });
    expect(report.observations[5]!.file).toEqual({ kind: 'application/pdf', encoding: 'Base64', data: 'JVBERi0=' });
  });

  test('rejects the whole message if it may be truncated', () => {
    expect(problem([HEAD, PID, OBR, 'OBX|1|NM|X^Y||1'].join('\r'))).toContain('OBX-11');
    expect(problem([HEAD, PID, OBR.slice(0, -2)].join('\r'))).toContain('OBR-25');
    expect(problem([HEAD, OBR].join('\r'))).toContain('PID');
    expect(problem([HEAD, PID].join('\r'))).toContain('OBR');
    expect(problem(HEAD)).toContain('PID');
    expect(problem(HEAD.replace('|C1|', '||'))).toContain('MSH-10');
    expect(problem(HEAD.replace('ORU^R01', 'ADT^A01'))).toContain('ORU^R01');
    expect(problem([HEAD, PID, 'ORC|RE|OTHER', OBR].join('\r'))).toContain('different order numbers');
  });
});

test('an acknowledgement names its message', () => {
  const text = writeAcknowledgement({
    code: 'AE',
    controlId: 'A1',
    about: 'C|1',
    text: 'No ^ such test',
    errorCode: '101',
    at: '20261122',
    sender: ['S', 'F'],
    receiver: ['L', 'B'],
  });
  expect(readAcknowledgement(text)).toEqual({ code: 'AE', about: 'C|1', text: 'No ^ such test', errorCode: '101' });
  expect(readAcknowledgement('nonsense')).toBeNull();
  expect(readAcknowledgement(HEAD)).toBeNull();
});

test('an order has each diagnosis under its own test only, and its numbers in ORC and OBR', () => {
  const payer = {
    firstName: 'Ada',
    lastName: 'Payer',
    birthDay: '19800501',
    sex: 'F',
    address: ['1 Elm St'],
    phone: '5550100',
    relationship: 'SEL',
  };
  const order: OrderMessage = {
    kind: 'OML_O21',
    control: 'NW',
    controlId: 'C9',
    at: '20261122',
    sender: ['SALUS', 'FAC'],
    receiver: ['LAB', 'BAY'],
    production: false,
    accountNumber: '40417',
    groupNumber: 'G1',
    patient: {
      number: '1',
      firstName: 'Ada',
      middleName: '',
      lastName: 'O^Brien',
      birthDay: '19800501',
      sex: 'F',
      address: ['1 Elm St'],
      phone: '',
    },
    insurances: [
      {
        planName: 'PPO',
        payerCode: '87726',
        payerName: 'Harbor Health',
        payerAddress: ['1 Pay St', '', 'Boston', 'MA', '02110'],
        payerPhone: '6175550100',
        groupNumber: 'GRP7',
        groupName: 'Acme',
        memberId: 'W123',
        insured: { ...payer, firstName: 'Bob', relationship: 'SPO', birthDay: '19790102', sex: 'M' },
      },
    ],
    guarantor: payer,
    provider: { id: 'D1', npi: '1234567893', firstName: 'Dora', lastName: 'Doe', credential: 'MD' },
    copies: [],
    collected: '',
    ordered: '20261122',
    priority: 'S',
    isFasting: true,
    comments: '',
    tests: [
      {
        placerNumber: 'P1',
        code: 'CBC',
        name: 'Blood count',
        loinc: '58410-2',
        specimen: null,
        diagnoses: [{ code: 'D64.9', name: 'Anemia' }],
        answers: [],
      },
      {
        placerNumber: 'P2',
        code: 'A1C',
        name: 'A1c',
        loinc: null,
        specimen: 'Blood',
        diagnoses: [{ code: 'E11.9', name: 'Diabetes' }],
        answers: [{ code: 'Q1', question: 'Since?', answer: '2020' }],
      },
    ],
  };
  for (const kind of ['OML_O21', 'ORM_O01'] as const) {
    const read = readMessage(writeOrder({ ...order, kind })) as Message;
    const ids = read.segments.map(({ id }) => id).filter((id) => id !== 'TQ1' && id !== 'SPM');
    expect(ids).toEqual(['MSH', 'PID', 'PV1', 'IN1', 'GT1', 'ORC', 'OBR', 'DG1', 'ORC', 'OBR', 'DG1', 'OBX']);
    const obrs = read.segments.filter(({ id }) => id === 'OBR');
    expect(obrs.map((obr) => valueAt(read, obr, 2))).toEqual(['P1', 'P2']);
    expect(valueAt(read, read.segments[1], 5)).toBe('O^Brien');
    const [, , pv1, in1, gt1] = read.segments;
    expect([valueAt(read, pv1, 7), valueAt(read, pv1, 7, 9), valueAt(read, pv1, 7, 13)]).toEqual([
      '1234567893',
      'NPI',
      'NPI',
    ]);
    expect([3, 4, 8, 17, 18, 36, 43].map((at) => valueAt(read, in1, at))).toEqual([
      '87726',
      'Harbor Health',
      'GRP7',
      'SPO',
      '19790102',
      'W123',
      'M',
    ]);
    expect([valueAt(read, in1, 16, 2), valueAt(read, in1, 19)]).toEqual(['Bob', '1 Elm St']);
    expect([3, 5, 6, 8, 9, 11].map((at) => valueAt(read, gt1, at))).toEqual([
      'Payer',
      '1 Elm St',
      '5550100',
      '19800501',
      'F',
      'SEL',
    ]);
    const dg1s = read.segments.filter(({ id }) => id === 'DG1');
    expect(dg1s.map((dg1) => valueAt(read, dg1, 3))).toEqual(['D64.9', 'E11.9']);
  }
});
