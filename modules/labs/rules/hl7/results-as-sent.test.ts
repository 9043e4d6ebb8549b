import { describe, expect, test } from 'vitest';
import { decodeMessage } from './character-set.ts';
import { isProblem } from './message.ts';
import { readResults } from './read-results.ts';
import type { SentObservation, SentReport } from './sent-results.ts';
import { findControlId, splitFrame } from './split-frame.ts';

const HEAD = 'MSH|^~\\&|LAB|BAY|SALUS|FAC|20261122101500-0500||ORU^R01|C1|P|2.5.1';
const PID = 'PID|1||100123^^^SALUS^MR||O’Brien^Ada||19800501|F';
const obr = (status: string, more = '') =>
  `OBR|1|PL1|FI1|CBC^Complete Blood Count^L|||20261122090000|||||||||||||||20261122|||${status}${more}`;

function read(lines: readonly string[], options: { missingStatus?: 'preliminary' | 'refused' } = {}): SentReport[] {
  const results = readResults([HEAD, PID, ...lines].join('\r'), { zone: 'America/New_York', ...options });
  if (isProblem(results)) throw new Error(results.problem);
  return results.patients.flatMap(({ reports }) => reports);
}

const one = (...lines: string[]): SentReport => read(lines)[0]!;
const value = (type: string, raw: string, more = '||||||F'): SentObservation =>
  one(obr('F'), `OBX|1|${type}|X^Y||${raw}${more}`).observations[0]!;

describe('values', () => {
  test.each([
    ['CWE', 'A^Alpha~B^Beta', 'Alpha\nBeta', null],
    ['CE', 'A^Alpha~B', 'Alpha\nB', null],
    ['CWE', '^^^^^^^^in their own words', 'in their own words', null],
    ['SN', '^2^+', '2+', null],
    ['SN', '^1^:^80~^1^:^160', '1:80\n1:160', null],
    ['SN', '>^100', '> 100', null],
    ['SN', '^7.4', '7.4', 7.4],
    ['NM', '90~210', '90\n210', null],
    ['DT', '20261122', '11/22/2026', null],
    ['DT', '202611', '11/2026', null],
    ['TM', '1430', '2:30 PM', null],
    ['TS', '20261122143000-0500', '11/22/2026, 2:30 PM', null],
    ['TS', '202611221430', '11/22/2026, 2:30 PM', null],
    ['TS', 'soon', 'soon', null],
    ['XCN', '12^Grey^Meredith', '12 Grey Meredith', null],
    ['ST', 'plain \\T\\ simple', 'plain & simple', null],
    ['TX', 'one\\.br\\two', 'one\ntwo', null],
    ['ST', 'a\\constructor\\b', 'ab', null],
  ])('%s %s', (type, raw, text, number) => expect(value(type, raw)).toMatchObject({ text, value: number }));

  test('uses an alternate unit if there is no other, and keeps several flags', () => {
    expect(value('NM', '7', '|^^^mg/dL^milligrams|1-5|H~HH|||F')).toMatchObject({
      units: 'mg/dL',
      flag: 'H~HH',
      interpretation: 'critical high',
    });
  });

  test('a deleted value is a withdrawn value or an empty field, never two quotation marks', () => {
    expect(value('NM', '""', '|mg/dL|""|""|||F')).toMatchObject({ text: '', status: 'D', rangeText: '', flag: '' });
    expect(value('NM', '5', '|""|""|H|||F')).toMatchObject({ units: '', rangeText: '', interpretation: 'high' });
    for (const [type, raw] of [
      ['CWE', '""^""^""'],
      ['NM', '""~""'],
      ['SN', '^""'],
    ] as const)
      expect(value(type, raw), raw).toMatchObject({ text: '', value: null, status: 'D' });
    expect(value('CWE', '""^Alpha')).toMatchObject({ text: 'Alpha', status: 'F' });
  });

  test('pictures, texts and PDFs are files, not values', () => {
    for (const kind of ['image^jpeg', 'text^rtf', 'application^pdf', 'TEXT^plain']) {
      const { file, text } = value('ED', `LAB^${kind}^Base64^${'QUJD'.repeat(3000)}`);
      expect(file).toMatchObject({ kind: kind.replace('^', '/'), encoding: 'Base64' });
      expect(text.length).toBeLessThan(60);
    }
  });

  test('withdrawn and unobtainable values have no interpretation', () => {
    for (const status of ['D', 'W', 'X'])
      expect(value('NM', '6.8', `|mmol/L|3.5-5.1|HH|||${status}`)).toMatchObject({ status, interpretation: null });
  });
});

describe('reports', () => {
  const obx = (status: string) => `OBX|1|NM|X^Y||5||||||${status}`;

  test('a final report with preliminary values is partial; one with corrected or withdrawn values is a correction', () => {
    for (const status of ['P', 'I', 'S', 'R']) expect(one(obr('F'), obx(status)).status, status).toBe('partial');
    for (const status of ['C', 'D', 'W'])
      expect(one(obr('F'), obx(status)), status).toMatchObject({ status: 'corrected', corrects: true });
    expect(one(obr('P'), obx('W'))).toMatchObject({ status: 'partial', corrects: true });
    expect(one(obr('F'), obx('C'), obx('P'))).toMatchObject({ status: 'partial', corrects: true });
    expect(one(obr('F'), obx('F'))).toMatchObject({ status: 'final', corrects: false, isReportedDay: true });
  });

  test('a report without a status is preliminary with a mark, or rejected, depending on the laboratory’s setting', () => {
    for (const line of [obr(''), obr('', '|F')]) {
      expect(one(line, obx('F'))).toMatchObject({ status: 'partial', mark: expect.stringContaining('OBR-25') });
      expect(() => read([line, obx('F')], { missingStatus: 'refused' })).toThrow('OBR-25');
    }
    expect(() => one(obr(''))).toThrow('no OBX');
    for (const status of ['?', 'f', 'constructor', 'toString', '__proto__'])
      expect(() => one(obr(status), obx('F')), status).toThrow('OBR-25');
  });

  test('comments stay with the patient, order, report and value that they follow', () => {
    const report = read([
      'NTE|1||About her',
      'PV1|1|O',
      'ORC|RE|PL1',
      'NTE|1||About the order',
      obr('F'),
      'NTE|1||About the test',
      'TQ1|1',
      'NTE|2||and more',
      'OBX|1|NM|X^Y||5||||||F',
      'NTE|1||About the value',
      'NTE|2||""',
      'SPM|1|||BLD^Blood',
      'NTE|1||About the specimen',
    ])[0]!;
    expect(report).toMatchObject({
      patientComment: 'About her',
      orderComment: 'About the order',
      comment: 'About the test\nand more\nAbout the specimen',
      specimen: 'Blood',
    });
    expect(report.observations[0]!.comment).toBe('About the value');
  });

  test('rejects continued messages and values before their OBR', () => {
    expect(() => one(obr('F'), obx('F'), 'DSC|next|F')).toThrow('DSC');
    expect(() => one(obr('F'), obx('F'), 'ADD|more')).toThrow('ADD');
    expect(() => one(obx('F'), obr('F'))).toThrow('OBX without a preceding OBR');
    expect(() => one(obr('F'), `OBX|1|ST|${'x'.repeat(300)}^Y||5||||||F`)).toThrow('OBX-3');
  });
});

describe('character sets', () => {
  const header = (set: string): string => `MSH|^~\\&|LAB|BAY|SALUS|FAC|20261122||ORU^R01|C1|P|2.5.1||||||${set}`;
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const told = (raw: Uint8Array): string => {
    const decoded = decodeMessage(raw);
    return isProblem(decoded) ? decoded.code : decoded.text;
  };

  test.each([
    ['8859/1', 'M\u00FCller', 'Müller'],
    ['8859/2', '\u00A3ukasz', 'Łukasz'],
    ['8859/5', '\u00B8\u00D2\u00D0\u00DD', 'Иван'],
    ['8859/7', '\u00C1\u00E8\u00DE\u00ED\u00E1', 'Αθήνα'],
    ['8859/15', '\u00BDuvre', 'œuvre'],
    ['UNICODE UTF-8', 'M\u00C3\u00BCller', 'Müller'],
    ['UNICODE UTF-8~8859/1', 'M\u00C3\u00BCller', 'Müller'],
    ['', 'M\u00C3\u00BCller', 'Müller'],
    ['~ISO IR87', '\u001b$B;3ED\u001b(B', '山田'],
    ['GB 18030-2000', '\u00C0\u00EE', '李'],
  ])('%s', (set, raw, text) => expect(told(bytes(`${header(set)}\rPID|1||||${raw}`))).toContain(`|${text}`));

  test('reads UTF-16 in both byte orders, with and without a byte order mark', () => {
    const text = `${header('UNICODE UTF-16')}\rPID|1||||Łukasz`;
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16());
    for (const raw of [little, big, Uint8Array.from([0xff, 0xfe, ...little]), Uint8Array.from([0xfe, 0xff, ...big])])
      expect(told(raw)).toBe(text);
  });

  test.each([
    ['EBCDIC', 'a', '103'],
    ['CNS 11643-1992', 'a', '103'],
    ['ASCII', '\u00FC', '102'],
    ['', '\u00FC', '102'],
    ['UNICODE UTF-8', '\u00FC', '102'],
    ['UNICODE UTF-16', 'a', '102'],
    ['8859/1~8859/2', '\u001b-A\u00FC', '103'],
    ['8859/1~UNICODE UTF-8', '\u00C3\u00BC', '103'],
    ['constructor', 'a', '103'],
  ])('rejects %s with %j as %s', (set, raw, code) => expect(told(bytes(`${header(set)}\rPID|1||||${raw}`))).toBe(code));
});

describe('several messages in one frame', () => {
  test('each MSH starts a message; FHS and BHS are the envelope', () => {
    const message = (id: string) => `${HEAD.replace('|C1|', `|${id}|`)}\r${PID}`;
    expect(splitFrame(`${message('A')}\r${message('B')}`).messages.map(findControlId)).toEqual(['A', 'B']);
    const batch = splitFrame(`FHS|^~\\&|L\rBHS|^~\\&|L\r${message('A')}\r${message('B')}\rBTS|2\rFTS|1\r`);
    expect(batch.messages.map(findControlId)).toEqual(['A', 'B']);
    expect(batch.batch).toMatchObject({ file: 'FHS|^~\\&|L', header: 'BHS|^~\\&|L', announced: 2 });
    expect(splitFrame(message('A'))).toEqual({ messages: [message('A')], batch: null });
    expect(splitFrame(`garbage\r${message('A')}`).messages).toHaveLength(2);
  });

  test('finds MSH-10 if nothing else can be read', () => {
    expect(findControlId('noise MSH|^^^^|A|B|C|D|2026||ORU^R01|C-77|P')).toBe('C-77');
    expect([findControlId('nonsense'), findControlId(`MSH|${'x'.repeat(3000)}`)]).toEqual(['', '']);
  });
});
