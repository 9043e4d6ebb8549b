import type { Page } from '@playwright/test';
import { callAs, type Call } from './call-as.ts';
import { queryDatabase } from './query-database.ts';

/** A patient whose visit is walked. */
export interface VisitingAdult {
  id: string;
  name: string;
  call: Call;
}

/** Creates an adult of 52 years with a unique name. */
export async function makeAdult(api: Page, first: string): Promise<VisitingAdult> {
  const call = await callAs(api, 'doctor');
  const last = `Visit${Date.now()}`;
  const { create_patient } = await call<{ create_patient: { id: string } }>(
    'registration',
    'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }',
    {
      input: {
        first_name: first,
        last_name: last,
        gender: 'Female',
        date_of_birth: `${new Date().getFullYear() - 52}-01-01`,
        mobile: '6175550143',
        mailing_address: {
          address_line1: '12 Meridian Street',
          city: 'Boston',
          state_or_provice: 'MA',
          postal_code: '02128',
          country: 'US',
        },
      },
    },
  );
  return { id: create_patient.id, name: `${first} ${last}`, call };
}

/** Books a telehealth appointment of today in a free evening slot; returns its day. */
export async function bookTelehealth({ id, call }: VisitingAdult): Promise<string> {
  const { practice_info: info } = await call<{
    practice_info: {
      event_categories: { id: string; event_category_name: string }[];
      clinic_calendars: { calendar_id: string; last_name: string }[];
    };
  }>(
    'calendar',
    '{ practice_info { event_categories { id event_category_name } clinic_calendars { calendar_id last_name } } }',
  );
  const category = info.event_categories.find(({ event_category_name: name }) => name === 'Telehealth')!;
  const calendar = info.clinic_calendars.find(({ last_name }) => last_name === 'Marchetti')!;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  for (let minute = 0; minute < 55; minute += 5) {
    const event = {
      title: 'Video visit',
      start: `${day} 23:${String(minute).padStart(2, '0')}:00`,
      duration: 300,
      category_id: category.id,
      calendar_ids: [calendar.calendar_id],
      patient_id: id,
    };
    const { CreateEvent } = await call<{ CreateEvent: { event: { id: string } | null } }>(
      'calendar',
      'mutation ($e: EventInput!) { CreateEvent(event_input: $e) { event { id } } }',
      { e: event },
    );
    if (CreateEvent.event !== null) return day;
  }
  throw new Error('The evening is full.');
}

/** The stored note of a patient, with its codes. */
export async function storedNote(patientId: string) {
  const [note] = await queryDatabase<Record<string, unknown>>(
    `select n.encounter_mode as mode, case when n.signed_time is null then 'open' else 'signed' end as state,
        (select string_agg(d.icd_code, ' ' order by d.sort_index) from chart.note_diagnosis d
          where d.note_id = n.id and d.deleted_time is null) as diagnoses,
        (select string_agg(concat_ws('-', p.cpt_code, nullif(array_to_string(p.modifiers, '-'), '')), ' ' order by p.sort_index)
          from chart.note_procedure p where p.note_id = n.id and p.deleted_time is null) as procedures
      from chart.chart_note n where n.patient_id = $1 and n.deleted_time is null order by n.created_time desc limit 1`,
    [patientId],
  );
  return note!;
}
