import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { PublicContext, RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { addAccount } from '../add-account.ts';
import { authenticate } from '../session/authenticate.ts';
import { changePolicy } from '../change-policy.ts';
import { confirmFactor, insertFactor } from '../sign-in/factors.sql.ts';
import { sessions } from '../index.ts';
import { login } from '../sign-in/login.ts';
import { findMemberSignIns } from '../sign-in/member-sign-ins.sql.ts';
import { readPolicy } from '../policy.sql.ts';
import { removeFactor } from './remove-factor.ts';

const app = useTestApp();
const PASSWORD = 'a long pass phrase';
const kysely = () => app().database.kysely;

test('when two factors are deleted concurrently, one stays if the clinic requires one', async () => {
  const clinic = await makeTestClinic(app(), sessions.accessRules);
  const { clinicId } = clinic;
  const admin = await clinic.as('Admin');
  const { actor } = await clinic.as('Front desk');
  const owner = { clinicId, userId: actor.userId };
  const account = { ...owner, username: 'twofold@example.org', password: PASSWORD };
  await app().database.transaction((tx) => addAccount(tx, account, app().clock()));
  const outside: PublicContext = { app: app(), now: app().clock(), id: newId(), ip: '192.0.2.1', device: null };
  const entered = must(await login(outside, { username: 'twofold@example.org', password: PASSWORD, deviceId: 'd' }));
  const ctx: RequestContext = { ...outside, actor: (await authenticate(app(), entered.token!, app().clock()))!.actor };
  const ids = [newId(), newId()];
  for (const id of ids) {
    const factor = {
      clinic_id: clinicId,
      id,
      user_id: owner.userId,
      kind: 'email' as const,
      secret: null,
      address: 'a@b.org',
    };
    await insertFactor(kysely(), factor, app().clock());
    await confirmFactor(kysely(), clinicId, id, false, app().clock());
  }
  const { idle_minutes, version } = await readPolicy(kysely(), clinicId);
  const policy = await changePolicy(admin, { idle_minutes, require_two_fa: true, version });
  expect(isDomainError(policy)).toBe(false);

  const answers = await Promise.all(ids.map((id) => removeFactor(ctx, id)));
  const codes = answers.map((answer) => (isDomainError(answer) ? answer.code : 'taken away'));
  expect(codes.toSorted()).toEqual(['TWO_FA_REQUIRED', 'taken away']);
  // The list of members shows who has a second factor, and who signed in last or never.
  const list = await findMemberSignIns(kysely(), clinicId);
  const signInOf = (userId: string) => list.find(({ user_id }) => user_id === userId);
  expect(signInOf(owner.userId)).toMatchObject({ two_fa: ['email'], seen_time: app().clock() });
  expect(signInOf(admin.actor.userId)).toMatchObject({ two_fa: [], seen_time: null });
});
