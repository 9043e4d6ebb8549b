import { writeSegment, type FieldContent } from './message.ts';

/** An ordered test. */
export interface OrderedTest {
  placerNumber: string;
  code: string;
  name: string;
  loinc: string | null;
  specimen: string | null;
  diagnoses: readonly { code: string; name: string }[];
  answers: readonly { code: string; question: string; answer: string }[];
}

/** An insurance of the patient; the insured person is the patient or the subscriber. */
export interface OrderInsurance {
  planName: string;
  payerCode: string;
  payerName: string;
  payerAddress: readonly string[];
  payerPhone: string;
  groupNumber: string;
  groupName: string;
  memberId: string;
  insured: OrderPayer;
}

/** A person who pays, with the patient's relationship to them: SEL, SPO, CHD or OTH. */
export interface OrderPayer {
  firstName: string;
  lastName: string;
  birthDay: string;
  sex: string;
  address: readonly string[];
  phone: string;
  relationship: string;
}

/** An order message for a laboratory; times are HL7 times. */
export interface OrderMessage {
  kind: 'OML_O21' | 'ORM_O01';
  /** NW for a new order, CA for a canceled one. */
  control: 'NW' | 'CA';
  controlId: string;
  at: string;
  sender: readonly [application: string, facility: string];
  receiver: readonly [application: string, facility: string];
  production: boolean;
  accountNumber: string;
  groupNumber: string;
  patient: {
    number: string;
    firstName: string;
    middleName: string;
    lastName: string;
    birthDay: string;
    /** M, F, O or U. */
    sex: string;
    address: readonly string[];
    phone: string;
  };
  /** The insurances that are billed, primary first. */
  insurances: readonly OrderInsurance[];
  /** Null if the clinic pays. */
  guarantor: OrderPayer | null;
  provider: { id: string; npi: string | null; firstName: string; lastName: string; credential: string };
  copies: readonly string[];
  collected: string;
  ordered: string;
  priority: 'R' | 'S' | 'A';
  isFasting: boolean | null;
  comments: string;
  tests: readonly OrderedTest[];
}

/** Writes an order as OML^O21 or ORM^O01 of HL7 2.5.1. Each diagnosis is written under its own test only. */
export function writeOrder(order: OrderMessage): string {
  const { patient, provider, kind } = order;
  const type = kind === 'OML_O21' ? ['OML', 'O21', 'OML_O21'] : ['ORM', 'O01', 'ORM_O01'];
  // An NPI is named as such (XCN.9 and XCN.13); our own id is not one.
  const npi = provider.npi === null ? [] : ['', 'NPI', '', '', '', 'NPI'];
  const doctor = [
    provider.npi ?? provider.id,
    ...[provider.lastName, provider.firstName, '', '', '', provider.credential, ...npi],
  ];
  const processing = order.production ? 'P' : 'T';
  const segments = [
    writeSegment('MSH', [
      ...[...order.sender, ...order.receiver, order.at, '', type, order.controlId, processing, '2.5.1'],
      ...['', '', 'AL', 'NE'],
    ]),
    writeSegment('PID', [
      ...[1, '', [patient.number, '', '', 'SALUS', 'MR'], ''],
      ...[[patient.lastName, patient.firstName, patient.middleName], '', patient.birthDay, patient.sex, '', ''],
      ...[patient.address, '', patient.phone, '', '', '', '', order.accountNumber],
    ]),
    writeSegment('PV1', [1, 'O', '', '', '', '', doctor]),
    ...order.insurances.map(insuranceSegment),
    ...(order.guarantor === null ? [] : [guarantorSegment(order.guarantor)]),
  ];
  order.tests.forEach((test, index) => {
    segments.push(
      writeSegment('ORC', [
        ...[order.control, test.placerNumber, '', order.groupNumber, '', '', ''],
        ...['', order.ordered, '', '', doctor],
      ]),
    );
    if (kind === 'OML_O21')
      segments.push(writeSegment('TQ1', [1, '', '', '', '', '', order.collected, '', order.priority]));
    segments.push(observationRequest(order, test, index + 1, doctor));
    if (index === 0 && order.comments !== '') segments.push(writeSegment('NTE', [1, 'P', order.comments]));
    test.diagnoses.forEach(({ code, name }, at) =>
      segments.push(writeSegment('DG1', [at + 1, '', [code, name, 'I10'], name, '', 'F'])),
    );
    test.answers.forEach(({ code, question, answer }, at) =>
      segments.push(writeSegment('OBX', [at + 1, 'ST', [code, question, 'L'], '', answer, '', '', '', '', '', 'F'])),
    );
    if (kind === 'OML_O21' && test.specimen !== null)
      segments.push(
        writeSegment('SPM', [
          1,
          '',
          '',
          ['', test.specimen],
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          order.collected,
        ]),
      );
  });
  return `${segments.join('\r')}\r`;
}

function insuranceSegment(of: OrderInsurance, index: number): string {
  const { insured } = of;
  return writeSegment('IN1', [
    ...[index + 1, ['', of.planName || of.payerName], of.payerCode, of.payerName, of.payerAddress, '', of.payerPhone],
    ...[of.groupNumber, of.groupName, '', '', '', '', '', ''],
    ...[[insured.lastName, insured.firstName], insured.relationship, insured.birthDay, insured.address],
    ...['', '', String(index + 1), '', '', '', '', '', '', '', '', '', '', '', '', '', of.memberId],
    ...['', '', '', '', '', '', insured.sex],
  ]);
}

function guarantorSegment(of: OrderPayer): string {
  return writeSegment('GT1', [
    ...[1, '', [of.lastName, of.firstName], '', of.address, of.phone, '', of.birthDay, of.sex, '', of.relationship],
  ]);
}

function observationRequest(order: OrderMessage, test: OrderedTest, index: number, doctor: FieldContent): string {
  const code = [
    test.code,
    test.name,
    'L',
    test.loinc,
    test.loinc === null ? '' : test.name,
    test.loinc === null ? '' : 'LN',
  ];
  const fasting = order.isFasting === null ? '' : order.isFasting ? 'FASTING' : 'NOT FASTING';
  return writeSegment('OBR', [
    ...[index, test.placerNumber, '', code, order.kind === 'ORM_O01' ? order.priority : '', '', order.collected],
    ...['', '', '', '', '', fasting, '', '', doctor, '', '', order.groupNumber, '', '', '', '', '', '', '', ''],
    order.copies.join(', '),
  ]);
}
