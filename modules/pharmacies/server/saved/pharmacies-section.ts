import type { RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { readClinic } from '#practice/server';
import { shownName } from '../../rules/index.ts';
import { readPharmacies } from '../directory/pharmacies.sql.ts';
import { readSaved } from './patient-pharmacies.sql.ts';

/** A patient's pharmacies, as a section of the full record. */
export const pharmaciesSection: RecordSection = {
  id: 'pharmacies.saved',
  title: 'Pharmacies',
  order: 45,
  rule: 'pharmacies.view',
  async read(app, clinicId, personId) {
    const { kysely } = app.database;
    const [saved, { time_zone: zone }] = await Promise.all([
      readSaved(kysely, clinicId, [personId]),
      readClinic(kysely, clinicId),
    ]);
    const found = await readPharmacies(
      kysely,
      saved.map(({ ncpdp_id }) => ncpdp_id),
    );
    const byId = new Map(found.map((row) => [row.ncpdp_id, row]));
    const time = writtenTime(zone);
    return saved.map(({ ncpdp_id, is_preferred, used_time }) => {
      const pharmacy = byId.get(ncpdp_id)!;
      return {
        Pharmacy: shownName(pharmacy.organization_name),
        Address: `${pharmacy.address_line1}, ${pharmacy.city}, ${pharmacy.state_province} ${pharmacy.postal_code}`,
        Phone: pharmacy.primary_telephone,
        'NCPDP ID': ncpdp_id,
        Preferred: is_preferred ? 'Yes' : '',
        'Last prescription': used_time === null ? '' : time(used_time),
      };
    });
  },
};
