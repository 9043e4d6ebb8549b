import type { Group } from 'fhir/r4';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FhirReader, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { type ListFilters, NO_FILTERS } from '../../rules/index.ts';
import { keepActivity } from '../activity.sql.ts';
import { viewGroupResource } from '../fhir/view-group-resource.ts';
import { patients as module } from '../index.ts';
import { buildPatients } from '../testing/index.ts';
import { filterOfGroup } from './filter-of-group.ts';
import { readMembers } from './group-members.sql.ts';
import { readPatientGroups } from './patient-groups.sql.ts';
import { activateGroup } from './activate-group.ts';
import { sharePatientView } from './share-patient-view.ts';

// 11 PM on November 20 in New York.
const app = useTestApp(new Date('2026-11-21T04:00:00Z'));
const doctor = newId();
let clinic: TestClinic;
let ids: string[] = [];

beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
  const tagged = (tag: string) => ({ tags: [{ tag, color: '#112233' }] });
  ids = await buildPatients(app(), clinic.clinicId, [
    { last_name: 'Smith', gender: 'Male', date_of_birth: '1980-11-20', ...tagged('VIP') },
    { last_name: 'Moss', date_of_birth: '1950-11-25', ...tagged('Asthma') },
    { last_name: 'Quist', date_of_birth: '2020-01-02', ...tagged('VIP') },
  ]);
  await app().database.transaction((tx) =>
    keepActivity(tx, clinic.clinicId, ids.slice(0, 2), async () => [
      { patientId: ids[0]!, lastVisit: new Date('2026-11-01T15:00:00Z'), nextVisit: null, userIds: [doctor] },
      {
        patientId: ids[1]!,
        lastVisit: new Date('2024-05-01T15:00:00Z'),
        nextVisit: new Date('2026-11-20T23:00:00Z'),
        userIds: [],
      },
    ]),
  );
});

const filtersWith = (some: Partial<ListFilters>): ListFilters => ({ ...NO_FILTERS, ...some });

async function share(name: string, some: Partial<ListFilters>, in_ = clinic) {
  return sharePatientView(await in_.as('Manager'), { name, filters: filtersWith(some) });
}

function read(selection: FhirSelection = {}, more: Partial<FhirReader> = {}) {
  const { clinicId } = clinic;
  const reader = {
    app: app(),
    clinicId,
    timeZone: 'America/New_York',
    now: app().clock(),
    base: '',
    forPatient: false,
  };
  return viewGroupResource.read({ ...reader, ...more }, selection);
}

async function membersOf(selection: FhirSelection, more: Partial<FhirReader> = {}): Promise<number[][]> {
  const records = await read(selection, more);
  return records.map(({ resource }) =>
    ((resource as Group).member ?? []).map(({ entity }) => ids.indexOf(entity.reference!.split('/')[1]!)).toSorted(),
  );
}

describe('the members of a group', () => {
  test.each<[string, Partial<ListFilters>, number[]]>([
    ['tags', { tags: 'VIP\nAsthma' }, [0, 1, 2]],
    ['a tag and a gender', { tags: 'VIP', gender: 'Male' }, [0]],
    ['a doctor', { doctor }, [0]],
    ['a doctor and a birthday', { doctor, birthday: 'today' }, [0]],
    ['a recent visit', { visit: 'within:30' }, [0]],
    ['no visit for long', { visit: 'none:365' }, [1, 2]],
    ['a visit today', { next: '0' }, [1]],
    ['a birthday this week', { birthday: 'week' }, [0, 1]],
    ['an age', { ageFrom: '40', ageTo: '80' }, [0, 1]],
    ['a doctor who is gone', { doctor: newId() }, []],
    ['a tag that is gone', { tags: 'Gone' }, []],
  ])('meet the filter by %s', async (_what, some, expected) => {
    const group = must(await share(`Group ${newId()}`, some));
    expect(await membersOf({ ids: [group.id] })).toEqual([expected]);
    const filter = filterOfGroup(filtersWith(some), app().clock(), 'America/New_York')!;
    const members = await readMembers(app().database.kysely, clinic.clinicId, new Map([['x', filter]]), undefined);
    expect(members.get('x')).toEqual(expected.map((at) => ids[at]).toSorted());
    must(await activateGroup(await clinic.as('Manager'), group.id, false));
  });

  test('are those of the day on which it is read, and have no deleted patients', async () => {
    const { clinicId } = clinic;
    const [gone] = await buildPatients(app(), clinicId, [{ date_of_birth: '1970-11-20' }]);
    await app().database.pool.query('update patients.patient set deleted_time = now() where id = $1', [gone]);
    const { id } = must(await share('Birthdays', { birthday: 'today' }));
    const [before] = await read({ ids: [id] });
    expect(await membersOf({ ids: [id] })).toEqual([[0]]);
    const later = { now: new Date('2026-11-25T15:00:00Z') };
    expect(await membersOf({ ids: [id] }, later)).toEqual([[1]]);
    const [after] = await read({ ids: [id] }, later);
    expect(after!.resource.meta!.versionId).not.toBe(before!.resource.meta!.versionId);
    expect((await read({ ids: [id] }))[0]!.resource.meta).toEqual(before!.resource.meta);
    must(await activateGroup(await clinic.as('Manager'), id, false));
  });
});

test('groups are found by id, by patient and page by page; a patient and another clinic see none', async () => {
  const vip = must(await share('VIPs', { tags: 'VIP' }));
  const asthma = must(await share('Asthma', { tags: 'Asthma' }));
  const sorted = [vip.id, asthma.id].toSorted();
  const idsOf = async (selection: FhirSelection, more: Partial<FhirReader> = {}) =>
    (await read(selection, more)).map(({ resource }) => resource.id);
  expect(await idsOf({})).toEqual(sorted);
  expect(await idsOf({ limit: 1 })).toEqual(sorted.slice(0, 1));
  expect(await idsOf({ limit: 1, after: sorted[0]! })).toEqual(sorted.slice(1));
  expect(await idsOf({ after: sorted[1]! })).toEqual([]);
  expect(await idsOf({ patientIds: [ids[1]!] })).toEqual([asthma.id]);
  expect(await idsOf({ patientIds: [newId()] })).toEqual([]);
  expect(await idsOf({ ids: ['tag-0123', vip.id] })).toEqual([vip.id]);
  expect(await idsOf({ changedSince: new Date('2030-01-01T00:00:00Z') })).toEqual(sorted);
  expect(await idsOf({}, { forPatient: true })).toEqual([]);
  const other = await makeTestClinic(app(), module.accessRules);
  expect(await idsOf({ ids: [vip.id] }, { clinicId: other.clinicId })).toEqual([]);
  expect(await activateGroup(await other.as('Manager'), vip.id, false)).toMatchObject({ code: 'NOT_FOUND' });
  must(await share('VIPs', { tags: 'VIP' }, other));
  expect((await read({ ids: [vip.id] }))[0]!.resource).toMatchObject({
    resourceType: 'Group',
    type: 'person',
    actual: true,
    name: 'VIPs',
    quantity: 2,
  });
  for (const { id } of [vip, asthma]) must(await activateGroup(await clinic.as('Manager'), id, false));
  expect(await idsOf({})).toEqual([]);
  must(await activateGroup(await clinic.as('Manager'), vip.id, true));
  expect(await idsOf({})).toEqual([vip.id]);
  must(await activateGroup(await clinic.as('Manager'), vip.id, false));
});

test('a name is used once until it is no longer shared, and both are in the audit log', async () => {
  const first = must(await share(' Recall  list ', { visit: 'none:365' }));
  expect(first.group_name).toBe('Recall list');
  expect(await share('RECALL LIST', { gender: 'Male' })).toMatchObject({ issues: [{ path: 'input.name' }] });
  must(await activateGroup(await clinic.as('Manager'), first.id, false));
  const second = must(await share('Recall list', { gender: 'Male' }));
  expect(await activateGroup(await clinic.as('Manager'), first.id, true)).toMatchObject({ code: 'NAME_TAKEN' });
  const { rows } = await app().database.pool.query(
    `select action from audit.inbox where object_type = 'patient_group' and object_id = $1 order by time, id`,
    [first.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'delete']);
  must(await activateGroup(await clinic.as('Manager'), second.id, false));
});

test.each<[string, unknown, string]>([
  ['without filters', NO_FILTERS, 'input.filters'],
  ['with a doctor that is no id', filtersWith({ doctor: "x' or true --" }), 'input.filters.doctor'],
  ['with an unknown range of visits', filtersWith({ visit: 'within:1e9' }), 'input.filters.visit'],
  ['with an unknown next visit', filtersWith({ next: '-1' }), 'input.filters.next'],
  ['with an unknown birthday', filtersWith({ birthday: 'year' }), 'input.filters.birthday'],
  ['with an unknown gender', filtersWith({ gender: 'x' }), 'input.filters.gender'],
  ['with an age beyond all', filtersWith({ ageFrom: '151' }), 'input.filters.ageFrom'],
  ['with an age in words', filtersWith({ ageTo: 'old' }), 'input.filters.ageTo'],
  ['with too many tags', filtersWith({ tags: 'x\n'.repeat(20) + 'x' }), 'input.filters.tags'],
  ['with an empty tag', filtersWith({ tags: 'VIP\n' }), 'input.filters.tags'],
  ['with no text', { ...NO_FILTERS, gender: { $ne: '' } }, 'input.filters.gender'],
])('a view %s is not shared', async (_what, filters, path) => {
  const refused = await sharePatientView(await clinic.as('Manager'), { name: 'Hostile', filters });
  expect(isDomainError(refused) && refused.issues.map((issue) => issue.path)).toEqual([path]);
});

test('a view without a name is not shared, nor one beyond twenty', async () => {
  expect(await share(' ', { gender: 'Male' })).toMatchObject({ issues: [{ path: 'input.name' }] });
  const full = await makeTestClinic(app(), module.accessRules);
  for (let n = 1; n <= 20; n += 1) must(await share(`Group ${n}`, { gender: 'Male' }, full));
  expect(await share('Group 21', { gender: 'Male' }, full)).toMatchObject({ code: 'TOO_MANY' });
  const [one] = await readPatientGroups(app().database.kysely, full.clinicId);
  must(await activateGroup(await full.as('Manager'), one!.id, false));
  must(await share('Group 21', { gender: 'Male' }, full));
  expect(await activateGroup(await full.as('Manager'), one!.id, true)).toMatchObject({ code: 'TOO_MANY' });
});

test('stored filters without a meaning make an empty group', async () => {
  const { id } = must(await share('From elsewhere', { gender: 'Male' }));
  await app().database.pool.query(`update patients.patient_group set filters = '{"visit":"ever"}' where id = $1`, [id]);
  expect(await membersOf({ ids: [id] })).toEqual([[]]);
  expect(await read({ ids: [id], patientIds: ids })).toEqual([]);
  must(await activateGroup(await clinic.as('Manager'), id, false));
});
