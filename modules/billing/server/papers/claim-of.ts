import { type Coverage, coveragesOf } from '#eligibility/server';
import { coversDay } from '#eligibility/rules';
import { readPatients } from '#patients/server';
import type { App } from '#platform/app.ts';
import type { Queryable } from '#platform/database.ts';
import { type Claim, claimCells } from '../../rules/index.ts';
import { type ChargeRow, readCharges } from '../charges/charges.sql.ts';
import { readDetails } from '../accounts/account-details.ts';
import { dayWords, readBiller } from './paper-words.ts';
import type { FormText } from './paper.ts';
import { diagnosesOf, letterOf } from './superbill-paper.ts';
import { readSuperbills } from './superbills.sql.ts';

const COLUMN = 7.2;
const LINE = 12;

/** Returns the claim of a superbill, or null if it doesn't exist. */
export async function claimOf(
  app: App,
  clinicId: string,
  superbillId: string,
): Promise<{ claim: Claim; patientId: string; questions: string[] } | null> {
  const db = app.database.kysely;
  const [row] = await readSuperbills(db, clinicId, { id: superbillId });
  if (row === undefined) return null;
  const [charges, biller, [patient], coverages, details] = await Promise.all([
    readCharges(db, clinicId, row.charge_ids),
    readBiller(db, clinicId, row.practice_id),
    readPatients(db, clinicId, [row.patient_id], { addresses: true }),
    coveragesOf(db, clinicId, row.patient_id),
    readDetails(db, clinicId, row.patient_id),
  ]);
  const posted = charges.filter(({ state }) => state === 'posted');
  const codes = diagnosesOf(posted).map(({ code }) => code);
  const [coverage, other] = coverages.filter((each) => coversDay(each, row.service_day));
  const [address] = patient?.addresses ?? [];
  const person = {
    last: patient?.last_name ?? '',
    first: patient?.first_name ?? '',
    born: patient?.date_of_birth ?? '',
    sex: patient?.gender ?? '',
  };
  const { practice, settings } = biller;
  const place = [
    [practice?.address_line1, practice?.address_line2].filter(Boolean).join(' '),
    [practice?.city, practice?.state, practice?.postal_code].filter(Boolean).join(' '),
  ];
  const claim: Claim = {
    payer: payerOf(coverage),
    memberId: coverage?.member_id ?? '',
    patient: { ...person, ...homeOfPatient(address), phone: patient?.mobile ?? patient?.home_phone ?? '' },
    insured: insuredOf(coverage, person, address),
    relationship: coverage?.relationship ?? 'Self',
    group: coverage?.group_number ?? '',
    plan: coverage?.plan_name ?? '',
    other:
      other === undefined
        ? null
        : {
            name: `${person.last}, ${person.first}`,
            policy: other.member_id,
            plan: other.plan_name || other.payer_name,
          },
    isReleased: isSigned(details.release_day, row.service_day),
    isAssigned: isSigned(details.assignment_day, row.service_day),
    employment: row.claim.employment === true,
    autoState: row.claim.auto_state ?? '',
    otherAccident: row.claim.other_accident === true,
    onset: row.claim.onset_day ?? '',
    referrer: { name: row.referrer_name, npi: row.referrer_npi },
    notes: row.claim.notes ?? '',
    priorAuthorization: row.claim.prior_authorization ?? '',
    diagnoses: codes,
    lines: posted.map((charge) => claimLine(charge, codes, settings.place_of_service, row.provider_npi)),
    taxId: settings.tax_id,
    isEin: settings.tax_id_kind === 'EIN',
    account: `SB${row.number}`,
    acceptsAssignment: settings.accepts_assignment,
    // Box 29 is the amount paid, without write-offs.
    paidCents: posted.reduce((sum, { paid }) => sum + paid, 0),
    provider: row.provider_name,
    signedDay: row.service_day,
    facility: [practice?.practice_name ?? '', ...place],
    facilityNpi: settings.npi,
    billing: [biller.name, ...place],
    billingNpi: settings.npi,
    billingPhone: (practice?.office_phone ?? '').replaceAll(/\D/g, '').slice(-10),
  };
  const questions = [
    coverage === undefined ? null : await inactiveOf(db, clinicId, coverage, row.service_day),
    claim.isReleased ? null : 'No signed release of information is on file. Box 12 stays empty.',
    claim.isAssigned ? null : 'No signed assignment of benefits is on file. Box 13 stays empty.',
  ].filter((question) => question !== null);
  return { claim, patientId: row.patient_id, questions };
}

const isSigned = (day: string | null, serviceDay: string): boolean => day !== null && day <= serviceDay;

// A sentence if the payer's last answer about the coverage was that it is not active.
async function inactiveOf(
  db: Queryable,
  clinicId: string,
  { id, payer_name }: Coverage,
  serviceDay: string,
): Promise<string | null> {
  const last = await db
    .selectFrom('billing.coverage_check')
    .select(['outcome', 'service_date'])
    .where('clinic_id', '=', clinicId)
    .where('coverage_id', '=', id)
    .where('outcome', 'in', ['Active', 'Inactive'])
    .where('service_date', '<=', serviceDay)
    .orderBy('requested_time', 'desc')
    .executeTakeFirst();
  return last?.outcome === 'Inactive'
    ? `${payer_name} reported this coverage as inactive on ${dayWords(last.service_date ?? serviceDay)}. Check it first.`
    : null;
}

type Address =
  | {
      address_line1?: string | null;
      address_line2?: string | null;
      city?: string | null;
      state?: string | null;
      postal_code?: string | null;
    }
  | undefined;

type HomeAddress = Pick<Claim['insured'], 'street' | 'city' | 'state' | 'zip'>;

function payerOf(coverage: Coverage | undefined): Claim['payer'] {
  if (coverage === undefined) return { name: '', type: 'Other', lines: [] };
  const { address_line1: street, city, state, postal_code: zip } = coverage.payer_address;
  return {
    name: coverage.payer_name,
    type: coverage.payer_type,
    lines: [street, [city, state, zip].filter(Boolean).join(' ')],
  };
}

/** Returns the subscriber, without an address if it is the patient, whose address the form already has. */
function insuredOf(
  coverage: Coverage | undefined,
  patient: Omit<Claim['insured'], keyof HomeAddress>,
  address: Address,
): Claim['insured'] {
  if (coverage === undefined || coverage.relationship === 'Self')
    return { ...patient, street: '', city: '', state: '', zip: '' };
  return {
    last: coverage.subscriber_last_name ?? '',
    first: coverage.subscriber_first_name ?? '',
    born: coverage.subscriber_date_of_birth ?? '',
    sex: coverage.subscriber_gender ?? '',
    ...homeOf(coverage, address),
  };
}

/** Builds a service line; its pointers are letters into `codes`, the claim's diagnoses. */
function claimLine(
  charge: ChargeRow,
  codes: readonly string[],
  place: string,
  npi: string | null,
): Claim['lines'][number] {
  return {
    day: charge.date_of_charge,
    place,
    code: charge.code ?? '',
    modifiers: charge.modifiers,
    pointers: charge.diagnoses.map(({ code }) => letterOf(codes.indexOf(code))).join(''),
    cents: charge.amount_of_charge,
    units: charge.quantity,
    npi: npi ?? '',
  };
}

function homeOfPatient(address: Address): HomeAddress {
  return {
    street: [address?.address_line1, address?.address_line2].filter(Boolean).join(' '),
    city: address?.city ?? '',
    state: address?.state ?? '',
    zip: address?.postal_code ?? '',
  };
}

/** Returns the subscriber's address, by default the patient's. */
function homeOf(coverage: Coverage, address: Address): HomeAddress {
  if (coverage.subscriber_address_line1 === null) return homeOfPatient(address);
  return {
    street: coverage.subscriber_address_line1,
    city: coverage.subscriber_city ?? '',
    state: coverage.subscriber_state ?? '',
    zip: coverage.subscriber_postal_code ?? '',
  };
}

/** Returns the positions of the texts on the sheet, with the clinic's printer offset. */
export async function claimTexts(
  app: App,
  clinicId: string,
  claim: Claim,
): Promise<{ texts: FormText[]; pages: number }> {
  const { settings } = await readBiller(app.database.kysely, clinicId, null);
  const { cells, pages } = claimCells(claim);
  const texts = cells.map(({ page, line, column, text, fit }) => ({
    ...(fit === undefined ? {} : { width: fit * COLUMN }),
    page,
    text,
    x: 22 + settings.form_left + (column - 1) * COLUMN,
    y: 24 + settings.form_top + (line - 1) * LINE,
  }));
  return { texts, pages };
}
