import type { RouteContext } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { shownSpecialty } from '../../rules/index.ts';
import { shapePharmacy } from '../shape-pharmacy.ts';
import { findByZip } from './find-pharmacies.ts';
import { readPharmacies } from './pharmacies.sql.ts';

/** `GET /directory/pharmacyByNCPDPID/{ncpdpid}` and `GET /directory/pharmacyByZIP/{zip}_{state}` (spec 3 §7.1), the latter with `?all=true` and `?specialty=Retail`. */
export function directoryRoutes({ server, admit }: RouteContext): void {
  for (const slash of ['', '/']) {
    server.get<{ Params: { ncpdpid: string } }>(
      `/api/directory/pharmacyByNCPDPID/:ncpdpid${slash}`,
      async (http, reply) => {
        const ctx = await admit(http, reply, 'pharmacies.view');
        if (ctx === null) return reply;
        const { ncpdpid } = http.params;
        const [found] = /^\d{7}$/.test(ncpdpid) ? await readPharmacies(ctx.app.database.kysely, [ncpdpid]) : [];
        if (found === undefined) return { errorMessage: 'No pharmacy in the directory has this NCPDP ID.' };
        return shapePharmacy(found, ctx.now);
      },
    );
    server.get<{ Params: { place: string }; Querystring: Record<string, unknown> }>(
      `/api/directory/pharmacyByZIP/:place${slash}`,
      async (http, reply) => {
        const ctx = await admit(http, reply, 'pharmacies.view');
        if (ctx === null) return reply;
        const [zip = '', state = ''] = http.params.place.split('_');
        const { all, specialty } = http.query;
        const found = await findByZip(ctx, {
          zip,
          state,
          specialty: typeof specialty === 'string' ? specialty : null,
          showAll: all === 'true',
        });
        if (isDomainError(found))
          return reply.code(400).send({ errorMessage: found.issues[0]?.message ?? found.message });
        return found.pharmacies.map((row) => {
          const pharmacy = shapePharmacy(row, ctx.now);
          return { ...pharmacy, DirectorySpecialtyName: shownSpecialty(pharmacy.DirectorySpecialtyName) };
        });
      },
    );
  }
}
