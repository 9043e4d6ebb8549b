import type { Page } from '@playwright/test';
import { expect, test } from './clinic.ts';
import { comeNearRequests, makePatient, sendRequests, vitalCalled } from './portal-patient.ts';

// Each message of the specification's catalog (part 1, §8) about patients, their requests, vitals and pictures appears in
// one of the end-to-end tests. Messages that need a failure are provoked here; the others are covered by these tests:
//
//   Handle request success · Request approved. · declined. · now pending.     here, patient-requests
//   Failed to handle this request, please try again. · Failed to approve …    here
//   Failed to decline … · Failed to mark this request as pending.             here
//   Approve request canceled                                                  here
//   This medication history has been deleted. · This allergy does not exist.  here
//   … did not provide a mobile number or email address for notification       here
//   Please enter title … · Please select type for this appointment            here, patient-requests
//   Time Conflict · This event has a time conflict … · Create event canceled  here
//   Fail to add new vital information due to …                                here
//   please fill at lease one vital record · Success Created                   vitals
//   Successfully Updated · First Name … · Second Name … · Gender is Required  patients
//   Submitted Successfully · Successfully added allergy                       patient-record
//   State, City is required · Postal code is required · This field …          patient-record
//   Update patient tags success · Success update address                      patient-record
//   Success sent invitation                                                   patient-requests
//   Errors: …                                                                 here
//   Image only · Image exceeds size limit: · Image's size is too low …        patient-record
//   Upload failed.                                                            patient-record
//   Failed to open this search result.                                        web/shell/palette/open-item.test.ts
//
// Silent failures (a search, loading vitals) and those shown in a form (an address) have no message to provoke.

/** Opens one request on the current patient page. */
async function open(staff: Page, heading: string) {
  await comeNearRequests(staff);
  await staff.getByRole('list', { name: 'Patient’s requests' }).getByRole('button', { name: heading }).first().click();
  return staff.getByRole('dialog', { name: `Patient Request: ${heading}` });
}

const said = (page: Page, words: string | RegExp) => expect(page.getByText(words).last()).toBeVisible();
const SHRIMP = { type: 'AddAllergy', data: { allergy_substance: 'Shrimp', allergy_category: 'food' } };

test('the outcome of a request is confirmed, and a failure while the server is down is reported', async ({
  signedIn,
  page,
}) => {
  const patient = await makePatient(page, 'Ida');
  await sendRequests(page, patient, [SHRIMP]);
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  const window = await open(staff, 'Add Allergy');
  // The code that the page needs is loaded while the server is up.
  const [later, no] = ['Mark as pending', 'Decline request'].map((name) => staff.getByRole('dialog', { name }));
  await window.getByRole('button', { name: 'Pending' }).click();
  await later!.getByRole('button', { name: 'Cancel' }).click();
  await window.getByRole('button', { name: 'Decline' }).click();
  await no!.getByLabel('Reason').fill('Please');
  await no!.getByRole('button', { name: 'Cancel' }).click();
  await staff.getByRole('button', { name: 'Close without saving' }).click();
  await staff.context().setOffline(true);
  await window.getByRole('button', { name: 'Approve' }).click();
  await said(staff, 'Failed to handle this request, please try again.');
  await said(staff, /^Failed to approve this request\./);
  await window.getByRole('button', { name: 'Pending' }).click();
  await later!.getByRole('button', { name: 'Mark as pending' }).click();
  await said(staff, /^Failed to mark this request as pending\./);
  // It stays open with its input.
  await later!.getByRole('button', { name: 'Cancel' }).click();
  await window.getByRole('button', { name: 'Decline' }).click();
  await no!.getByLabel('Reason').fill('Please call us first');
  await no!.getByRole('button', { name: 'Decline request' }).click();
  await said(staff, /^Failed to decline this request\./);
  await expect(no!.getByLabel('Reason')).toHaveValue('Please call us first');
  await no!.getByRole('button', { name: 'Cancel' }).click();
  await staff.getByRole('button', { name: 'Close without saving' }).click();
  await staff.context().setOffline(false);
  await window.getByRole('button', { name: 'Approve' }).click();
  await said(staff, 'Handle request success');
  await said(staff, 'Request approved.');
});

test('an approval is canceled if a value or the record looks wrong', async ({ signedIn, page }) => {
  const patient = await makePatient(page, 'Ina');
  const pulse = await vitalCalled(patient, 'pulse_rate');
  await sendRequests(page, patient, [
    { type: 'AddVital', data: { vitals: [{ vital_info_id: pulse, value: 280 }] } },
    { type: 'PatientInfoUpdate', data: { home_phone: '(617) 555-0166' } },
  ]);
  await patient.call(
    'registration',
    'mutation ($id: ID!) { update_patient_with_id(id: $id, version: 1, input: { home_phone: "(617) 555-0177" }) { id } }',
    { id: patient.id },
  );
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  const vital = await open(staff, 'Add Vital');
  await vital.getByRole('button', { name: 'Approve' }).click();
  await staff.getByRole('dialog', { name: 'Confirm values' }).getByRole('button', { name: 'Cancel' }).click();
  await said(staff, 'Approve request canceled');
  await vital.getByRole('button', { name: 'Close' }).click();
  const info = await open(staff, 'Patient Information Update');
  await expect(info.getByText('Changed since', { exact: true })).toBeVisible();
  await info.getByRole('button', { name: 'Approve' }).click();
  const conflict = staff.getByRole('dialog', { name: 'The record has changed' });
  await expect(conflict.getByText(/changed since the patient sent the request: Home phone/)).toBeVisible();
  await conflict.getByRole('button', { name: 'Cancel' }).click();
  await expect(info.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('a record to be removed no longer exists, and the patient can’t be notified', async ({ signedIn, page }) => {
  const patient = await makePatient(page, 'Isa');
  const { medicationId, allergyId } = patient;
  await sendRequests(page, patient, [
    { type: 'DeleteMedicationHistory', data: { medication_id: medicationId } },
    { type: 'DeleteAllergy', data: { allergy_id: allergyId } },
    SHRIMP,
  ]);
  await patient.call(
    'registration',
    `mutation ($id: ID!, $medication: ID!, $allergy: ID!) {
      delete_medication_record(id: $medication, version: 1) { id }
      update_allergy(id: $allergy, version: 1, input: { allergy_substance: "Latex", allergy_category: "latex", status: "resolved" }) { id }
      update_patient_with_id(id: $id, version: 1, input: { email: "" }) { id }
    }`,
    { id: patient.id, medication: medicationId, allergy: allergyId },
  );
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  const gone = [
    ['Delete Medication History', 'This medication history has been deleted.'],
    ['Delete Allergy', 'This allergy does not exist.'],
  ] as const;
  for (const [heading, words] of gone) {
    const window = await open(staff, heading);
    await expect(window.getByText(words)).toBeVisible();
    await expect(window.getByRole('button', { name: 'Approve' })).toBeDisabled();
    await window.getByRole('button', { name: 'Close' }).click();
  }
  const allergy = await open(staff, 'Add Allergy');
  await allergy.getByRole('button', { name: 'Approve' }).click();
  await said(staff, `${patient.name} did not provide a mobile number or email address for notification`);
});

test('an appointment requires a title and a type, and asks before it overlaps', async ({ signedIn, page }) => {
  const patient = await makePatient(page, 'Iva');
  await sendRequests(page, patient, [
    { type: 'MakeAppointment', data: { category_id: null, wished_date: null, wished_time: null } },
  ]);
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  const window = await open(staff, 'Make Appointment');
  await window.getByRole('button', { name: 'Approve' }).click();
  await said(staff, 'Please enter title for this appointment');
  await window.getByLabel('Title').fill('Visit');
  await window.getByRole('button', { name: 'Approve' }).click();
  await said(staff, 'Please select type for this appointment');
  await window.getByRole('combobox', { name: 'Type' }).click();
  await staff.getByRole('option').first().click();
  // The patient already has an appointment at that time.
  for (const [edge, clock] of [
    ['From', '10:00 AM'],
    ['To', '10:30 AM'],
  ] as const) {
    await window.getByLabel(`${edge}: day`).fill(patient.eventDay);
    await window.getByLabel(`${edge}: time`).fill(clock);
    await window.getByLabel(`${edge}: time`).press('Tab');
  }
  await window.getByRole('button', { name: 'Approve' }).click();
  const question = staff.getByRole('dialog', { name: 'Time Conflict' });
  await expect(
    question.getByText('This event has a time conflict with others. Are you sure to create this event?'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await said(staff, 'Create event canceled');
  // Notifications offer only channels with an address on file.
  await window.getByRole('button', { name: /^Notifications: / }).click();
  const notifications = staff.getByRole('dialog', { name: 'Notifications' });
  await notifications.getByRole('button', { name: 'New reminder' }).click();
  await notifications.getByRole('combobox', { name: 'Method' }).click();
  await staff.getByRole('option', { name: 'Text message' }).click();
  await notifications.getByRole('button', { name: 'Add reminder' }).click();
  await said(staff, `Patient: ${patient.name} did not provide mobile number for notification`);
});

test('vitals and an invitation that could not be sent report the reason', async ({ signedIn, page }) => {
  const patient = await makePatient(page, 'Iga');
  const staff = await signedIn('doctor', `/patients/${patient.id}`);
  // The code that the page needs is loaded while the server is up.
  await staff.getByRole('region', { name: 'Vitals' }).scrollIntoViewIfNeeded();
  await staff.getByRole('button', { name: 'Add vitals' }).click();
  const window = staff.getByRole('dialog', { name: 'Add New Vital Record' });
  await expect(window.getByLabel('Pulse Rate')).toBeVisible();
  await window.getByRole('button', { name: 'Close' }).click();
  await comeNearRequests(staff);
  await staff.getByRole('button', { name: 'Send portal invitation' }).click();
  const send = staff.getByRole('button', { name: 'Send invitation', exact: true });
  await expect(send).toBeVisible();
  await staff.context().setOffline(true);
  await send.click();
  await said(staff, /^Errors: /);
  await staff.context().setOffline(false);
  await staff.getByRole('region', { name: 'Vitals' }).scrollIntoViewIfNeeded();
  await staff.getByRole('button', { name: 'Add vitals' }).click();
  await window.getByLabel('Pulse Rate').fill('71');
  await staff.context().setOffline(true);
  await window.getByRole('button', { name: 'Save' }).click();
  await said(staff, /^Fail to add new vital information due to /);
  await staff.context().setOffline(false);
});
