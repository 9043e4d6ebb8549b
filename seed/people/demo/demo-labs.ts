import type { DoctorKey } from '../demo-people.ts';

/** A test that the demo clinic has ordered, and its result. */
export interface DemoLabOrder {
  patient: string;
  doctor: DoctorKey;
  code: string;
  name: string;
  diagnosis: { code: string; name: string };
  orderedDaysAgo: number;
  /** Null if there is no result yet. */
  resultDaysAgo: number | null;
  isReviewed?: boolean;
  /** The laboratory omitted the order number. */
  isUnmatched?: boolean;
  /** The code of a value that the laboratory withdrew an hour later. */
  withdraws?: string;
  values: readonly (readonly [code: string, name: string, value: string, units: string, range: string, flag: string])[];
}

const DIABETES = { code: 'E11.9', name: 'Type 2 diabetes without complications' };
const PRESSURE = { code: 'I10', name: 'Essential hypertension' };
const FATIGUE = { code: 'R53.83', name: 'Other fatigue' };

/** Sets of tests that the demo clinic orders together. */
export const demoSets = [
  { name: 'Yearly check', codes: ['CBC', 'CMP', 'LIPID', 'TSH'] },
  { name: 'Diabetes visit', codes: ['A1C', 'BMP', 'UMALB'] },
];

const a1c = (value: string, flag: string) => [['4548-4', 'Hemoglobin A1c', value, '%', '4.0-5.6', flag]] as const;
const lipids = (total: string, ldl: string) =>
  [
    ['2093-3', 'Cholesterol, Total', total, 'mg/dL', '<200', 'H'],
    ['2085-9', 'HDL Cholesterol', '44', 'mg/dL', '>=40', ''],
    ['13457-7', 'LDL Cholesterol', ldl, 'mg/dL', '<130', 'H'],
  ] as const;

/** Recent orders: reviewed, pending review, critical, without a patient, and without a result. */
export const demoLabOrders: readonly DemoLabOrder[] = [
  {
    patient: 'wei-zhang',
    doctor: 'marchetti',
    code: 'A1C',
    name: 'Hemoglobin A1c',
    diagnosis: DIABETES,
    orderedDaysAgo: 190,
    resultDaysAgo: 188,
    isReviewed: true,
    values: a1c('7.4', 'H'),
  },
  {
    patient: 'wei-zhang',
    doctor: 'marchetti',
    code: 'A1C',
    name: 'Hemoglobin A1c',
    diagnosis: DIABETES,
    orderedDaysAgo: 96,
    resultDaysAgo: 94,
    isReviewed: true,
    values: a1c('7.1', 'H'),
  },
  {
    patient: 'wei-zhang',
    doctor: 'marchetti',
    code: 'A1C',
    name: 'Hemoglobin A1c',
    diagnosis: DIABETES,
    orderedDaysAgo: 4,
    resultDaysAgo: 2,
    values: a1c('6.8', 'H'),
  },
  {
    patient: 'hannah-lindqvist',
    doctor: 'marchetti',
    code: 'LIPID',
    name: 'Lipid Panel',
    diagnosis: PRESSURE,
    orderedDaysAgo: 11,
    resultDaysAgo: 9,
    withdraws: '13457-7',
    values: lipids('231', '158'),
  },
  {
    patient: 'aaliyah-washington',
    doctor: 'marchetti',
    code: 'BMP',
    name: 'Basic Metabolic Panel',
    diagnosis: PRESSURE,
    orderedDaysAgo: 1,
    resultDaysAgo: 0,
    values: [
      ['2951-2', 'Sodium', '138', 'mmol/L', '135-145', ''],
      ['2823-3', 'Potassium', '6.3', 'mmol/L', '3.5-5.1', 'HH'],
      ['2160-0', 'Creatinine', '1.4', 'mg/dL', '0.6-1.2', 'H'],
    ],
  },
  {
    patient: 'harpreet-gill',
    doctor: 'adeyemi',
    code: 'TSH',
    name: 'Thyroid Stimulating Hormone',
    diagnosis: FATIGUE,
    orderedDaysAgo: 17,
    resultDaysAgo: 15,
    values: [['3016-3', 'Thyroid Stimulating Hormone', '2.3', 'mIU/L', '0.4-4.5', '']],
  },
  {
    patient: 'daniela-rivera',
    doctor: 'adeyemi',
    code: 'FERR',
    name: 'Ferritin',
    diagnosis: FATIGUE,
    orderedDaysAgo: 5,
    resultDaysAgo: 3,
    isUnmatched: true,
    values: [['2276-4', 'Ferritin', '9', 'ng/mL', '15-150', 'L']],
  },
  {
    patient: 'luz-restrepo',
    doctor: 'marchetti',
    code: 'UA',
    name: 'Urinalysis, Complete',
    diagnosis: { code: 'R30.0', name: 'Painful urination' },
    orderedDaysAgo: 23,
    resultDaysAgo: 22,
    isReviewed: true,
    values: [
      ['5778-6', 'Color', 'Yellow', '', 'Yellow', ''],
      ['5803-2', 'pH', '6.0', '', '5.0-8.0', ''],
      ['5811-5', 'Specific gravity', '1.015', '', '1.005-1.030', ''],
      ['5802-4', 'Nitrite', 'Negative', '', 'Negative', ''],
    ],
  },
  {
    patient: 'yonas-tesfaye',
    doctor: 'marchetti',
    code: 'CBC',
    name: 'Complete Blood Count',
    diagnosis: FATIGUE,
    orderedDaysAgo: 8,
    resultDaysAgo: null,
    values: [],
  },
];
