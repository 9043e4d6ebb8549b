import type { RouteContext } from '#platform/module.ts';
import { findProvider } from './find-provider.ts';

/**
 * GET /directory/getProvider/: the caller's registration with the prescription network (spec 2 §7, spec 3 §3.4, §7.1):
 * the address of their current practice, their number there, and whether their identity is verified. `errorMessage` is
 * set if they can't prescribe.
 */
export function providerRoute({ server, admit }: RouteContext): void {
  for (const slash of ['', '/'])
    server.get(`/api/directory/getProvider${slash}`, async (http, reply) => {
      const ctx = await admit(http, reply, 'practice.own');
      if (ctx === null) return reply;
      const { provider, errorMessage, isProven, place } = await findProvider(ctx.app.database.kysely, ctx.actor);
      return {
        IDmeFlag: isProven ? 'T' : 'F',
        AddressLine1: provider?.addressLine1 ?? place?.address_line1 ?? null,
        City: provider?.city ?? place?.city ?? null,
        StateProvince: provider?.state ?? place?.state ?? null,
        PostalCode: provider?.postalCode ?? place?.postal_code ?? null,
        CountryCode: place?.country ?? 'US',
        NPI: provider?.npi ?? place?.npi ?? null,
        ProviderPracticeLocationSPI: provider?.spi ?? null,
        ...(errorMessage === null ? {} : { errorMessage }),
      };
    });
}
