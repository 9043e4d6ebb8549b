import type {
  CancelRx,
  NewRx,
  RxChangeRequest,
  RxChangeResponse,
  RxRenewalRequest,
  RxRenewalResponse,
  ScriptHeader,
  ScriptMedication,
  ScriptMessage,
} from '../message.ts';

const SPI = '6000000001001';
const PHARMACY = '9900011';

/** Returns a header from the prescriber to the pharmacy. */
export function headerOut(more: Partial<ScriptHeader> = {}): ScriptHeader {
  return {
    to: { code: PHARMACY, qualifier: 'P' },
    from: { code: SPI, qualifier: 'D' },
    messageId: '019ab000000070008000000000000001',
    sentTime: '2026-11-22T15:00:00.000Z',
    orderNumber: '7',
    ...more,
  };
}

const headerIn = (more: Partial<ScriptHeader> = {}): ScriptHeader => ({
  ...headerOut({ messageId: 'a1b2c3', relatesTo: '019ab000000070008000000000000001', ...more }),
  to: { code: SPI, qualifier: 'D' },
  from: { code: PHARMACY, qualifier: 'P' },
});

const address = { line1: '120 Meridian St', city: 'Boston', state: 'MA', postalCode: '02128' };
const parties = {
  patient: {
    id: '1042',
    name: { lastName: 'O’Neil', firstName: 'Ada', middleName: 'Marie' },
    gender: 'F' as const,
    dateOfBirth: '1980-05-01',
    address: { ...address, line2: 'Unit 4' },
    phone: '6175550142',
    email: 'ada@example.com',
  },
  pharmacy: {
    ncpdpId: PHARMACY,
    npi: '1300000019',
    name: 'Harbor & Sons <Pharmacy>',
    address,
    phone: '6175550001',
    fax: '6175551001',
  },
  prescriber: {
    npi: '2000000010',
    stateLicense: 'MA12345',
    practice: 'Harborview Family Medicine',
    name: { lastName: 'Marchetti', firstName: 'Elena' },
    address,
    phone: '6175550100',
    fax: '6175550109',
  },
};

/** A drug with all fields. */
export const wholeMedication: ScriptMedication = {
  description: 'Amoxicillin 500 mg capsule',
  product: { code: '00093310901', qualifier: 'ND' },
  strength: { value: '500', form: 'C25158', unit: 'C28253' },
  drugDb: { code: '308191', qualifier: 'SCD' },
  deaSchedule: 'C38046',
  quantity: { value: '30', qualifier: '38', unit: 'C48480' },
  daysSupply: 10,
  writtenDate: '2026-11-22',
  effectiveDate: '2026-11-23',
  substitutions: '0',
  refills: 3,
  diagnosis: {
    informationQualifier: '1',
    primary: { code: 'J020', qualifier: 'ABF', description: 'Streptococcal pharyngitis' },
    secondary: { code: 'R509', qualifier: 'ABF', description: 'Fever' },
  },
  priorAuthorization: 'PA-77',
  note: 'Please call the patient',
  coverageStatus: 'PR',
  sig: 'Take 1 capsule by mouth three times daily',
  rxFillIndicator: 'A',
};

/** A compound with two ingredients. */
export const compound: ScriptMedication = {
  description: 'Magic mouthwash',
  quantity: { value: '240', qualifier: 'CF', unit: 'C28254' },
  substitutions: '1',
  refills: 0,
  sig: 'Swish and spit 10 mL four times daily',
  compound: {
    finalForm: 'C68996',
    ingredients: [
      {
        description: 'Lidocaine viscous 2 %',
        product: { code: '00054350049', qualifier: 'ND' },
        strength: { value: '2', form: 'C42986', unit: 'C25613' },
        quantity: { value: '80', qualifier: '38', unit: 'C28254' },
      },
      { description: 'Diphenhydramine 12.5 mg/5 mL', quantity: { value: '80', qualifier: '38', unit: 'C28254' } },
    ],
  },
};

/** A new prescription with all fields. */
export const newRx: NewRx = {
  kind: 'NewRx',
  header: headerOut(),
  allergies: {
    list: [
      {
        source: 'P',
        effectiveDate: '2019-02-03',
        event: { text: 'Hives', code: '247472004' },
        drug: { text: 'Penicillin', code: '7980', qualifier: 'SCD' },
      },
    ],
  },
  ...parties,
  observations: [
    { vitalSign: '8302-2', loincVersion: '2.42', value: '65', unit: '[in_i]', ucumVersion: '2.1', date: '2026-11-22' },
    {
      vitalSign: '29463-7',
      loincVersion: '2.42',
      value: '140',
      unit: '[lb_av]',
      ucumVersion: '2.1',
      date: '2026-11-22',
    },
  ],
  medication: wholeMedication,
};

const cancelRx: CancelRx = {
  kind: 'CancelRx',
  header: headerOut({ messageId: 'c1', relatesTo: newRx.header.messageId }),
  ...parties,
  medication: wholeMedication,
};
const renewalRequest: RxRenewalRequest = {
  kind: 'RxRenewalRequest',
  header: headerIn({ rxReferenceNumber: 'RX12' }),
  ...parties,
  dispensed: { ...wholeMedication, lastFillDate: '2026-11-01', requestedRefills: 2 },
  prescribed: wholeMedication,
};
const renewalResponse: RxRenewalResponse = {
  kind: 'RxRenewalResponse',
  header: headerOut({ messageId: 'r1', relatesTo: 'a1b2c3', rxReferenceNumber: 'RX12' }),
  ...parties,
  requestReferenceNumber: 'RX12',
  decision: { type: 'ApprovedWithChanges', note: 'Fewer' },
  observations: newRx.observations!,
  medication: { ...wholeMedication, refills: 1 },
};
const changeRequest: RxChangeRequest = {
  kind: 'RxChangeRequest',
  header: headerIn({ messageId: 'ch1', rxReferenceNumber: 'RX13' }),
  ...parties,
  code: 'P',
  prescribed: wholeMedication,
  requested: [wholeMedication, { ...wholeMedication, description: 'Amoxicillin 250 mg capsule' }],
};
const changeResponse: RxChangeResponse = {
  kind: 'RxChangeResponse',
  header: headerOut({ messageId: 'ch2', relatesTo: 'ch1', rxReferenceNumber: 'RX13' }),
  ...parties,
  requestReferenceNumber: 'RX13',
  decision: { type: 'Denied', reasonCode: 'AF', denialReason: 'Patient should be seen first' },
  medication: wholeMedication,
};

/** One message of every type, and with every type of response. */
export const sampleMessages: readonly ScriptMessage[] = [
  newRx,
  { ...newRx, allergies: { noneKnown: true }, medication: compound },
  cancelRx,
  { kind: 'CancelRxResponse', header: headerIn(), response: { type: 'Approved', note: 'Cancelled' } },
  { kind: 'CancelRxResponse', header: headerIn(), response: { type: 'Denied', denialReason: 'Dispensed' } },
  renewalRequest,
  renewalResponse,
  { ...renewalResponse, decision: { type: 'Replace', note: 'Another drug' } },
  changeRequest,
  changeResponse,
  { ...changeResponse, decision: { type: 'Approved' } },
  { ...changeResponse, decision: { type: 'Validated' } },
  { kind: 'Status', header: headerIn(), code: '000' },
  { kind: 'Status', header: headerIn(), code: '010', description: 'Accepted' },
  { kind: 'Verify', header: headerIn(), code: '010', description: 'Accepted by the pharmacy' },
  { kind: 'Error', header: headerIn(), code: '900', descriptionCode: '1000', description: 'No such patient' },
];
