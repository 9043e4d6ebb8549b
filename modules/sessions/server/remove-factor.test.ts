import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { PublicRequest, Request } from '#platform/request.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic } from '#practice/server';
import { addAccount } from './add-account.ts';
import { authenticate } from './authenticate.ts';
import { changePolicy } from './change-policy.ts';
import { confirmFactor, insertFactor } from './factors.sql.ts';
import { sessions } from './index.ts';
import { login } from './login.ts';
import { findMemberSignIns } from './member-sign-ins.sql.ts';
import { readPolicy } from './policy.sql.ts';
import { removeFactor } from './remove-factor.ts';

const house = useTestHouse();
const PASSWORD = 'a long pass phrase';
const kysely = () => house().database.kysely;

test('of two factors that are taken away at once, one stays where the clinic asks for one', async () => {
  const clinic = await makeTestClinic(house(), sessions.accessRules);
  const { clinicId } = clinic;
  const admin = await clinic.as('Admin');
  const { actor } = await clinic.as('Front desk');
  const owner = { clinicId, userId: actor.userId };
  const account = { ...owner, username: 'twofold@example.org', password: PASSWORD };
  await house().database.transaction((tx) => addAccount(tx, account, house().clock()));
  const outside: PublicRequest = { house: house(), now: house().clock(), id: newId(), ip: '192.0.2.1', device: null };
  const entered = await login(outside, { username: 'twofold@example.org', password: PASSWORD, deviceId: 'd' });
  if (isRefusal(entered)) throw new Error(entered.message);
  const request: Request = { ...outside, actor: (await authenticate(house(), entered.token!, house().clock()))!.actor };
  const ids = [newId(), newId()];
  for (const id of ids) {
    const factor = { clinic_id: clinicId, id, user_id: owner.userId, kind: 'email', secret: null, address: 'a@b.org' };
    await insertFactor(kysely(), factor, house().clock());
    await confirmFactor(kysely(), clinicId, id, false, house().clock());
  }
  const { idle_minutes, version } = await readPolicy(kysely(), clinicId);
  const asked = await changePolicy(admin, { idle_minutes, require_two_fa: true, version });
  expect(isRefusal(asked)).toBe(false);

  const answers = await Promise.all(ids.map((id) => removeFactor(request, id)));
  const codes = answers.map((answer) => (isRefusal(answer) ? answer.code : 'taken away'));
  expect(codes.toSorted()).toEqual(['TWO_FA_REQUIRED', 'taken away']);
  // So the list of members says: who has a second factor, who was here, and who never.
  const list = await findMemberSignIns(kysely(), clinicId);
  const signInOf = (userId: string) => list.find(({ user_id }) => user_id === userId);
  expect(signInOf(owner.userId)).toMatchObject({ two_fa: ['email'], seen_time: house().clock() });
  expect(signInOf(admin.actor.userId)).toMatchObject({ two_fa: [], seen_time: null });
});
