import type { App } from '#platform/app.ts';
import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { requestHeadings } from '../rules/index.ts';
import { readRequests } from './requests.sql.ts';

/** A patient's requests, as a section of the complete patient record. */
export const requestsSection: RecordSection = {
  id: 'requests.requests',
  title: 'Requests sent by the patient',
  order: 75,
  rule: 'requests.view',
  async read(app: App, clinicId: string, personId: string) {
    const { kysely } = app.database;
    const filter = { ids: null, patientIds: [personId], statuses: null };
    const [{ time_zone: timeZone }, { requests }] = await Promise.all([
      readClinic(kysely, clinicId),
      readRequests(kysely, clinicId, filter, { take: 10_000, skip: 0, order: 'desc' }),
    ]);
    const time = writtenTime(timeZone);
    return requests.map((ctx) => ({
      Sent: time(ctx.create_time),
      Request: requestHeadings[ctx.type],
      Title: ctx.title,
      Description: ctx.description ?? '',
      Status: ctx.status,
      Reason: ctx.reason ?? '',
    }));
  },
};
