import type { DemoPatient } from '../people/demo-people.ts';
import type { DemoPrescription } from '../people/demo/demo-prescriptions.ts';

const CAPSULE = 'C48480';
const TABLET = 'C48542';

// patient | doctor | drug, as in the patient's list | directions | quantity of 90 days | pharmacy | days since the last one
const TABLE = `emmanuel-jean-baptiste|marchetti|Amlodipine 10 mg|Take 1 tablet by mouth once daily|90|9900011|34
emmanuel-jean-baptiste|marchetti|Chlorthalidone 25 mg|Take 1 tablet by mouth every morning|90|9900011|34
marcus-thibodeaux|marchetti|Metformin 1,000 mg|Take 1 tablet by mouth twice daily with meals|180|9900030|38
marcus-thibodeaux|marchetti|Atorvastatin 40 mg|Take 1 tablet by mouth at bedtime|90|9900030|110
priya-venkataraman|marchetti|Levothyroxine 100 mcg|Take 1 tablet by mouth every morning on an empty stomach|90|9900331|66
keisha-brooks|marchetti|Sertraline 100 mg|Take 1 tablet by mouth every morning|90|9900601|21
rosa-delgado|adeyemi|Metformin 1,000 mg|Take 1 tablet by mouth twice daily with meals|180|9900025|47
rosa-delgado|adeyemi|Lisinopril 20 mg|Take 1 tablet by mouth once daily|90|9900025|47
ingrid-solberg|adeyemi|Levothyroxine 75 mcg|Take 1 tablet by mouth every morning on an empty stomach|90|9900151|75
giovanni-ferrante|adeyemi|Tamsulosin 0.4 mg|Take 1 capsule by mouth at bedtime|90|9900011|55
giovanni-ferrante|adeyemi|Rosuvastatin 10 mg|Take 1 tablet by mouth at bedtime|90|9900011|130
dorothy-jefferson|adeyemi|Clopidogrel 75 mg|Take 1 tablet by mouth once daily|90|9900601|27
dorothy-jefferson|adeyemi|Atorvastatin 40 mg|Take 1 tablet by mouth at bedtime|90|9900601|27
arthur-feinberg|adeyemi|Furosemide 40 mg|Take 1 tablet by mouth every morning|90|9900046|30
arthur-feinberg|adeyemi|Carvedilol 12.5 mg|Take 1 tablet by mouth twice daily|180|9900046|92
minh-nguyen|adeyemi|Entecavir 0.5 mg|Take 1 tablet by mouth once daily on an empty stomach|90|9900391|81`;

const YEAR = 365;
// A prescription for 90 days with a refill is renewed before the second fill is used up.
const RENEWED_AFTER = 172;

/** Returns the prescriptions of long-term drugs from the past year, oldest first: all arrived and were dispensed. */
export function pastPrescriptions(patients: readonly DemoPatient[], today: string): DemoPrescription[] {
  const people = new Map(patients.map((person) => [person.key, person]));
  return TABLE.split('\n')
    .flatMap((line) => {
      const [patient, doctor, drug, sig, quantity, pharmacy, last] = line.split('|') as [
        string,
        'marchetti' | 'adeyemi',
        ...string[],
      ];
      const from = people.get(patient)!.medications.find(({ drug_name }) => drug_name === drug)!.from;
      const taken = (Date.parse(today) - Date.parse(from)) / 86_400_000;
      const all: DemoPrescription[] = [];
      for (let days = Number(last); days < Math.min(YEAR, taken); days += RENEWED_AFTER)
        all.push({
          patient,
          doctor,
          kind: 'drug',
          drug: drug!,
          sig: sig!,
          quantity: quantity!,
          unit: sig!.includes('capsule') ? CAPSULE : TABLET,
          days: '90',
          refills: '1',
          pharmacy: pharmacy!,
          hoursAgo: days * 24,
          outcome: 'confirmed',
          isFilled: true,
        });
      return all;
    })
    .toSorted((one, other) => other.hoursAgo - one.hoursAgo);
}
