// Over 300 lines: all tests about who may do what to whom.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import type { AccessRule, Preset } from '#platform/module.ts';
import { setModules } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { resendInvitation, revokeInvitation } from './invitations/change-invitation.ts';
import { deactivateMember } from './members/deactivate-member.ts';
import { deleteRole } from './roles/delete-role.ts';
import { beginEmergency, EMERGENCY_MS, endEmergency, reviewEmergency } from './emergency/emergency-access.ts';
import { readInvitations } from './invitations/invitations.sql.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { readMember } from './members/member.sql.ts';
import { readMemberDetails, type MemberDetails } from './members/members.sql.ts';
import { reactivateMember } from './members/reactivate-member.ts';
import { readRoles, type RoleRow } from './roles/roles.sql.ts';
import { saveRole } from './roles/save-role.ts';
import { makeTestClinic, type TestClinic } from './testing/test-clinic.ts';
import { updateMember } from './members/update-member.ts';

const RULES: AccessRule[] = [
  { id: 'practice.members', title: '', presets: ['Manager'], administrative: true },
  { id: 'practice.roles', title: '', presets: ['Manager'], administrative: true },
  { id: 'practice.emergency', title: '', presets: ['Front desk'] },
  { id: 'practice.emergency_review', title: '', presets: ['Manager'], administrative: true },
  { id: 'audit.export', title: '', presets: [], administrative: true },
  { id: 'chart.view', title: '', presets: ['Doctor'], scopes: ['self'], emergency: true },
  { id: 'desk.view', title: '', presets: ['Manager', 'Front desk'] },
];
let moved: string[] = [];
let noteCount = 0;
const REASSIGNMENT = {
  id: 'chart.notes',
  title: 'Unsigned notes',
  count: async () => noteCount,
  takers: async () => takers,
  move: async (_tx: unknown, _ctx: unknown, _from: string, to: string) => void moved.push(to),
};
let takers: string[] = [];
const app = useTestApp();
beforeAll(() => setModules(app(), [{ name: 'x', accessRules: RULES, resolvers: {}, reassignments: [REASSIGNMENT] }]));

const kysely = () => app().database.kysely;
const makeClinic = () => makeTestClinic(app(), RULES);
const memberOf = async ({ actor }: RequestContext): Promise<MemberDetails> =>
  (await readMemberDetails(kysely(), actor.clinicId, [actor.userId]))[0]!;
const roleOf = async (clinic: TestClinic, name: string): Promise<RoleRow> =>
  (await readRoles(kysely(), clinic.clinicId)).find(({ role_name }) => role_name === name)!;
const typed = (rules: string[], name = 'Helper', scopes?: { access_rule: string; scope: 'self' }[]) => ({
  role_name: name,
  description: 'Helps',
  access_rule_id_list: rules,
  access_scopes: scopes,
});

async function secondAdmin(clinic: TestClinic): Promise<RequestContext> {
  const other = await clinic.as('Read-only');
  const admin = await roleOf(clinic, 'Admin');
  const asAdmin = await clinic.as('Admin');
  const places = { practice_list: [clinic.practiceId], role_list: [admin.id] };
  must(await updateMember(asAdmin, other.actor.userId, (await memberOf(other)).version, places));
  return { ...other, actor: { ...asAdmin.actor, userId: other.actor.userId } };
}

test('creates and changes a role, which takes effect with the next request', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const desk = await clinic.as('Front desk');
  const made = must(
    await saveRole(admin, typed(['chart.view'], 'Coder', [{ access_rule: 'chart.view', scope: 'self' }]), null),
  );
  expect(made.grants).toEqual([{ access_rule: 'chart.view', scope: 'self' }]);
  const role_list = [made.id, (await roleOf(clinic, 'Front desk')).id];
  must(await updateMember(admin, desk.actor.userId, 1, { practice_list: [clinic.practiceId], role_list }));
  const read = () => readMember(kysely(), clinic.clinicId, desk.actor.userId, app().clock());
  expect(await read()).toMatchObject({ roles: ['Coder', 'Front desk'], access_scopes: { 'chart.view': 'self' } });
  must(await saveRole(admin, typed(['chart.view'], 'Coder'), { id: made.id, version: 1 }));
  expect(await read()).toMatchObject({ access_scopes: {} });
  expect(await saveRole(admin, typed(['chart.view'], 'Coder'), { id: made.id, version: 1 })).toMatchObject({
    code: 'STALE_VERSION',
  });
  expect(await saveRole(admin, typed(['chart.view'], 'coder'), null)).toMatchObject({
    issues: [{ path: 'role_name' }],
  });
});

test('a role requires a name, a description and at least one existing right', async () => {
  const admin = await (await makeClinic()).as('Admin');
  const empty = await saveRole(admin, { role_name: ' ', description: '', access_rule_id_list: [] }, null);
  expect(empty).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: 'role_name' }, { path: 'description' }, { path: 'access_rule_id_list' }],
  });
  expect(await saveRole(admin, typed(['no.such']), null)).toMatchObject({ code: 'BAD_USER_INPUT' });
  const scope = [{ access_rule: 'desk.view', scope: 'self' as const }];
  expect(await saveRole(admin, typed(['desk.view'], 'A', scope), null)).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('users can’t extend their own rights or grant rights that they lack', async () => {
  const clinic = await makeClinic();
  const manager = await clinic.as('Manager');
  const nurse = await clinic.as('Nurse');
  expect(await saveRole(manager, typed(['chart.view']), null)).toMatchObject({ code: 'MORE_RIGHTS' });
  const own = await roleOf(clinic, 'Manager');
  expect(await saveRole(manager, typed(['desk.view']), own)).toMatchObject({ code: 'OWN_ROLE' });
  const adminRole = await roleOf(clinic, 'Admin');
  expect(await saveRole(manager, typed(['desk.view']), adminRole)).toMatchObject({ code: 'ADMIN_ROLE' });
  expect(await saveRole(await clinic.as('Admin'), typed(['desk.view']), adminRole)).toMatchObject({
    code: 'ADMIN_ROLE',
  });
  const places = { practice_list: [clinic.practiceId], role_list: [adminRole.id] };
  expect(await updateMember(manager, manager.actor.userId, 1, places)).toMatchObject({ code: 'OWN_ROLES' });
  expect(await updateMember(manager, nurse.actor.userId, 1, places)).toMatchObject({ code: 'MORE_RIGHTS' });
  const invitation = { f_name: 'A', l_name: 'B', email: 'a@example.com', ...places };
  expect(await inviteMember(manager, invitation)).toMatchObject({ code: 'MORE_RIGHTS' });
  const admin = await clinic.as('Admin');
  expect(await deactivateMember(manager, admin.actor.userId, 1, [])).toMatchObject({ code: 'MORE_RIGHTS' });
});

test('administrators of members can assign ordinary roles with more rights than their own, but no administrative right that they lack', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const [manager, nurse, doctor] = [await clinic.as('Manager'), await clinic.as('Nurse'), await clinic.as('Doctor')];
  const practice_list = [clinic.practiceId];
  const doctorRole = await roleOf(clinic, 'Doctor');
  expect(manager.actor.rules.has('chart.view')).toBe(false);
  const invitation = { f_name: 'A', l_name: 'B', email: 'doctor.b@example.com', practice_list };
  const invited = must(await inviteMember(manager, { ...invitation, role_list: [doctorRole.id] }));
  expect(must(await resendInvitation(manager, invited.id)).state).toBe('pending');
  must(await updateMember(manager, nurse.actor.userId, 1, { practice_list, role_list: [doctorRole.id] }));
  expect(must(await deactivateMember(manager, doctor.actor.userId, 1, [])).is_active).toBe(false);

  // One administrative right in a role is enough, whatever its name; and members with it can't be changed.
  const keeper = must(await saveRole(admin, typed(['desk.view', 'audit.export'], 'Keeper'), null));
  const places = { practice_list, role_list: [keeper.id] };
  expect(await inviteMember(manager, { ...invitation, email: 'c@example.com', ...places })).toMatchObject({
    code: 'MORE_RIGHTS',
  });
  const desk = await clinic.as('Front desk');
  expect(await updateMember(manager, desk.actor.userId, 1, places)).toMatchObject({ code: 'MORE_RIGHTS' });
  must(await updateMember(admin, desk.actor.userId, 1, places));
  const back = { practice_list, role_list: [doctorRole.id] };
  expect(await updateMember(manager, desk.actor.userId, 2, back)).toMatchObject({ code: 'MORE_RIGHTS' });
  // The detour through a new role fails: it can't exceed its author's own rights.
  expect(await saveRole(manager, typed(['chart.view'], 'Mine'), null)).toMatchObject({ code: 'MORE_RIGHTS' });
  expect(await updateMember(manager, manager.actor.userId, 1, back)).toMatchObject({ code: 'OWN_ROLES' });
});

test('an undeclared right counts as administrative', async () => {
  const clinic = await makeClinic();
  await clinic.as('Admin');
  const manager = await clinic.as('Manager');
  const role = await roleOf(clinic, 'Biller');
  await sql`insert into practice.role_rule (clinic_id, role_id, access_rule, scope)
    values (${clinic.clinicId}, ${role.id}, 'gone.all', 'clinic')`.execute(kysely());
  const nurse = await clinic.as('Nurse');
  const places = { practice_list: [clinic.practiceId], role_list: [role.id] };
  expect(await updateMember(manager, nurse.actor.userId, 1, places)).toMatchObject({ code: 'MORE_RIGHTS' });
});

test('rights from emergency access can’t be passed on', async () => {
  const clinic = await makeClinic();
  const desk = await clinic.as('Front desk');
  const admin = await clinic.as('Admin');
  const both = [(await roleOf(clinic, 'Front desk')).id, (await roleOf(clinic, 'Manager')).id];
  must(await updateMember(admin, desk.actor.userId, 1, { practice_list: [clinic.practiceId], role_list: both }));
  must(await beginEmergency(desk, 'Patient unconscious, nobody else here'));
  expect(await saveRole(desk, typed(['chart.view']), null)).toMatchObject({ code: 'MORE_RIGHTS' });
});

test('another clinic’s members, roles and practices are not accessible', async () => {
  const clinic = await makeClinic();
  const other = await makeClinic();
  const admin = await clinic.as('Admin');
  const foreignNurse = await other.as('Nurse');
  const theirRole = await roleOf(other, 'Nurse');
  const nurse = await clinic.as('Nurse');
  const ownRole = await roleOf(clinic, 'Nurse');
  const place = (practice: string, role: string) =>
    updateMember(admin, nurse.actor.userId, 1, { practice_list: [practice], role_list: [role] });
  expect(await place(other.practiceId, ownRole.id)).toMatchObject({ issues: [{ path: 'practice_list' }] });
  expect(await place(clinic.practiceId, theirRole.id)).toMatchObject({ issues: [{ path: 'role_list' }] });
  expect(await deactivateMember(admin, foreignNurse.actor.userId, 1, [])).toMatchObject({ code: 'NOT_FOUND' });
  expect(await saveRole(admin, typed(['desk.view']), theirRole)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleteRole(admin, theirRole.id, 1, null)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a role in use can be deleted only with a replacement', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const nurse = await clinic.as('Nurse');
  const role = await roleOf(clinic, 'Nurse');
  expect(await deleteRole(admin, role.id, 1, null)).toMatchObject({ code: 'ROLE_IN_USE' });
  expect(must(await deleteRole(admin, role.id, 1, (await roleOf(clinic, 'Read-only')).id))).toEqual({ ok: true });
  expect((await memberOf(nurse)).roles).toMatchObject([{ role_name: 'Read-only' }]);
  expect(must(await deleteRole(admin, (await roleOf(clinic, 'Biller')).id, 1, null))).toEqual({ ok: true });
});

test('of two administrators who deactivate each other concurrently, one stays', async () => {
  const clinic = await makeClinic();
  const one = await clinic.as('Admin');
  const two = await secondAdmin(clinic);
  const [first, second] = [await memberOf(one), await memberOf(two)];
  const answers = await Promise.all([
    deactivateMember(one, second.user_id, second.version, []),
    deactivateMember(two, first.user_id, first.version, []),
  ]);
  expect(answers.filter((answer) => !isDomainError(answer))).toHaveLength(1);
  expect(answers.find(isDomainError)).toMatchObject({ code: 'FORBIDDEN' });
});

test('the last administrator can neither lose the role nor be deactivated', async () => {
  const clinic = await makeClinic();
  const one = await clinic.as('Admin');
  const two = await secondAdmin(clinic);
  // Attempted by a member with every right who is not an administrator.
  const all = must(
    await saveRole(
      one,
      typed(
        RULES.map(({ id }) => id),
        'Everything',
      ),
      null,
    ),
  );
  must(
    await updateMember(one, two.actor.userId, (await memberOf(two)).version, {
      practice_list: [clinic.practiceId],
      role_list: [all.id],
    }),
  );
  const last = await memberOf(one);
  expect(await deactivateMember(two, last.user_id, last.version, [])).toMatchObject({ code: 'LAST_ADMIN' });
  const stripped = { practice_list: [clinic.practiceId], role_list: [all.id] };
  expect(await updateMember(two, last.user_id, last.version, stripped)).toMatchObject({ code: 'LAST_ADMIN' });
  expect(await readMember(kysely(), clinic.clinicId, last.user_id)).not.toBeNull();
});

test('a member’s work is reassigned before they leave', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const doctor = (await clinic.as('Doctor')).actor.userId;
  const nurse = (await clinic.as('Nurse')).actor.userId;
  noteCount = 3;
  takers = [nurse];
  moved = [];
  const leave = (choices: { id: string; to_user_id?: string | null }[]) => deactivateMember(admin, doctor, 1, choices);
  expect(await leave([])).toMatchObject({ code: 'HANDOVER_MISSING' });
  expect(await leave([{ id: 'chart.notes', to_user_id: null }])).toMatchObject({ code: 'HANDOVER_MISSING' });
  expect(await leave([{ id: 'chart.notes', to_user_id: admin.actor.userId }])).toMatchObject({
    code: 'HANDOVER_REFUSED',
  });
  expect(must(await leave([{ id: 'chart.notes', to_user_id: nurse }])).is_active).toBe(false);
  expect(moved).toEqual([nurse]);
  noteCount = 0;
  expect(await readMember(kysely(), clinic.clinicId, doctor)).toBeNull();
  const { rows } = await sql<{
    body: unknown;
  }>`select body from platform.outbox where topic = 'practice.member-deactivated'
    and clinic_id = ${clinic.clinicId}`.execute(kysely());
  expect(rows).toEqual([{ body: { user_id: doctor } }]);
  expect(must(await reactivateMember(admin, doctor, 2)).is_active).toBe(true);
});

test('sends, resends and revokes an invitation', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const invite = async (email: string, role: Preset = 'Nurse') =>
    inviteMember(admin, {
      f_name: 'Ines',
      l_name: 'Vega',
      email,
      practice_list: [clinic.practiceId],
      role_list: [(await roleOf(clinic, role)).id],
    });
  const made = must(await invite('ines@example.com'));
  expect(made).toMatchObject({ state: 'pending', roles: [{ role_name: 'Nurse' }] });
  expect(await invite('INES@example.com')).toMatchObject({ code: 'ALREADY_INVITED' });
  expect(await invite('tester@example.com')).toMatchObject({ code: 'ALREADY_MEMBER' });
  expect(await invite('nonsense')).toMatchObject({ issues: [{ path: 'email' }] });
  const hashOf = async () => {
    const { token_hash } = await kysely()
      .selectFrom('practice.invitation')
      .select('token_hash')
      .where('clinic_id', '=', clinic.clinicId)
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    return token_hash.toString('hex');
  };
  const before = await hashOf();
  must(await resendInvitation({ ...admin, now: new Date(admin.now.getTime() + 1000) }, made.id));
  expect(await hashOf()).not.toBe(before);
  must(await revokeInvitation(admin, made.id));
  expect(await resendInvitation(admin, made.id)).toMatchObject({ code: 'INVITATION_CLOSED' });
  expect(must(await invite('ines@example.com'))).toMatchObject({ state: 'pending' });
  const later = new Date(app().clock().getTime() + 8 * 86_400_000);
  expect((await readInvitations(kysely(), clinic.clinicId, later)).map(({ state }) => state).toSorted()).toEqual([
    'expired',
    'revoked',
  ]);
});

test('an address gets at most three invitations an hour, including resent and recreated ones', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const place = { practice_list: [clinic.practiceId], role_list: [(await roleOf(clinic, 'Nurse')).id] };
  const invite = () => inviteMember(admin, { f_name: 'Ines', l_name: 'Vega', email: 'ines@example.com', ...place });
  const made = must(await invite());
  must(await resendInvitation(admin, made.id));
  must(await revokeInvitation(admin, made.id));
  const again = must(await invite());
  expect(await resendInvitation(admin, again.id)).toMatchObject({ code: 'RATE_LIMITED' });
  must(await revokeInvitation(admin, again.id));
  expect(await invite()).toMatchObject({ code: 'RATE_LIMITED' });
  must(await inviteMember(admin, { f_name: 'Una', l_name: 'Vega', email: 'una@example.com', ...place }));
  const later = { ...admin, now: new Date(admin.now.getTime() + 3_600_001) };
  must(await inviteMember(later, { f_name: 'Ines', l_name: 'Vega', email: 'ines@example.com', ...place }));
});

test('emergency access lasts an hour, has a reason, and is reviewed by another member', async () => {
  const clinic = await makeClinic();
  const desk = await clinic.as('Front desk');
  await clinic.as('Manager');
  expect(await beginEmergency(desk, 'why')).toMatchObject({ issues: [{ path: 'reason' }] });
  const begun = must(await beginEmergency(desk, 'Patient unconscious, nobody else here'));
  const [again] = [must(await beginEmergency(desk, 'Patient unconscious, nobody else here'))];
  expect(again.id).toBe(begun.id);
  const at = (ms: number) =>
    readMember(kysely(), clinic.clinicId, desk.actor.userId, new Date(app().clock().getTime() + ms));
  expect((await at(0))!.access_rules).toContain('chart.view');
  expect((await at(0))!.emergency).toMatchObject({ id: begun.id, rules: ['chart.view'] });
  expect((await at(EMERGENCY_MS))!.access_rules).not.toContain('chart.view');
  const manager = await clinic.as('Manager');
  must(await endEmergency(desk));
  expect((await at(0))!.emergency).toBeNull();
  expect(must(await reviewEmergency(manager, begun.id, 'Was right'))).toMatchObject({ review_note: 'Was right' });
  expect(await reviewEmergency(manager, begun.id, 'Was right')).toMatchObject({ code: 'REVIEWED' });
  expect(await reviewEmergency(desk, begun.id, 'Was right')).toMatchObject({ code: 'FORBIDDEN' });
});
