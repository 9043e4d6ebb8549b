import type { DoctorKey } from '../people/demo-people.ts';
import type { DemoLabOrder } from '../people/demo/demo-labs.ts';

type Values = DemoLabOrder['values'];

/** A test that a patient has regularly, with the numbers of the past year, oldest first. */
interface Regular {
  patient: string;
  doctor: DoctorKey;
  code: string;
  name: string;
  diagnosis: DemoLabOrder['diagnosis'];
  /** The days from today of the last one, and between two. */
  last: number;
  every: number;
  values: readonly Values[];
}

const DIABETES = { code: 'E11.9', name: 'Type 2 diabetes mellitus without complications' };
const PRESSURE = { code: 'I10', name: 'Essential (primary) hypertension' };
const LIPIDS = { code: 'E78.5', name: 'Hyperlipidemia, unspecified' };
const THYROID = { code: 'E03.9', name: 'Hypothyroidism, unspecified' };

const a1c = (value: number): Values => [
  ['4548-4', 'Hemoglobin A1c', value.toFixed(1), '%', '4.0-5.6', value > 5.6 ? 'H' : ''],
];
const tsh = (value: number): Values => [
  ['3016-3', 'Thyroid Stimulating Hormone', value.toFixed(1), 'mIU/L', '0.4-4.5', value > 4.5 ? 'H' : ''],
];
const metabolic = (sodium: number, potassium: number, creatinine: number): Values => [
  ['2951-2', 'Sodium', String(sodium), 'mmol/L', '135-145', ''],
  ['2823-3', 'Potassium', potassium.toFixed(1), 'mmol/L', '3.5-5.1', potassium > 5.1 ? 'H' : ''],
  ['2160-0', 'Creatinine', creatinine.toFixed(1), 'mg/dL', '0.6-1.2', creatinine > 1.2 ? 'H' : ''],
];
const lipids = (total: number, hdl: number, ldl: number): Values => [
  ['2093-3', 'Cholesterol, Total', String(total), 'mg/dL', '<200', total >= 200 ? 'H' : ''],
  ['2085-9', 'HDL Cholesterol', String(hdl), 'mg/dL', '>=40', hdl < 40 ? 'L' : ''],
  ['13457-7', 'LDL Cholesterol', String(ldl), 'mg/dL', '<130', ldl >= 130 ? 'H' : ''],
];
const A1C = { code: 'A1C', name: 'Hemoglobin A1c' };
const TSH = { code: 'TSH', name: 'Thyroid Stimulating Hormone' };
const BMP = { code: 'BMP', name: 'Basic Metabolic Panel' };
const LIPID = { code: 'LIPID', name: 'Lipid Panel' };

const REGULARS: readonly Regular[] = [
  {
    patient: 'rosa-delgado',
    doctor: 'adeyemi',
    ...A1C,
    diagnosis: DIABETES,
    last: 47,
    every: 91,
    values: [9.1, 8.6, 8.4, 8.0].map(a1c),
  },
  {
    patient: 'marcus-thibodeaux',
    doctor: 'marchetti',
    ...A1C,
    diagnosis: DIABETES,
    last: 38,
    every: 89,
    values: [8.4, 8.2, 7.9, 7.4].map(a1c),
  },
  {
    patient: 'raymond-beaulieu',
    doctor: 'adeyemi',
    ...LIPID,
    diagnosis: LIPIDS,
    last: 62,
    every: 84,
    values: [lipids(241, 38, 163), lipids(188, 41, 112), lipids(151, 43, 78)],
  },
  {
    patient: 'arthur-feinberg',
    doctor: 'adeyemi',
    ...BMP,
    diagnosis: PRESSURE,
    last: 30,
    every: 58,
    values: [
      metabolic(139, 4.3, 1.3),
      metabolic(138, 4.6, 1.3),
      metabolic(137, 4.9, 1.4),
      metabolic(138, 5.2, 1.5),
      metabolic(139, 4.7, 1.4),
    ],
  },
  {
    patient: 'ingrid-solberg',
    doctor: 'adeyemi',
    ...TSH,
    diagnosis: THYROID,
    last: 75,
    every: 110,
    values: [6.1, 4.8, 3.2].map(tsh),
  },
  {
    patient: 'emmanuel-jean-baptiste',
    doctor: 'marchetti',
    ...BMP,
    diagnosis: PRESSURE,
    last: 34,
    every: 96,
    values: [metabolic(140, 3.6, 1.0), metabolic(139, 3.8, 1.1), metabolic(138, 3.4, 1.1)],
  },
];

/** Returns the laboratory orders of the past year, oldest first: all have a result, and all are reviewed. */
export function pastLabOrders(): DemoLabOrder[] {
  return REGULARS.flatMap(({ last, every, values, ...order }) =>
    values.map((own, place): DemoLabOrder => {
      const orderedDaysAgo = last + every * (values.length - 1 - place);
      return { ...order, orderedDaysAgo, resultDaysAgo: orderedDaysAgo - 1, isReviewed: true, values: own };
    }),
  ).toSorted((one, other) => other.orderedDaysAgo - one.orderedDaysAgo);
}
