import { readPatients } from '#patients/server';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { submitRequest, type PortalRequest } from '#requests/server';
import { readPatientEvents } from '#scheduling/server';
import { clinicVitals } from '#vitals/server';
import type { DemoClinic } from './write-demo-notes.ts';

const HOUR = 3_600_000;

interface DemoRequest {
  patient: string;
  hoursAgo: number;
  type: string;
  description: string | null;
  data: (of: PortalRequest) => Promise<object | null>;
}

/** Writes patients' requests of the last days, as they would make them in the patient portal. */
export async function writeDemoRequests(app: App, clinic: DemoClinic, timeZone: string): Promise<void> {
  const { clinicId } = clinic.founded;
  const { kysely } = app.database;
  const now = app.clock();
  for (const { patient: key, hoursAgo, type, description, data } of await demoRequests(app, clinic, now)) {
    const patientId = clinic.patientIds.get(key)!;
    const [patient] = await readPatients(kysely, clinicId, [patientId], { columns: ['id', 'first_name', 'last_name'] });
    const of: PortalRequest = {
      app,
      now: new Date(now.getTime() - hoursAgo * HOUR),
      ip: null,
      clinicId,
      clinicName: 'Harborview Clinic',
      timeZone,
      patientId,
      patientName: `${patient!.first_name} ${patient!.last_name}`,
      sessionId: null,
    };
    const wish = await data(of);
    if (wish === null) continue;
    const sent = await submitRequest(of, { type, data: wish, description });
    if (isDomainError(sent)) throw new Error(sent.message);
  }
}

/** The demo requests, oldest first. */
async function demoRequests(app: App, clinic: DemoClinic, now: Date): Promise<readonly DemoRequest[]> {
  const { clinicId, categoryIds } = clinic.founded;
  const { kysely } = app.database;
  const definitions = await clinicVitals(kysely, clinicId, now);
  const vital = (code: string, value: number) => ({
    vital_info_id: definitions.find((definition) => definition.code === code)!.id,
    value,
  });
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * HOUR).toISOString().slice(0, 10);
  const record = async (of: PortalRequest) => {
    const lists = { allergies: true, medications: true };
    return (await readPatients(kysely, clinicId, [of.patientId], lists))[0];
  };
  return [
    {
      patient: 'raymond-beaulieu',
      hoursAgo: 98,
      type: 'AddVital',
      description: 'Measured at home before breakfast.',
      data: async () => ({
        vitals: [vital('blood_pressure_high', 138), vital('blood_pressure_low', 86), vital('pulse_rate', 74)],
      }),
    },
    {
      patient: 'nora-oconnor',
      hoursAgo: 51,
      type: 'DeleteMedicationHistory',
      description: 'I stopped taking it in the summer.',
      data: async (of) => {
        const id = (await record(of))?.medications?.[0]?.id;
        return id === undefined ? null : { medication_id: id };
      },
    },
    {
      patient: 'keisha-brooks',
      hoursAgo: 27,
      type: 'PatientInfoUpdate',
      description: 'We have moved.',
      data: async () => ({
        mobile: '(617) 555-0188',
        mailing_address: {
          address_line1: '27 Green St',
          address_line2: 'Apt 4',
          city: 'Boston',
          state_or_provice: 'MA',
          postal_code: '02130',
        },
      }),
    },
    {
      patient: 'kwame-mensah',
      hoursAgo: 20,
      type: 'AddMedicationHistory',
      description: null,
      data: async () => ({
        medication_history: [{ drug_name: 'Vitamin D3 1000 IU', frequency: 'once a day', record_type: 'Supplement' }],
      }),
    },
    {
      patient: 'wei-zhang',
      hoursAgo: 6,
      type: 'AddAllergy',
      description: 'Hives after a dinner last week.',
      data: async () => ({ allergy_substance: 'Shrimp', allergy_category: 'food', reaction: 'Hives' }),
    },
    {
      patient: 'daniela-rivera',
      hoursAgo: 4,
      type: 'CancelAppointment',
      description: 'I have to travel that day.',
      data: async (of) => {
        const events = await readPatientEvents(kysely, clinicId, of.patientId, 10, {});
        const next = events.findLast((event) => event.start_time > now && event.status !== 'canceled');
        return next === undefined ? null : { event_id: next.id };
      },
    },
    {
      patient: 'harpreet-gill',
      hoursAgo: 1,
      type: 'MakeAppointment',
      description: 'My knee hurts again when I climb stairs. Mornings suit me best.',
      data: async () => ({ category_id: categoryIds[0], wished_date: inDays(4), wished_time: '09:30' }),
    },
  ];
}
