import { expect, test, type Page } from '@playwright/test';
import { callAs, type Call } from './call-as.ts';
import { linkIn } from './newcomer.ts';

/** The typed date of birth of the patients that `makePatient` creates. */
export const BORN = '05/01/1980';

/** A patient for a single test. */
export interface PortalPatient {
  id: string;
  name: string;
  email: string;
  allergyId: string;
  medicationId: string;
  eventId: string;
  /** The day of their appointment at ten, MM/DD/YYYY. */
  eventDay: string;
  /** Calls the clinic's API as the doctor. */
  call: Call;
}

/** Creates a patient with a first name that no other test uses, with records to cancel and to remove. */
export async function makePatient(page: Page, first: string): Promise<PortalPatient> {
  const call = await callAs(page, 'doctor');
  const last = `Portal${Date.now()}`;
  const email = `${first}.${last}@example.org`.toLowerCase();
  const { create_patient } = await call<{ create_patient: { id: string } }>(
    'registration',
    'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }',
    { input: { first_name: first, last_name: last, gender: 'Female', date_of_birth: '1980-05-01', email } },
  );
  const { id } = create_patient;
  const { create_allergy, add_medication_record } = await call<Record<string, { id: string }>>(
    'registration',
    `mutation ($id: ID!) {
      create_allergy(input: { patient_id: $id, allergy_substance: "Latex", allergy_category: "latex" }) { id }
      add_medication_record(input: { patient_id: $id, drug_name: "Aspirin 81 mg" }) { id }
    }`,
    { id },
  );
  const { practice_info: info } = await call<{
    practice_info: { event_categories: { id: string }[]; clinic_calendars: { calendar_id: string }[] };
  }>('calendar', '{ practice_info { event_categories { id } clinic_calendars { calendar_id } } }');
  // Far from all other appointments, and from those of other tests: the day depends on the name, and if two names have
  // the same day, the second appointment is half an hour later.
  const at = Buffer.from(first).reduce((sum, byte) => (sum * 31 + byte) % 336, 0);
  const year = test.info().project.name === 'phone' ? '2032' : '2031';
  const [month, day] = [1 + Math.floor(at / 28), 1 + (at % 28)].map((part) => String(part).padStart(2, '0'));
  const book = async (time: string): Promise<string | null> => {
    const start = `${year}-${month}-${day} ${time}:00`;
    const event = {
      title: 'Check-up',
      start,
      duration: 1800,
      category_id: info.event_categories[0]!.id,
      patient_id: id,
    };
    const { CreateEvent } = await call<{ CreateEvent: { event: { id: string } | null } }>(
      'calendar',
      'mutation ($e: EventInput!) { CreateEvent(event_input: $e, conflict_reason: "Test") { event { id } } }',
      { e: { ...event, calendar_ids: [info.clinic_calendars[0]!.calendar_id] } },
    );
    return CreateEvent.event?.id ?? null;
  };
  const eventId = (await book('10:00')) ?? (await book('10:30')) ?? (await book('11:00'));
  const ids = { allergyId: create_allergy!.id, medicationId: add_medication_record!.id, eventId: eventId! };
  return { id, name: `${first} ${last}`, email, ...ids, eventDay: `${month}/${day}/${year}`, call };
}

/** Sends requests of a patient as the portal page does, without showing it; returns their ids. */
export async function sendRequests(
  page: Page,
  { id, email, call }: PortalPatient,
  wishes: readonly { type: string; data: object }[],
): Promise<string[]> {
  await call('registration', 'mutation ($id: ID!) { registry_patient_invitation_send(id: $id) { channel } }', { id });
  const token = (await linkIn(page, email, 'Your patient portal at')).split('#')[1];
  const signedIn = await page.request.post('/api/portal/sign-in', { data: { token, date_of_birth: '1980-05-01' } });
  const { csrf } = (await signedIn.json()) as { csrf: string };
  const ids: string[] = [];
  for (const data of wishes) {
    const headers = { 'x-salus-portal': csrf };
    const sent = await page.request.post('/api/portal/requests', { headers, data });
    expect(sent.ok()).toBe(true);
    ids.push(((await sent.json()) as { id: string }).id);
  }
  return ids;
}

/** Returns the id of one of the clinic's vitals, by its code. */
export async function vitalCalled({ call }: PortalPatient, code: string): Promise<string> {
  const { get_clinic_vital_info: vitals } = await call<{
    get_clinic_vital_info: { vital_info_id: string; code: string | null }[];
  }>('setting', '{ get_clinic_vital_info { vital_info_id code } }');
  return vitals.find((vital) => vital.code === code)!.vital_info_id;
}

/**
 * Scrolls to the requests tile of a patient page: its content loads only near the viewport, and moves while loading.
 */
export async function comeNearRequests(staff: Page): Promise<void> {
  const heading = staff.getByRole('heading', { name: 'Requests', exact: true });
  const requests = staff.getByRole('list', { name: 'Patient’s requests' });
  await expect(async () => {
    // Without waiting for it to stop moving: the step is retried.
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }), undefined, { timeout: 5000 });
    await expect(requests.or(staff.getByText('No requests yet'))).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [50] });
}
