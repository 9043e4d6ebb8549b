import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  recordSent,
  saveFavourite,
  savePrescription,
  type ScriptMedication,
  type ScriptMessage,
  takeNetworkMessage,
} from '#prescribing/server';
import { demoPharmacies, demoPrescribers } from './people/demo/demo-pharmacies.ts';
import { demoFavourites, type DemoPrescription, demoPrescriptions } from './people/demo/demo-prescriptions.ts';
import { pastPrescriptions } from './past/past-prescriptions.ts';
import { workTime } from './people/open-days.ts';
import type { demoPatients } from './people/demo-people.ts';
import { demoStaff } from './people/demo/demo-staff.ts';
import { type DemoClinic, requestOf } from './write-demo-notes.ts';

const TIME_ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;

type People = ReturnType<typeof demoPatients>;
type SavedPrescription = Exclude<Awaited<ReturnType<typeof savePrescription>>, DomainError>;

/**
 * Writes the demo clinic's prescriptions of the past year, and the pharmacies' requests: a renewal, an old one, and a
 * prior authorization.
 */
export async function writeDemoPrescriptions(
  app: App,
  clinic: DemoClinic,
  people: People,
  rules: readonly AccessRule[],
): Promise<void> {
  const now = app.clock();
  for (const order of [...pastPrescriptions(people, dayIn(TIME_ZONE, now)), ...demoPrescriptions]) {
    const at = new Date(now.getTime() - order.hoursAgo * HOUR_MS);
    const ctx = requestOf(app, clinic, order.doctor, rules, at);
    const wish = {
      kind: order.kind,
      patient_id: clinic.patientIds.get(order.patient)!,
      pharmacy_ncpdp_id: order.pharmacy,
      drug_description: order.drug,
      product_qualifier: order.kind === 'supply' ? 'UP' : 'ND',
      sig: order.sig,
      quantity: order.quantity,
      quantity_unit: order.unit,
      days_supply: order.days,
      refills: order.refills,
      substitutions: '0',
      is_attested: true,
      diagnoses: order.diagnosis === undefined ? [] : [order.diagnosis],
    };
    const saved = given(await savePrescription(ctx, wish, null, { clientKey: newId(), id: null, version: null }));
    if (order.outcome === 'saved') continue;
    given(await app.database.transaction((tx) => recordSent(tx, ctx, saved.id)));
    await followUp(ctx, order, saved, people);
  }
  const ctx = requestOf(app, clinic, 'marchetti', rules, now);
  for (const { name, drug, sig, quantity, unit, days, refills } of demoFavourites)
    given(
      await saveFavourite(ctx, newId(), {
        name,
        kind: 'drug',
        drug_id: null,
        drug_description: drug,
        product_code: '',
        product_qualifier: 'ND',
        drug_db_code: '',
        drug_db_qualifier: '',
        dosage_form: '',
        sig,
        quantity,
        quantity_unit: unit,
        days_supply: days,
        refills,
        substitutions: '0',
        pharmacy_ncpdp_id: '',
      }),
    );
}

/** Writes the later responses of the network and the pharmacy. */
async function followUp(
  ctx: RequestContext,
  order: DemoPrescription,
  saved: SavedPrescription,
  people: People,
): Promise<void> {
  const { spi } = demoPrescribers.find(({ doctor }) => doctor === order.doctor)!;
  const say = (message: ScriptMessage, hoursAgo: number): Promise<void> => {
    const now = workTime(new Date(ctx.app.clock().getTime() - hoursAgo * HOUR_MS), ctx.app.clock());
    const { clinicId, timeZone, userId } = ctx.actor;
    const context = { app: ctx.app, clinicId, now, timeZone, prescriberId: userId };
    return ctx.app.database.transaction((tx) => takeNetworkMessage(tx, context, message, null));
  };
  const header = (relatesTo?: string) => ({
    to: { code: spi, qualifier: 'D' },
    from: { code: order.pharmacy, qualifier: 'P' },
    messageId: newId().replaceAll('-', ''),
    sentTime: ctx.now.toISOString(),
    rxReferenceNumber: `RX${saved.message_id.slice(-6).toUpperCase()}`,
    orderNumber: String(saved.order_number),
    ...(relatesTo === undefined ? {} : { relatesTo }),
  });
  const about = header(saved.message_id);
  if (order.outcome === 'failed') {
    const description = 'The pharmacy rejected the message: patient not served here.';
    return say({ kind: 'Error', header: about, code: '900', description }, order.hoursAgo);
  }
  if (order.outcome !== 'queued') await say({ kind: 'Verify', header: about, code: '010' }, order.hoursAgo);
  const { patient } = people.find(({ key }) => key === order.patient)!;
  const pharmacy = demoPharmacies.find(({ ncpdp_id }) => ncpdp_id === order.pharmacy)!;
  const member = demoStaff.find(({ key }) => key === order.doctor)!;
  const parties = {
    patient: {
      name: { lastName: patient.last_name, firstName: patient.first_name },
      gender: patient.gender === 'Male' ? ('M' as const) : ('F' as const),
      dateOfBirth: patient.date_of_birth ?? '',
    },
    pharmacy: { ncpdpId: order.pharmacy, name: pharmacy.organization_name, phone: pharmacy.primary_telephone },
    prescriber: { npi: member.npi ?? '', name: { lastName: member.last_name, firstName: member.first_name } },
  };
  if (order.isFilled) {
    const dispensed = { sentTime: new Date(ctx.now.getTime() + 3 * HOUR_MS).toISOString() };
    await say(
      {
        kind: 'RxFill',
        ...parties,
        header: { ...header(saved.message_id), ...dispensed },
        fill: { type: 'Dispensed' },
      },
      order.hoursAgo - 3,
    );
  }
  if (order.asks === undefined) return;
  const medication: ScriptMedication = {
    description: order.drug,
    quantity: { value: order.quantity, qualifier: '38', unit: order.unit },
    daysSupply: Number(order.days),
    writtenDate: saved.written_date,
    lastFillDate: saved.written_date,
    substitutions: '0',
    sig: order.sig,
    refills: 0,
    requestedRefills: order.asks.refills,
  };
  const { kind, hoursAgo, refills } = order.asks;
  await say(
    kind === 'renewal'
      ? {
          kind: 'RxRenewalRequest',
          ...parties,
          header: header(),
          dispensed: medication,
          prescribed: { ...medication, refills },
        }
      : {
          kind: 'RxChangeRequest',
          ...parties,
          header: header(),
          code: 'P',
          prescribed: medication,
          requested: [medication],
        },
    hoursAgo,
  );
}

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(answer.message);
  return answer;
}
