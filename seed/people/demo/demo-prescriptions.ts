import type { DoctorKey } from '../demo-people.ts';

/** The outcome of a prescription of the demo clinic. */
export type DemoOutcome = 'confirmed' | 'queued' | 'failed' | 'saved';

/** A prescription of the demo clinic, and later requests of its pharmacy. */
export interface DemoPrescription {
  patient: string;
  doctor: DoctorKey;
  kind: 'drug' | 'supply';
  drug: string;
  sig: string;
  quantity: string;
  unit: string;
  days: string;
  refills: string;
  pharmacy: string;
  hoursAgo: number;
  outcome: DemoOutcome;
  diagnosis?: { code: string; name: string };
  /** Three hours later the pharmacy reported that it was dispensed. */
  isFilled?: true;
  /** Hours ago. */
  asks?: { kind: 'renewal' | 'prior authorization'; hoursAgo: number; refills: number };
}

const CAPSULE = 'C48480';
const TABLET = 'C48542';
const EACH = 'C64933';

/** The prescriptions of two weeks: most arrived, one failed, one is queued, and pharmacies have three requests. */
export const demoPrescriptions: readonly DemoPrescription[] = [
  {
    patient: 'patrick-doherty',
    doctor: 'marchetti',
    kind: 'drug',
    drug: 'Omeprazole 20 mg',
    pharmacy: '9900011',
    sig: 'Take 1 capsule by mouth before breakfast',
    quantity: '30',
    unit: CAPSULE,
    days: '30',
    refills: '2',
    hoursAgo: 320,
    outcome: 'confirmed',
    diagnosis: { code: 'K21.9', name: 'Gastro-esophageal reflux disease' },
    asks: { kind: 'renewal', hoursAgo: 30, refills: 3 },
  },
  {
    patient: 'raymond-beaulieu',
    doctor: 'adeyemi',
    kind: 'drug',
    drug: 'Metoprolol succinate 50 mg',
    pharmacy: '9900030',
    sig: 'Take 1 tablet by mouth once daily',
    quantity: '90',
    unit: TABLET,
    days: '90',
    refills: '1',
    hoursAgo: 300,
    outcome: 'confirmed',
    isFilled: true,
    asks: { kind: 'renewal', hoursAgo: 60, refills: 4 },
  },
  {
    patient: 'nora-oconnor',
    doctor: 'marchetti',
    kind: 'drug',
    drug: 'Rizatriptan 10 mg',
    pharmacy: '9900011',
    sig: 'Take 1 tablet by mouth at onset of migraine',
    quantity: '9',
    unit: TABLET,
    days: '30',
    refills: '3',
    hoursAgo: 150,
    outcome: 'confirmed',
    diagnosis: { code: 'G43.909', name: 'Migraine' },
    asks: { kind: 'prior authorization', hoursAgo: 20, refills: 3 },
  },
  {
    patient: 'chantelle-pierre',
    doctor: 'marchetti',
    kind: 'supply',
    drug: 'Spacer for a metered dose inhaler',
    sig: 'Use with the inhaler',
    quantity: '1',
    unit: EACH,
    days: '90',
    refills: '0',
    pharmacy: '9900391',
    hoursAgo: 120,
    outcome: 'confirmed',
    isFilled: true,
  },
  {
    patient: 'kwame-mensah',
    doctor: 'adeyemi',
    kind: 'drug',
    drug: 'Hydrochlorothiazide 25 mg',
    pharmacy: '9900030',
    sig: 'Take 1 tablet by mouth every morning',
    quantity: '90',
    unit: TABLET,
    days: '90',
    refills: '3',
    hoursAgo: 22,
    outcome: 'failed',
  },
  {
    patient: 'samuel-goldstein',
    doctor: 'marchetti',
    kind: 'drug',
    drug: 'Amlodipine 5 mg',
    pharmacy: '9900011',
    sig: 'Take 1 tablet by mouth once daily',
    quantity: '30',
    unit: TABLET,
    days: '30',
    refills: '5',
    hoursAgo: 96,
    outcome: 'queued',
  },
  {
    patient: 'wei-zhang',
    doctor: 'marchetti',
    kind: 'drug',
    drug: 'Cetirizine 10 mg',
    pharmacy: '9900030',
    sig: 'Take 1 tablet by mouth once daily as needed',
    quantity: '30',
    unit: TABLET,
    days: '30',
    refills: '3',
    hoursAgo: 2,
    outcome: 'saved',
  },
];

/** The first doctor's favorites. */
export const demoFavourites = [
  {
    name: 'Lisinopril 10 mg daily',
    drug: 'lisinopril 10 mg tablet',
    sig: 'Take 1 tablet by mouth once daily',
    quantity: '90',
    unit: TABLET,
    days: '90',
    refills: '3',
  },
  {
    name: 'Amoxicillin 500 mg, 10 days',
    drug: 'amoxicillin 500 mg capsule',
    sig: 'Take 1 capsule by mouth 3 times daily for 10 days',
    quantity: '30',
    unit: CAPSULE,
    days: '10',
    refills: '0',
  },
] as const;
