import type { RouteDoor } from '#platform/module.ts';

/**
 * GET /directory/getProvider/: who asks, as the prescription network would call them (spec 2 §7, spec 3 §3.4): the address of the
 * practice that they work in. Nobody is registered there yet: their location has no number, and nobody has proven who they are.
 */
export function providerRoute({ app, admit }: RouteDoor): void {
  for (const slash of ['', '/'])
    app.get(`/api/directory/getProvider${slash}`, async (http, reply) => {
      const request = await admit(http, reply, 'practice.own');
      if (request === null) return reply;
      const { house, actor } = request;
      const practice = await house.database.kysely
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
