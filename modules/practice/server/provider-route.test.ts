import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { practice } from './index.ts';
import { providerRoute } from './provider-route.ts';
import { makeTestClinic } from './test-clinic.ts';

const app = useTestApp(new Date());

test('who asks is told the address of the practice that they work in, and that nobody is registered yet', async () => {
  const clinic = await makeTestClinic(app(), practice.accessRules);
  const doctor = await clinic.as('Doctor');
  await app().database.pool.query(
    `update practice.practice set address_line1 = '1 Harbor St', city = 'Boston', state = 'MA', postal_code = '02110'
     where clinic_id = $1`,
    [clinic.clinicId],
  );
  const rules: string[] = [];
  const server = fastify();
  providerRoute({
    server,
    app: app(),
    admit: async (_http, _reply, rule) => {
      rules.push(rule);
      return doctor;
    },
  });
  for (const url of ['/api/directory/getProvider/', '/api/directory/getProvider']) {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ IDmeFlag: 'F', AddressLine1: '1 Harbor St', City: 'Boston' });
    expect(answer.json()).toMatchObject({
      StateProvince: 'MA',
      PostalCode: '02110',
      ProviderPracticeLocationSPI: null,
    });
  }
  expect(rules).toEqual(['practice.own', 'practice.own']);
  await server.close();
});
