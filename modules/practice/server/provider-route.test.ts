import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { practice } from './index.ts';
import { providerRoute } from './provider-route.ts';
import { makeTestClinic } from './test-clinic.ts';

const house = useTestHouse(new Date());

test('who asks is told the address of the practice that they work in, and that nobody is registered yet', async () => {
  const clinic = await makeTestClinic(house(), practice.accessRules);
  const doctor = await clinic.as('Doctor');
  await house().database.pool.query(
    `update practice.practice set address_line1 = '1 Harbor St', city = 'Boston', state = 'MA', postal_code = '02110'
     where clinic_id = $1`,
    [clinic.clinicId],
  );
  const rules: string[] = [];
  const app = fastify();
  providerRoute({
    app,
    house: house(),
    admit: async (_http, _reply, rule) => {
      rules.push(rule);
      return doctor;
    },
  });
  for (const url of ['/api/directory/getProvider/', '/api/directory/getProvider']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ IDmeFlag: 'F', AddressLine1: '1 Harbor St', City: 'Boston' });
    expect(answer.json()).toMatchObject({
      StateProvince: 'MA',
      PostalCode: '02110',
      ProviderPracticeLocationSPI: null,
    });
  }
  expect(rules).toEqual(['practice.own', 'practice.own']);
  await app.close();
});
