import type { DoctorKey } from '../demo-people.ts';

/** A patient's charges of one day, and what they paid. */
export interface DemoBill {
  patient: string;
  doctor: DoctorKey;
  daysAgo: number;
  lines: readonly (readonly [code: string, name: string, cents: number])[];
  diagnoses: readonly { code: string; name: string }[];
  paid: { method: 'cash' | 'check' | 'external' | 'other'; amount: number; check?: string } | null;
}

const VISIT = ['99213', 'Office visit', 14_000] as const;
const LONGER = ['99214', 'Longer office visit', 20_500] as const;
const ECG = ['93000', 'ECG', 5_500] as const;
const BLOOD = ['36415', 'Blood draw', 1_500] as const;
const A1C = ['83036', 'Hemoglobin A1c', 2_500] as const;
const FLU = ['90686', 'Flu vaccine', 3_200] as const;
const SHOT = ['90471', 'Vaccination', 3_500] as const;
const PHYSICAL = ['99396', 'Annual physical, 40 to 64', 21_000] as const;
const STREP = ['87880', 'Rapid strep test', 3_500] as const;

const PRESSURE = [{ code: 'I10', name: 'Essential hypertension' }];
const DIABETES = [{ code: 'E11.9', name: 'Type 2 diabetes without complications' }];
const THROAT = [{ code: 'J02.9', name: 'Acute pharyngitis' }];
const YEARLY = [{ code: 'Z00.00', name: 'General adult medical examination' }];

const bill = (
  daysAgo: number,
  patient: string,
  doctor: DoctorKey,
  lines: DemoBill['lines'],
  diagnoses: DemoBill['diagnoses'],
  paid: DemoBill['paid'],
): DemoBill => ({ daysAgo, patient, doctor, lines, diagnoses, paid });

/** The bills of the last months: most are paid, some in part, some not yet, and one is overpaid. */
export const demoBills: readonly DemoBill[] = [
  bill(104, 'raymond-beaulieu', 'adeyemi', [LONGER, ECG], PRESSURE, null),
  bill(73, 'patrick-doherty', 'marchetti', [VISIT, STREP], THROAT, { method: 'cash', amount: 5_000 }),
  bill(45, 'thomas-gallagher', 'adeyemi', [PHYSICAL, BLOOD], YEARLY, {
    method: 'check',
    amount: 10_000,
    check: '2208',
  }),
  bill(12, 'wei-zhang', 'marchetti', [VISIT, A1C, BLOOD], DIABETES, { method: 'check', amount: 18_000, check: '1041' }),
  bill(12, 'hannah-lindqvist', 'marchetti', [VISIT], PRESSURE, { method: 'cash', amount: 14_000 }),
  bill(9, 'harpreet-gill', 'adeyemi', [PHYSICAL, FLU, SHOT], YEARLY, { method: 'external', amount: 27_700 }),
  bill(9, 'keisha-brooks', 'marchetti', [VISIT, STREP], THROAT, { method: 'cash', amount: 5_000 }),
  bill(7, 'rosa-delgado', 'adeyemi', [LONGER, ECG, BLOOD], PRESSURE, null),
  bill(6, 'marcus-thibodeaux', 'adeyemi', [LONGER, A1C], DIABETES, { method: 'check', amount: 25_000, check: '330' }),
  bill(5, 'sofia-papadakis', 'adeyemi', [VISIT], PRESSURE, { method: 'cash', amount: 14_000 }),
  bill(5, 'grace-okonkwo', 'marchetti', [LONGER], DIABETES, null),
  bill(2, 'joao-tavares', 'marchetti', [VISIT, FLU, SHOT], YEARLY, { method: 'external', amount: 10_000 }),
  bill(1, 'luz-restrepo', 'marchetti', [VISIT], PRESSURE, { method: 'cash', amount: 14_000 }),
  bill(0, 'samuel-goldstein', 'adeyemi', [LONGER, ECG], PRESSURE, { method: 'check', amount: 26_000, check: '774' }),
  bill(0, 'daniela-rivera', 'marchetti', [VISIT], THROAT, { method: 'cash', amount: 6_000 }),
  bill(0, 'kwame-mensah', 'adeyemi', [VISIT, A1C], DIABETES, null),
];
