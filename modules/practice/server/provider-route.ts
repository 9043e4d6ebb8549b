import type { RouteContext } from '#platform/module.ts';

/**
 * GET /directory/getProvider/: who asks, as the prescription network would call them (spec 2 §7, spec 3 §3.4): the address of the
 * practice that they work in. Nobody is registered there yet: their location has no number, and nobody has proven who they are.
 */
export function providerRoute({ server, admit }: RouteContext): void {
  for (const slash of ['', '/'])
    server.get(`/api/directory/getProvider${slash}`, async (http, reply) => {
      const ctx = await admit(http, reply, 'practice.own');
      if (ctx === null) return reply;
      const { app, actor } = ctx;
      const practice = await app.database.kysely
        .selectFrom('practice.practice')
        .select(['address_line1', 'address_line2', 'city', 'state', 'postal_code', 'country'])
        .where('clinic_id', '=', actor.clinicId)
        .where('id', '=', actor.practiceId)
        .executeTakeFirst();
      if (practice === undefined) return { IDmeFlag: 'F', errorMessage: 'You work in no practice of this clinic.' };
      return {
        IDmeFlag: 'F',
        AddressLine1: practice.address_line1,
        AddressLine2: practice.address_line2,
        City: practice.city,
        StateProvince: practice.state,
        PostalCode: practice.postal_code,
        CountryCode: practice.country,
        ProviderPracticeLocationSPI: null,
      };
    });
}
