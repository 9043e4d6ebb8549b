import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findInvitation } from './find-invitation.ts';
import { newInvitationToken } from './invitation-token.ts';
import { EVERY_MEMBER } from '../../rules/index.ts';
import { holdersOf, readMember, type MemberRow } from '../members/member.sql.ts';
import { grantNewRules } from '../clinic/grant-new-rules.ts';
import { makeTestClinic, type TestClinic } from '../testing/test-clinic.ts';
import type { AccessRule } from '#platform/module.ts';

const RULES: AccessRule[] = [
  { id: 'a.view', title: 'See', presets: ['Doctor', 'Nurse'] },
  { id: 'a.edit', title: 'Edit', presets: ['Doctor'] },
];
const app = useTestApp();
const grantedTo = (member: MemberRow | null) => member!.access_rules.filter((rule) => !EVERY_MEMBER.includes(rule));

async function invite(clinic: TestClinic, role: string, days = 7): Promise<{ token: string; id: string }> {
  const admin = await clinic.as('Admin');
  const { token, hash } = newInvitationToken();
  const id = newId();
  const { kysely } = app().database;
  const now = app().clock();
  await kysely
    .insertInto('practice.invitation')
    .values({
      clinic_id: clinic.clinicId,
      id,
      first_name: 'Ines',
      last_name: 'Vega',
      email: 'ines@example.com',
      token_hash: hash,
      invited_by: admin.actor.userId,
      created_time: now,
      sent_time: now,
      expires_time: new Date(now.getTime() + days * 86_400_000),
    })
    .execute();
  await kysely
    .insertInto('practice.invitation_practice')
    .values({ clinic_id: clinic.clinicId, invitation_id: id, practice_id: clinic.practiceId })
    .execute();
  await sql`insert into practice.invitation_role select clinic_id, ${id}, id from practice.role
    where clinic_id = ${clinic.clinicId} and role_name = ${role}`.execute(kysely);
  return { token, id };
}

test('finds an invitation by its token and accepts it once', async () => {
  const clinic = await makeTestClinic(app(), RULES);
  const { token } = await invite(clinic, 'Doctor');
  const { kysely } = app().database;
  const found = (await findInvitation(kysely, token, app().clock()))!;
  expect(found).toMatchObject({
    first_name: 'Ines',
    email: 'ines@example.com',
    clinic_name: 'Test Clinic',
    expired: false,
  });
  expect(await findInvitation(kysely, `${token}x`)).toBeNull();
  const accept = () =>
    app().database.transaction((tx) => acceptInvitation(tx, found, { last_name: 'Vega-Ruiz' }, app().clock()));
  const answers = await Promise.all([accept(), accept()]);
  const accepted = answers.find((answer) => !isDomainError(answer)) as { userId: string };
  expect(answers.filter(isDomainError)).toMatchObject([{ code: 'INVITATION_GONE' }]);
  expect(await readMember(kysely, clinic.clinicId, accepted.userId)).toMatchObject({
    last_name: 'Vega-Ruiz',
    roles: ['Doctor'],
    access_rules: ['a.edit', 'a.view', ...EVERY_MEMBER],
    access_scopes: {},
    emergency: null,
  });
  expect(await findInvitation(kysely, token)).toBeNull();
  expect(await holdersOf(kysely, clinic.clinicId, 'a.edit')).toContain(accepted.userId);
  expect(await holdersOf(kysely, clinic.clinicId, 'nobody.knows')).toEqual([]);
});

test('reports an expired invitation, and can’t be accepted', async () => {
  const clinic = await makeTestClinic(app(), RULES);
  const { token } = await invite(clinic, 'Doctor', -1);
  const found = (await findInvitation(app().database.kysely, token, app().clock()))!;
  expect(found.expired).toBe(true);
  const answer = await app().database.transaction((tx) => acceptInvitation(tx, found, {}, app().clock()));
  expect(answer).toMatchObject({ code: 'INVITATION_GONE' });
});

test('grants rules of a new version to the presets once, and never again', async () => {
  const clinic = await makeTestClinic(app(), RULES);
  const { userId } = (await clinic.as('Nurse')).actor;
  const { kysely } = app().database;
  const rulesOf = async () => grantedTo(await readMember(kysely, clinic.clinicId, userId));
  const later = [...RULES, { id: 'b.view', title: 'See b', presets: ['Nurse'] } satisfies AccessRule];
  await Promise.all([grantNewRules(app(), later), grantNewRules(app(), later)]);
  expect(await rulesOf()).toEqual(['a.view', 'b.view']);
  const admin = (await clinic.as('Admin')).actor.userId;
  expect(grantedTo(await readMember(kysely, clinic.clinicId, admin))).toEqual(['a.edit', 'a.view', 'b.view']);
  await sql`delete from practice.role_rule where clinic_id = ${clinic.clinicId} and access_rule = 'b.view'`.execute(
    kysely,
  );
  expect(await grantNewRules(app(), later)).toBe(0);
  expect(await rulesOf()).toEqual(['a.view']);
});
