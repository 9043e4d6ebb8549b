import type { readPatients } from '#patients/server';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { modulesOf } from '#platform/modules-of.ts';
import type { PatientGuarantor, PatientInsurance } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { OrderInsurance, OrderPayer } from '../../rules/index.ts';
import type { GroupRow } from './orders.sql.ts';

type Patient = Awaited<ReturnType<typeof readPatients>>[number] & {
  addresses?: readonly {
    address_line1: string;
    address_line2: string | null;
    city: string;
    state: string;
    postal_code: string;
    country: string;
    is_default: boolean;
  }[];
};

/** Who pays for an order. */
export interface OrderPayers {
  insurances: OrderInsurance[];
  /** Null if the clinic pays. */
  guarantor: OrderPayer | null;
}

const SEX: Readonly<Record<string, string>> = { Female: 'F', Male: 'M', Other: 'O' };
const RELATIONSHIP: Readonly<Record<string, string>> = { Self: 'SEL', Spouse: 'SPO', Child: 'CHD' };

/** Returns HL7's letter of a gender. */
export const sexOf = (gender: string | null): string => SEX[gender ?? ''] ?? 'U';

/** Returns a patient's mailing address in HL7's order; empty if there is none. */
export function homeOf({ addresses = [] }: Pick<Patient, 'addresses'>): string[] {
  const [home] = addresses.toSorted((one, other) => Number(other.is_default) - Number(one.is_default));
  return home === undefined
    ? []
    : [home.address_line1, home.address_line2 ?? '', home.city, home.state, home.postal_code, home.country];
}

/** Returns the names and the NPI of the ordering provider. */
export function readProvider(db: Queryable, clinicId: string, userId: string) {
  return db
    .selectFrom('labs.order_provider')
    .select(['first_name', 'last_name', 'credential', 'npi'])
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Returns who pays for an order on the day of the collection: insurances if they are billed, and the guarantor. */
export async function payersOf(
  db: Queryable,
  { app, actor, now }: RequestContext,
  group: Pick<GroupRow, 'bill_to' | 'patient_id' | 'collection_time'>,
  patient: Patient,
): Promise<OrderPayers> {
  if (group.bill_to === 'Clinic') return { insurances: [], guarantor: null };
  const day = dayIn(actor.timeZone, group.collection_time ?? now);
  const modules = modulesOf(app);
  const insurances: PatientInsurance[] = [];
  let guarantor: PatientGuarantor | null = null;
  for (const module of modules) {
    if (group.bill_to !== 'Patient')
      insurances.push(...((await module.insurances?.(db, actor.clinicId, group.patient_id, day)) ?? []));
    guarantor ??= (await module.guarantor?.(db, actor.clinicId, group.patient_id)) ?? null;
  }
  const self: OrderPayer = {
    firstName: patient.first_name,
    lastName: patient.last_name,
    birthDay: hl7Day(patient.date_of_birth),
    sex: sexOf(patient.gender),
    address: homeOf(patient),
    phone: patient.mobile ?? patient.home_phone ?? '',
    relationship: 'SEL',
  };
  return {
    insurances: insurances.map(({ subscriber, relationship, ...of }) => ({
      ...of,
      insured:
        subscriber === null
          ? self
          : {
              ...subscriber,
              birthDay: hl7Day(subscriber.birthDay),
              sex: sexOf(subscriber.sex),
              address: subscriber.address.length === 0 ? self.address : subscriber.address,
              phone: '',
              relationship: RELATIONSHIP[relationship] ?? 'OTH',
            },
    })),
    guarantor:
      guarantor === null
        ? self
        : {
            ...guarantor,
            birthDay: hl7Day(guarantor.birthDay),
            sex: '',
            relationship: RELATIONSHIP[guarantor.relationship] ?? 'OTH',
          },
  };
}

const hl7Day = (day: string | null): string => (day ?? '').replaceAll('-', '');
