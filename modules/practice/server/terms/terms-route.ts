import type { RouteContext } from '#platform/module.ts';
import { findClinics } from '../clinic/practice.sql.ts';
import { readTermsInForce } from './terms.sql.ts';

/** GET /api/terms: the current terms, public, if the installation has a single clinic; otherwise `terms` is null. */
export function termsRoute({ server, app }: RouteContext): void {
  server.get('/api/terms', async () => {
    const { kysely } = app.database;
    const [clinic, other] = await findClinics(kysely);
    if (clinic === undefined || other !== undefined) return { terms: null };
    const terms = await readTermsInForce(kysely, clinic.clinic_id);
    if (terms === null) return { terms: null };
    const { title, text, number, published_time } = terms;
    return { terms: { clinic_name: clinic.clinic_name, title, text, number, published_time } };
  });
}
