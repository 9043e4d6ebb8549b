import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { setModules } from '#platform/modules-of.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { findInvitation } from './find-invitation.ts';
import { linksForOperator, shareInvitation, withMailState } from './invitation-link.ts';
import { inviteMember } from './invite-member.ts';
import { revokeInvitation } from './change-invitation.ts';
import { invitationToken } from './invitation-token.ts';
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
  const id = newId();
  const { kysely } = app().database;
  const now = app().clock();
  const { token, hash } = await invitationToken(app().keys, { clinicId: clinic.clinicId, id, sentTime: now });
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

const MEMBERS: AccessRule[] = [
  { id: 'practice.members', title: '', presets: ['Manager'], administrative: true },
  { id: 'audit.export', title: '', presets: [], administrative: true },
];
const tokenIn = (link: string): string => new URL(link).hash.replace('#token=', '');

async function inviteAs(clinic: TestClinic, role: string, email: string) {
  const admin = await clinic.as('Admin');
  const { rows } = await sql<{ id: string }>`
    select id from practice.role where clinic_id = ${clinic.clinicId} and role_name = ${role}`.execute(
    app().database.kysely,
  );
  const places = { practice_list: [clinic.practiceId], role_list: [rows[0]!.id] };
  return must(await inviteMember(admin, { f_name: 'Ines', l_name: 'Vega', email, ...places }));
}

test('without a mail server an invitation is not called sent, and its link can be copied while it is open', async () => {
  setModules(app(), [{ name: 'x', accessRules: MEMBERS, resolvers: {} }]);
  const clinic = await makeTestClinic(app(), MEMBERS);
  const { kysely } = app().database;
  const invitation = await inviteAs(clinic, 'Nurse', 'ines@example.org');
  const admin = await clinic.as('Admin');
  const [shown] = await withMailState(admin, [invitation]);
  expect(shown).toMatchObject({ mail_state: 'no_server', mail_problem: expect.stringMatching(/^No mail server/) });

  const shared = must(await shareInvitation(admin, invitation.id));
  expect(shared.qr_svg).toContain('<svg');
  expect(must(await shareInvitation(admin, invitation.id)).link).toBe(shared.link);
  expect(await findInvitation(kysely, tokenIn(shared.link), app().clock())).toMatchObject({
    email: 'ines@example.org',
  });
  const { rows } = await sql`select 1 from audit.inbox where clinic_id = ${clinic.clinicId}
    and object_id = ${invitation.id} and reason = 'link shown'`.execute(kysely);
  expect(rows).toHaveLength(2);

  must(await revokeInvitation(admin, invitation.id));
  expect(await shareInvitation(admin, invitation.id)).toMatchObject({ code: 'INVITATION_CLOSED' });
  expect(await shareInvitation(admin, newId())).toMatchObject({ code: 'NOT_FOUND' });
});

test('a link is shown only to those who may assign its roles, and never of another clinic', async () => {
  setModules(app(), [{ name: 'x', accessRules: MEMBERS, resolvers: {} }]);
  const [clinic, other] = [await makeTestClinic(app(), MEMBERS), await makeTestClinic(app(), MEMBERS)];
  const { id } = await inviteAs(clinic, 'Admin', 'second@example.org');
  expect(await shareInvitation(await clinic.as('Manager'), id)).toMatchObject({ code: 'MORE_RIGHTS' });
  expect(await shareInvitation(await clinic.as('Nurse'), id)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await shareInvitation(await other.as('Admin'), id)).toMatchObject({ code: 'NOT_FOUND' });
});

test('the operator gets a new link for an invited person, also when the old one has expired', async () => {
  const clinic = await makeTestClinic(app(), RULES);
  const { token } = await invite(clinic, 'Doctor', -1);
  const { kysely } = app().database;
  await sql`update practice.invitation set email = 'Vega.Ines@example.org' where clinic_id = ${clinic.clinicId}`.execute(
    kysely,
  );
  const later = new Date(app().clock().getTime() + 1000);
  const links = await linksForOperator(app(), ' vega.ines@EXAMPLE.org ', later);
  expect(links).toMatchObject([{ clinic: 'Test Clinic' }]);
  expect(await findInvitation(kysely, token, later)).toBeNull();
  expect(await findInvitation(kysely, tokenIn(links[0]!.link), later)).toMatchObject({ expired: false });
  expect(await linksForOperator(app(), 'unknown@example.org', later)).toEqual([]);
});
