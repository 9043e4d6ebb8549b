import { stoppedSince } from '#deliveries/server';
import { readPatients } from '#patients/server';
import type { Queryable } from '#platform/database.ts';
import type { Language } from '#values/language/language.ts';
import type { Channel } from '../rules/index.ts';
import { readConsents } from './notices.sql.ts';

/** A channel to a patient. */
export interface Reach {
  channel: Channel;
  to: string | null;
  consent: boolean | null;
  consent_time: Date | null;
  stopped_time: Date | null;
}

/**
 * Returns the channels to a patient, and what blocks each; null for an unknown patient. `locked` locks them for the
 * rest of the transaction.
 */
export async function reachOf(
  db: Queryable,
  clinicId: string,
  patientId: string,
  locked = false,
): Promise<{ isDeceased: boolean; language: Language | null; channels: Reach[] } | null> {
  const [[patient], consents] = await Promise.all([
    readPatients(db, clinicId, [patientId], {
      columns: ['id', 'mobile', 'email', 'deceased_date', 'preferred_language'],
      locked,
    }),
    readConsents(db, clinicId, patientId),
  ]);
  if (patient === undefined) return null;
  const stopped = patient.mobile === null ? null : await stoppedSince(db, clinicId, patient.mobile);
  const way = (channel: Channel, to: string | null, stopped_time: Date | null): Reach => {
    const said = consents.get(channel);
    return { channel, to, consent: said?.given ?? null, consent_time: said?.noted_time ?? null, stopped_time };
  };
  return {
    isDeceased: patient.deceased_date !== null,
    language: patient.preferred_language,
    channels: [way('sms', patient.mobile, stopped), way('email', patient.email, null)],
  };
}
