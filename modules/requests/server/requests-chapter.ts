import type { House } from '#platform/house.ts';
import type { RecordChapter } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { requestHeadings } from '../rules/index.ts';
import { readRequests } from './requests.sql.ts';

/** What a patient has asked for, for everything that the clinic holds about them. */
export const requestsChapter: RecordChapter = {
  id: 'requests.requests',
  title: 'Requests sent by the patient',
  order: 75,
  rule: 'requests.view',
  async read(house: House, clinicId: string, personId: string) {
    const { kysely } = house.database;
    const filter = { ids: null, patientIds: [personId], statuses: null };
    const [{ time_zone: timeZone }, { requests }] = await Promise.all([
      readClinic(kysely, clinicId),
      readRequests(kysely, clinicId, filter, { take: 10_000, skip: 0, order: 'desc' }),
    ]);
    const time = writtenTime(timeZone);
    return requests.map((request) => ({
      Sent: time(request.create_time),
      Request: requestHeadings[request.type],
      Title: request.title,
      Description: request.description ?? '',
      Status: request.status,
      Reason: request.reason ?? '',
    }));
  },
};
