import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { practice } from '#practice/server';
import { makeTestClinic } from '#practice/testing';
import { addAccount } from '../add-account.ts';
import { authenticate, forgetSession } from '../session/authenticate.ts';
import { sessions } from '../index.ts';
import { signToken } from '../session/session-token.ts';
import { insertSession } from '../session/sessions.sql.ts';

const app = useTestApp();

test('a user who signs in after terms were published can only read and accept them; open sessions continue', async () => {
  const clinic = await makeTestClinic(app(), [...practice.accessRules, ...sessions.accessRules]);
  const { clinicId, practiceId } = clinic;
  const { userId } = (await clinic.as('Manager')).actor;
  const { kysely } = app().database;
  const account = { clinicId, userId, username: 'manager@example.org', password: 'a long pass phrase' };
  await app().database.transaction((tx) => addAccount(tx, account, app().clock()));
  const begin = async (created: Date): Promise<{ id: string; token: string }> => {
    const id = newId();
    const session = { clinic_id: clinicId, id, user_id: userId, practice_id: practiceId };
    await insertSession(kysely, { ...session, device_id: 'd', user_agent: null, ip: null }, created);
    return { id, token: await signToken(app(), clinicId, id, app().clock()) };
  };
  const rulesOf = async ({ id, token }: { id: string; token: string }): Promise<ReadonlySet<string>> => {
    forgetSession(app(), id);
    return (await authenticate(app(), token, app().clock()))!.actor.rules;
  };
  const now = app().clock();
  const atWork = await begin(new Date(now.getTime() - 60_000));
  const terms = newId();
  await kysely
    .insertInto('practice.terms')
    .values({
      clinic_id: clinicId,
      id: terms,
      number: 1,
      title: 'Terms',
      body: 'Be careful.',
      must_accept: true,
      created_time: now,
      published_time: now,
      published_by: userId,
    })
    .execute();
  const fresh = await begin(new Date(now.getTime() + 1));
  expect(await rulesOf(atWork)).toContain('practice.members');
  expect([...(await rulesOf(fresh))].toSorted()).toEqual(['practice.own', 'practice.view', 'sessions.own']);
  await kysely
    .insertInto('practice.terms_acceptance')
    .values({ clinic_id: clinicId, terms_id: terms, user_id: userId, accepted_time: now })
    .execute();
  expect(await rulesOf(fresh)).toContain('practice.members');
});
