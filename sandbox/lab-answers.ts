import { randomInt } from 'node:crypto';
import { type Ack, controlId, fieldsOf, type Hl7Line, stamp } from './lab-messages.ts';
import { valuesOf, type LabValue } from './lab-values.ts';

/** A test as received by the laboratory. */
export interface LabOrder {
  placer: string;
  filler: string;
  code: string;
  name: string;
  cancelled: boolean;
}

/** The laboratory's reaction to a message: its acknowledgment, and the results that it sends later, in order. */
export interface Answers {
  /** Null if it does not respond. */
  ack: Ack | null;
  orders: Record<string, LabOrder>;
  results: string[];
}

const TAKEN: Ack = { code: 'AA', text: '', errorCode: '' };

/** Returns the reaction based on the account's password, the patient's last name and the test; see README.md. */
export function answersTo(lines: readonly Hl7Line[], known: Readonly<Record<string, LabOrder>>): Answers {
  const msh = fieldsOf(lines, 'MSH');
  const none = (ack: Ack | null): Answers => ({ ack, orders: {}, results: [] });
  if (msh.length === 0) return none(null);
  if ((msh[7] ?? '').endsWith(':wrong'))
    return none({ code: 'AR', text: 'Invalid username or password.', errorCode: 'AUTH' });
  const type = msh[8] ?? '';
  if (type.startsWith('NMD')) return none(TAKEN);
  if (!type.startsWith('OML^O21') && !type.startsWith('ORM^O01'))
    return none({ code: 'AR', text: 'This message type is not supported.', errorCode: '200' });
  const pid = fieldsOf(lines, 'PID');
  const lastName = (pid[5] ?? '').split('^')[0]!.toLowerCase();
  const tests = testsOf(lines);
  if (tests.length === 0) return none({ code: 'AE', text: 'The order contains no tests.', errorCode: '101' });
  if (fieldsOf(lines, 'ORC')[1] === 'CA') {
    const taken = tests.map(({ placer, ...test }) => ({ ...(known[placer] ?? { placer, ...test }), cancelled: true }));
    return { ack: TAKEN, orders: Object.fromEntries(taken.map((test) => [test.placer, test])), results: [] };
  }
  if (lastName.startsWith('rejected'))
    return none({ code: 'AE', text: 'The account is closed for this patient.', errorCode: '207' });
  if (lastName.startsWith('silent')) return none(null);
  return {
    ack: TAKEN,
    orders: Object.fromEntries(tests.map((test) => [test.placer, test])),
    results: lastName.startsWith('unreported') ? [] : resultsOf(msh, pid, tests, lastName),
  };
}

function testsOf(lines: readonly Hl7Line[]): LabOrder[] {
  return lines
    .filter(([id]) => id === 'OBR')
    .map((obr) => {
      const [code = '', name = ''] = (obr[4] ?? '').split('^');
      return { placer: obr[2] ?? '', filler: `F${randomInt(1e9, 1e10)}`, code, name, cancelled: false };
    });
}

function resultsOf(msh: Hl7Line, pid: Hl7Line, tests: readonly LabOrder[], lastName: string): string[] {
  const report = (test: LabOrder, status: string, values: readonly LabValue[], options: ReportOptions = {}): string =>
    makeReport(msh, pid, { test, status, values, ...options });
  return tests.flatMap((test) => {
    const values = valuesOf(test.code, test.name);
    const half = Math.max(1, Math.floor(values.length / 2));
    if (lastName.startsWith('cancelled') || test.code === 'SEMEN')
      return [report(test, 'X', [], { note: 'The specimen was not sufficient.' })];
    if (lastName.startsWith('unknown')) {
      const unknownPatient = [...pid];
      unknownPatient[3] = 'X99';
      unknownPatient[5] = 'NOBODY^KNOWN';
      unknownPatient[7] = '19010101';
      return [report(test, 'F', values, { who: unknownPatient, placer: '' })];
    }
    if (lastName.startsWith('broken')) return [report(test, 'F', values).replace('OBX|1|', 'OBX1')];
    if (lastName.startsWith('critical'))
      return [
        report(
          test,
          'F',
          values.map((value, index) => (index === 0 ? { ...value, flag: 'HH' } : value)),
        ),
      ];
    // A final result for the wrong specimen, and its withdrawal.
    if (lastName.startsWith('withdrawn'))
      return [report(test, 'F', values), report(test, 'X', [], { note: 'Reported for the wrong specimen.' })];
    if (lastName.startsWith('corrected')) {
      const mended = values.map((value, index) =>
        index === 0 ? { ...value, value: value.corrected, flag: 'H' } : value,
      );
      return [report(test, 'F', values), report(test, 'C', mended)];
    }
    if (test.code === 'UA')
      return [
        report(test, 'F', values),
        report(test, 'F', valuesOf('UCX', 'Urine Culture'), {
          placer: '',
          reflexOf: test.placer,
          code: 'UCX',
          name: 'Urine Culture',
        }),
      ];
    if (test.code === 'CMP') {
      const mended = values.map((value) =>
        value.flag === 'H' ? { ...value, value: value.corrected, flag: '' } : value,
      );
      return [report(test, 'P', values.slice(0, half)), report(test, 'F', values), report(test, 'C', mended)];
    }
    if (values.length > 3) return [report(test, 'P', values.slice(0, half)), report(test, 'F', values)];
    return [report(test, 'F', values)];
  });
}

interface ReportOptions {
  who?: Hl7Line;
  placer?: string;
  /** Placer number of the order whose result led to this reflex test. */
  reflexOf?: string;
  code?: string;
  name?: string;
  note?: string;
}

interface Report extends ReportOptions {
  test: LabOrder;
  status: string;
  values: readonly LabValue[];
}

/** Returns a result message for one test, addressed to the sender of the order. */
function makeReport(msh: Hl7Line, pid: Hl7Line, report: Report): string {
  const { test, status, values, who = pid, placer = report.test.placer, reflexOf = '' } = report;
  const { code = test.code, name = test.name, note = '' } = report;
  const obr = blank(29);
  Object.assign(obr, {
    0: 'OBR',
    1: '1',
    2: placer,
    3: test.filler,
    4: `${code}^${name}^L`,
    7: stamp(),
    22: stamp(),
    25: status,
  });
  if (reflexOf !== '') Object.assign(obr, { 3: `${test.filler}R`, 11: 'G', 29: `${reflexOf}^${test.filler}` });
  const lines: Hl7Line[] = [
    [
      'MSH',
      '^~\\&',
      msh[4] ?? '',
      msh[5] ?? '',
      msh[2] ?? '',
      msh[3] ?? '',
      stamp(),
      '',
      'ORU^R01^ORU_R01',
      controlId(),
      'P',
      '2.5.1',
    ],
    who,
    ['ORC', 'RE', placer, test.filler],
    obr,
    ...(note === '' ? [] : [['NTE', '1', 'L', note]]),
    ...values.map((value, index) => resultLine(value, index, status)),
  ];
  return `${lines.map((line) => line.join('|')).join('\r')}\r`;
}

function resultLine(
  { code: id, name: what, value, units, range, flag }: LabValue,
  index: number,
  status: string,
): Hl7Line {
  const kind = /^-?\d+(\.\d+)?$/.test(value) ? 'NM' : 'ST';
  const letter = status === 'C' ? 'C' : status === 'P' ? 'P' : 'F';
  return [
    'OBX',
    String(index + 1),
    kind,
    `${id}^${what}^L`,
    '',
    value,
    units,
    range,
    flag,
    '',
    '',
    letter,
    '',
    '',
    stamp(),
  ];
}

function blank(length: number): string[] {
  return Array.from({ length: length + 1 }, () => '');
}
