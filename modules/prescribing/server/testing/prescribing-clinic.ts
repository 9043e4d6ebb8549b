import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { BulkPatient } from '#patients/server';
import { buildPatient } from '#patients/testing';
import { readDirectoryRow } from '#pharmacies/rules';
import { upsertPharmacies } from '#pharmacies/server';
import { makeTestClinic } from '#practice/testing';
import { sandboxPharmacies, type Behaviour, behaviourOf } from '../../../../sandbox/network-pharmacies.ts';
import type { PrescriptionDraft } from '../prescriptions/check-input.ts';
import { prescribing } from '../index.ts';

/** A clinic with a registered doctor, the sandbox's pharmacies and a patient. */
export interface PrescribingClinic {
  clinicId: string;
  spi: string;
  doctor: RequestContext;
  nurse: RequestContext;
  /** The NCPDP id of a pharmacy with this behavior. */
  pharmacy(behaviour: Behaviour): string;
  addPatient(lastName: string, more?: Partial<BulkPatient>): Promise<string>;
  wish(patientId: string, more?: PrescriptionDraft): PrescriptionDraft;
}

/** Creates such a clinic. */
export async function makePrescribingClinic(app: App): Promise<PrescribingClinic> {
  const made = await makeTestClinic(app, prescribing.accessRules);
  const [doctor, nurse] = await Promise.all([made.as('Doctor'), made.as('Nurse')]);
  const { clinicId, practiceId } = made;
  const spi = String(Math.floor(Math.random() * 9e12) + 1e12);
  const now = app.clock();
  const { userId } = doctor.actor;
  await app.database.transaction(async (tx) => {
    await sql`update practice.member set npi = '1234567893' where clinic_id = ${clinicId} and user_id = ${userId}`.execute(
      tx,
    );
    await sql`update practice.practice set address_line1 = '1 Elm St', city = 'Boston', state = 'MA', postal_code = '02110',
      office_phone = '+1 6175550100' where clinic_id = ${clinicId} and id = ${practiceId}`.execute(tx);
    await sql`insert into prescribing.identity_proof (clinic_id, user_id, issuer, subject, assurance, proven_name, proven_time)
      values (${clinicId}, ${userId}, 'test', ${newId()}, 'ial2', 'Doctor Tester', ${now})`.execute(tx);
    await sql`insert into prescribing.prescriber_location (clinic_id, user_id, practice_id, spi, npi, first_name, last_name, practice_name,
      address_line1, city, state_province, postal_code, phone, service_level, active_start_time, registered_by, updated_time)
      values (${clinicId}, ${userId}, ${practiceId}, ${spi}, '1234567893', 'Doctor', 'Tester', 'Main', '1 Elm St', 'Boston', 'MA', '02110',
        '6175550100', 'New,Refill,Change,Cancel', ${now}, ${userId}, ${now})`.execute(tx);
    const rows = sandboxPharmacies().map((each) =>
      readDirectoryRow({
        NCPDPID: each.ncpdpId,
        NPI: each.npi,
        OrganizationName: each.name,
        OrganizationType: each.type,
        StandardizedAddressLine1: each.line1,
        City: each.city,
        StateProvince: each.state,
        PostalCode: each.zip,
        PrimaryTelephone: each.phone,
        Fax: each.fax,
        DirectorySpecialtyName: each.specialty,
        ActiveStartTime: each.activeStart,
        ActiveEndTime: each.activeEnd,
        ServiceLevel: each.serviceLevel,
      }),
    );
    await upsertPharmacies(
      tx,
      rows.filter((row) => row !== null),
      now,
    );
  });
  const pharmacy = (behaviour: Behaviour): string =>
    sandboxPharmacies().find(
      (each) =>
        behaviourOf(each.ncpdpId) === behaviour &&
        each.serviceLevel.includes('New') &&
        each.serviceLevel.includes('Cancel') &&
        (each.activeEnd === '' || Date.parse(each.activeEnd) > now.getTime()),
    )!.ncpdpId;
  return {
    clinicId,
    spi,
    doctor,
    nurse,
    pharmacy,
    addPatient(lastName, more = {}) {
      const mailing_address = {
        address_line1: '1 Elm St',
        address_line2: null,
        city: 'Boston',
        state_or_provice: 'Massachusetts',
        postal_code: '02110',
        country: 'US',
      };
      const said = { last_name: lastName, mobile: '+1 6175550143', mailing_address, ...more };
      return buildPatient(app, clinicId, said);
    },
    wish: (patientId, more = {}) => ({
      kind: 'drug',
      patient_id: patientId,
      pharmacy_ncpdp_id: pharmacy('confirms'),
      drug_description: 'lisinopril 10 mg tablet',
      product_code: '00071015523',
      product_qualifier: 'ND',
      quantity: '30',
      quantity_unit: 'C48542',
      days_supply: '30',
      substitutions: '0',
      refills: '3',
      sig: 'Take 1 tablet by mouth once daily',
      is_attested: true,
      ...more,
    }),
  };
}
