import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import type { AccessRule } from '#platform/module.ts';
import { setModules } from '#platform/modules-of.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { createTag, deleteTag, listTags, mergeTag, updateTag } from './change-tags.ts';
import { acceptTerms, deleteTermsDraft, publishTerms, saveTermsDraft } from './terms/change-terms.ts';
import { readMemberDetails, writeMemberPlaces } from './members/members.sql.ts';
import { readClinic, readPractices } from './clinic/practice.sql.ts';
import { practices } from './clinic/practices.sql.ts';
import { readProfile } from './profile/profile.sql.ts';
import { createPractice, readClosing, updatePractice } from './clinic/save-practice.ts';
import { readAcceptances, readPendingSince, readTerms } from './terms/terms.sql.ts';
import { makeTestClinic, type TestClinic } from './testing/test-clinic.ts';
import { updateClinic } from './clinic/update-clinic.ts';
import { updateMemberProfile, updateOwnProfile } from './profile/update-profile.ts';

const RULES: AccessRule[] = [
  { id: 'practice.members', title: '', presets: ['Manager'] },
  { id: 'practice.manage', title: '', presets: ['Manager'] },
];
const app = useTestApp();
const carried = new Map([
  ['Old', 2],
  ['New', 1],
]);
const retagged: unknown[] = [];
beforeAll(() =>
  setModules(app(), [
    {
      name: 'x',
      accessRules: RULES,
      resolvers: {},
      reassignments: [
        { id: 'x.events', title: 'Future appointments', count: async () => 3, move: async () => undefined },
      ],
      taggedRecords: [
        {
          count: async () => carried,
          retag: async (_tx, _ctx, from, to) => {
            retagged.push([from, to?.tag ?? null]);
            return carried.get(from) ?? 0;
          },
        },
      ],
    },
  ]),
);

const kysely = () => app().database.kysely;
const makeClinic = (): Promise<TestClinic> => makeTestClinic(app(), RULES);

test('creates a practice, changes single fields, and reports a version conflict', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const made = must(await createPractice(admin, { practice_name: 'North', office_phone: '+1 6175550100' }));
  const changed = must(await updatePractice(admin, made.id, 1, { taxonomy_code: '207q00000x' }));
  expect(changed).toMatchObject({ practice_name: 'North', taxonomy_code: '207Q00000X', version: 2 });
  expect(await updatePractice(admin, made.id, 1, { city: 'Boston' })).toMatchObject({ code: 'STALE_VERSION' });
  expect(await createPractice(admin, { practice_name: 'north' })).toMatchObject({
    issues: [{ path: 'input.practice_name' }],
  });
  expect(await updatePractice(admin, made.id, 2, { fax: 'tomorrow' })).toMatchObject({
    issues: [{ path: 'input.fax' }],
  });
  const foreign = await (await makeClinic()).as('Admin');
  expect(await updatePractice(foreign, made.id, 2, { city: 'Boston' })).toMatchObject({ code: 'NOT_FOUND' });
});

test('closes a practice only if every member has another one', async () => {
  const clinic = await makeClinic();
  const [admin, nurse] = [await clinic.as('Admin'), await clinic.as('Nurse')];
  expect(await updatePractice(admin, clinic.practiceId, 1, { is_active: false })).toMatchObject({
    code: 'LAST_PRACTICE',
  });
  const { id } = must(await createPractice(admin, { practice_name: 'North' }));
  expect(await updatePractice(admin, clinic.practiceId, 1, { is_active: false })).toMatchObject({
    code: 'OWN_PRACTICE',
  });
  const roles = (await readMemberDetails(kysely(), clinic.clinicId, [nurse.actor.userId]))[0]!.roles.map((r) => r.id);
  const put = (practices: string[]): Promise<void> =>
    app().database.transaction((tx) =>
      writeMemberPlaces(tx, clinic.clinicId, nurse.actor.userId, practices, roles, nurse.now),
    );
  await put([id]);
  expect(must(await readClosing(admin, id))).toMatchObject({
    members: [{ user_id: nurse.actor.userId, elsewhere: false }],
    ahead: [{ title: 'Future appointments', count: 3 }],
  });
  expect(await updatePractice(admin, id, 1, { is_active: false })).toMatchObject({ code: 'MEMBERS_WITHOUT_PRACTICE' });
  await put([id, clinic.practiceId]);
  expect(must(await updatePractice(admin, id, 1, { is_active: false }))).toMatchObject({
    is_active: false,
    version: 2,
  });
  const events = await kysely()
    .selectFrom('platform.outbox')
    .select('topic')
    .where('clinic_id', '=', clinic.clinicId)
    .execute();
  expect(events.map(({ topic }) => topic)).toContain('practice.practice-closed');
  expect(must(await updatePractice(admin, id, 2, { is_active: true }))).toMatchObject({ is_active: true });
  expect((await readPractices(kysely(), clinic.clinicId)).map(({ version }) => version)).toEqual([1, 3]);
  expect(await practices.find(kysely(), clinic, id)).not.toBeNull();
});

test('changes the clinic once, and logs the changes', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const input = {
    clinic_name: 'Other',
    time_zone: 'America/Chicago',
    day_start: '07:30',
    day_end: '19:00',
    signature: 'With care',
    attributes: { phone: '+1 6175550100' },
  };
  must(await updateClinic(admin, 1, input));
  expect(await readClinic(kysely(), clinic.clinicId)).toMatchObject({
    clinic_name: 'Other',
    time_zone: 'America/Chicago',
    day_start_minute: 450,
    attributes: { phone: '+1 6175550100', fax: null },
    version: 2,
  });
  expect(await updateClinic(admin, 1, input)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await updateClinic(admin, 2, { ...input, time_zone: 'Mars/Olympus' })).toMatchObject({
    issues: [{ path: 'input.time_zone' }],
  });
  const entry = await kysely()
    .selectFrom('audit.inbox')
    .select('changes')
    .where('clinic_id', '=', clinic.clinicId)
    .where('object_type', '=', 'clinic')
    .executeTakeFirstOrThrow();
  expect(entry.changes).toMatchObject({
    time_zone: { before: 'America/New_York', after: 'America/Chicago' },
    phone: { before: null, after: '+1 6175550100' },
  });
  // The event includes the previous opening hours, for subscribers that compare.
  const published = await kysely()
    .selectFrom('platform.outbox')
    .select('body')
    .where('clinic_id', '=', clinic.clinicId)
    .where('topic', '=', 'practice.clinic-changed')
    .executeTakeFirstOrThrow();
  expect(published.body).toEqual({ day_start_before: 480, day_end_before: 1080 });
});

test('members edit their own profile; another member’s requires the right', async () => {
  const clinic = await makeClinic();
  const [admin, manager, doctor] = [await clinic.as('Admin'), await clinic.as('Manager'), await clinic.as('Doctor')];
  const input = { first_name: 'Amara', last_name: 'Okafor', title: 'Dr.', credential: 'MD', npi: '1234567893' };
  expect(must(await updateOwnProfile(doctor, 1, input))).toMatchObject({ npi: '1234567893', version: 2 });
  expect(await updateOwnProfile(doctor, 1, input)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await updateOwnProfile(doctor, 2, { ...input, npi: '1234567890' })).toMatchObject({
    issues: [{ path: 'input.npi' }],
  });
  expect(await updateOwnProfile(admin, 1, { ...input, first_name: 'Other' })).toMatchObject({
    issues: [{ path: 'input.npi', message: 'Another member has this NPI.' }],
  });
  must(await updateMemberProfile(manager, doctor.actor.userId, 2, { ...input, title: null }));
  expect(await readProfile(kysely(), clinic.clinicId, doctor.actor.userId)).toMatchObject({ title: null, version: 3 });
  const profile = (await readProfile(kysely(), clinic.clinicId, admin.actor.userId))!;
  const other = { first_name: 'X', last_name: 'Y' };
  expect(await updateMemberProfile(doctor, admin.actor.userId, profile.version, other)).toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('creates, renames, merges and deletes a tag, and updates the tagged patients', async () => {
  const clinic = await makeClinic();
  const admin = await clinic.as('Admin');
  const old = must(await createTag(admin, ' Old ', '#AABBCC'));
  const otherTag = must(await createTag(admin, 'Kept', '#000000'));
  expect(old).toMatchObject({ tag: 'Old', color: '#aabbcc' });
  expect(await createTag(admin, 'old', '#000000')).toMatchObject({ issues: [{ path: 'tag_name' }] });
  expect(await createTag(admin, 'x', 'red')).toMatchObject({ issues: [{ path: 'color' }] });
  expect(await listTags(admin, 'OL')).toMatchObject([{ tag: 'Old', patient_count: 2 }]);
  must(await updateTag(admin, old.id, 1, 'New', '#aabbcc'));
  expect(await updateTag(admin, old.id, 1, 'Newer', '#aabbcc')).toMatchObject({ code: 'STALE_VERSION' });
  expect(await updateTag(admin, old.id, 2, 'kept', '#aabbcc')).toMatchObject({ issues: [{ path: 'name' }] });
  expect(await mergeTag(admin, old.id, old.id)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(must(await mergeTag(admin, old.id, otherTag.id))).toEqual({ id: otherTag.id, patient_count: 1 });
  must(await deleteTag(admin, otherTag.id, 1));
  expect(await listTags(admin, '')).toEqual([]);
  expect(retagged).toEqual([
    ['Old', 'New'],
    ['New', 'Kept'],
    ['Kept', null],
  ]);
});

test('a later version of the terms does not release members from accepting an earlier one', async () => {
  const clinic = await makeClinic();
  const [admin, nurse] = [await clinic.as('Admin'), await clinic.as('Nurse')];
  const input = { title: 'Terms', text: 'Be careful.', must_accept: true };
  must(await publishTerms(admin, must(await saveTermsDraft(admin, null, input))));
  const since = await readPendingSince(kysely(), clinic.clinicId, nurse.actor.userId);
  const later = { ...admin, now: new Date(admin.now.getTime() + 3_600_000) };
  const second = must(await publishTerms(later, must(await saveTermsDraft(later, null, input))));
  expect(await readPendingSince(kysely(), clinic.clinicId, nurse.actor.userId)).toEqual(since);
  must(await acceptTerms(nurse, second.id));
  expect(await readPendingSince(kysely(), clinic.clinicId, nurse.actor.userId)).toBeNull();
});

test('drafts, publishes and accepts terms; a later version must be accepted again', async () => {
  const clinic = await makeClinic();
  const [admin, nurse] = [await clinic.as('Admin'), await clinic.as('Nurse')];
  const { clinicId } = clinic;
  const input = { title: 'Terms', text: 'Be careful.', must_accept: true };
  const draft = must(await saveTermsDraft(admin, null, input));
  expect(await saveTermsDraft(admin, null, input)).toMatchObject({ code: 'DRAFT_EXISTS' });
  expect(await saveTermsDraft(admin, { id: draft.id, version: 7 }, input)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await acceptTerms(nurse, draft.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await readPendingSince(kysely(), clinicId, nurse.actor.userId)).toBeNull();
  const first = must(await publishTerms(admin, draft));
  expect(first.number).toBe(1);
  expect(await publishTerms(admin, { id: draft.id, version: 2 })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await readPendingSince(kysely(), clinicId, nurse.actor.userId)).not.toBeNull();
  must(await acceptTerms(nurse, first.id));
  must(await acceptTerms(nurse, first.id));
  expect(await readPendingSince(kysely(), clinicId, nurse.actor.userId)).toBeNull();
  expect((await readTerms(kysely(), clinicId))[0]).toMatchObject({ accepted_count: 1 });

  const quiet = must(
    await publishTerms(admin, must(await saveTermsDraft(admin, null, { ...input, must_accept: false }))),
  );
  expect(await readPendingSince(kysely(), clinicId, nurse.actor.userId)).toBeNull();
  expect(await readPendingSince(kysely(), clinicId, admin.actor.userId)).not.toBeNull();
  expect(await acceptTerms(admin, first.id)).toMatchObject({ code: 'STALE_VERSION' });
  must(await acceptTerms(admin, quiet.id));
  expect(await readPendingSince(kysely(), clinicId, admin.actor.userId)).toBeNull();
  const gone = must(await saveTermsDraft(admin, null, input));
  must(await deleteTermsDraft(admin, gone));
  expect(await readTerms(kysely(), clinicId)).toHaveLength(2);
  expect(await readAcceptances(kysely(), clinicId, first.id)).toMatchObject([
    { user_id: admin.actor.userId, accepted_time: null },
    { user_id: nurse.actor.userId },
  ]);
});
