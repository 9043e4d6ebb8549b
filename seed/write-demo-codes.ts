import type { CodeKind, CodeType } from '#codes/rules';
import { addClinicCodes, addFavourite } from '#codes/server';
import type { App } from '#platform/app.ts';
import type { DemoClinic } from './write-demo-notes.ts';

const FAVOURITES: readonly [CodeKind, CodeType, readonly string[]][] = [
  ['diagnosis', 'ICD-10-CM', ['I10', 'E11.9', 'E78.5', 'J06.9', 'Z00.00', 'F41.9', 'M54.50', 'K21.9', 'N39.0']],
  ['procedure', 'CPT', ['99213', '99214', '99203', '99396', '36415', '93000', '83036', '90471', '96372', '69210']],
];

/** The demo clinic's prices of procedures, in cents; some with custom names. */
export const demoPrices: readonly [string, string | null, number][] = [
  ['99202', null, 11_500],
  ['99203', null, 17_500],
  ['99204', null, 26_000],
  ['99205', null, 34_500],
  ['99211', 'Nurse visit', 4_500],
  ['99212', 'Short visit', 9_000],
  ['99213', 'Office visit', 14_000],
  ['99214', 'Longer office visit', 20_500],
  ['99215', 'Long office visit', 28_500],
  ['99385', 'Annual physical, new patient under 40', 22_000],
  ['99386', 'Annual physical, new patient 40 to 64', 25_500],
  ['99395', 'Annual physical, under 40', 19_500],
  ['99396', 'Annual physical, 40 to 64', 21_000],
  ['99397', 'Annual physical, 65 and over', 22_500],
  ['90471', 'Vaccination', 3_500],
  ['90686', 'Flu vaccine', 3_200],
  ['90715', 'Tdap vaccine', 6_500],
  ['93000', 'ECG', 5_500],
  ['94010', 'Spirometry', 7_500],
  ['94640', 'Nebulizer treatment', 4_000],
  ['96372', 'Injection', 4_500],
  ['10060', 'Abscess drained', 24_000],
  ['11102', 'Skin biopsy', 21_500],
  ['12001', 'Laceration repair, small', 26_000],
  ['17110', 'Wart treatment', 18_500],
  ['20610', 'Joint injection, large', 17_000],
  ['36415', 'Blood draw', 1_500],
  ['69210', 'Ear wax removal', 9_500],
  ['81002', 'Urine dipstick', 1_000],
  ['82962', 'Finger-stick glucose', 1_000],
  ['83036', 'Hemoglobin A1c', 2_500],
  ['87880', 'Rapid strep test', 3_500],
  ['87804', 'Rapid flu test', 4_500],
  ['80053', 'Comprehensive metabolic panel', 3_000],
  ['80061', 'Lipid panel', 3_500],
  ['85025', 'Complete blood count', 2_000],
];

/** Adds the demo clinic's prices, a custom code, and favorites. */
export async function writeDemoCodes(app: App, { founded }: DemoClinic): Promise<void> {
  const { clinicId, userIds } = founded;
  const now = app.clock();
  const owner = userIds[0]!;
  await app.database.transaction(async (tx) => {
    await addClinicCodes(
      tx,
      clinicId,
      owner,
      [
        ...demoPrices.map(([code, official_name, price_cents]) => ({
          code_type: 'CPT' as const,
          code,
          official_name,
          price_cents,
        })),
        { code_type: 'Custom', code: 'FORM', official_name: 'School or work form', price_cents: 2_500 },
        { code_type: 'Custom', code: 'NOSHOW', official_name: 'Missed appointment', price_cents: 5_000 },
      ],
      now,
    );
    for (const [kind, code_type, codes] of FAVOURITES)
      for (const code of codes) await addFavourite(tx, clinicId, null, kind, { code_type, code }, now);
  });
}
