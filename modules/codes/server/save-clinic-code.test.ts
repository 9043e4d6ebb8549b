import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { holdOpen, soon } from '#platform/testing/hold-open.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { setFavourite, sortFavourites } from './favourites.ts';
import { findCodes } from './find-codes.ts';
import { codes } from './index.ts';
import { listCodes } from './list-codes.ts';
import { changeClinicCode, createClinicCode, deleteClinicCode, type OwnCodeFields } from './save-clinic-code.ts';

const app = useTestApp();

async function clinic() {
  const made = await makeTestClinic(app(), codes.accessRules);
  const [doctor, nurse, manager] = [await made.as('Doctor'), await made.as('Nurse'), await made.as('Manager')];
  return { ...made, doctor, nurse, manager };
}

const fields = (more: Partial<OwnCodeFields> = {}): OwnCodeFields => ({
  code_type: 'Custom',
  code: 'FORM',
  official_name: 'School form',
  long_description: null,
  pmh_display_name: null,
  price_cents: 2500,
  access_level: 'clinic',
  ...more,
});

test('members without permission for the clinic’s codes have private ones, which no one else sees', async () => {
  const { doctor, nurse, manager } = await clinic();
  expect(await createClinicCode(doctor, 'procedure', fields(), null)).toMatchObject({ code: 'FORBIDDEN' });
  const mine = must(await createClinicCode(doctor, 'procedure', fields({ access_level: 'private' }), null));
  const find = async (ctx: typeof doctor) =>
    (await findCodes(ctx, { kind: 'procedure', search: 'school form' })).map(({ access_level }) => access_level);
  expect(await find(doctor)).toEqual(['private']);
  expect(await find(nurse)).not.toContain('private');
  expect(await changeClinicCode(nurse, 'procedure', mine.id, 1, fields({ access_level: 'private' }))).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await changeClinicCode(doctor, 'procedure', mine.id, 1, fields())).toMatchObject({ code: 'FORBIDDEN' });
  // Both can exist; the private one takes precedence.
  must(await createClinicCode(manager, 'procedure', fields({ official_name: 'School form, the clinic’s' }), null));
  expect(await find(doctor)).toEqual(['private']);
  expect(await find(nurse)).toEqual(['clinic']);
});

test('a code is unique, a repeated call creates none, and conflicts and other clinics’ codes are reported', async () => {
  const { manager, clinicId } = await clinic();
  const key = newId();
  const both = await Promise.all([1, 2].map(() => createClinicCode(manager, 'procedure', fields(), key)));
  expect(new Set(both.map((code) => must(code).id)).size).toBe(1);
  expect(await createClinicCode(manager, 'procedure', fields(), newId())).toMatchObject({ code: 'CODE_TAKEN' });
  const { id } = must(both[0]!);
  const changed = must(
    await changeClinicCode(manager, 'procedure', id, 1, fields({ price_cents: 3000, code: 'OTHER' })),
  );
  expect(changed).toMatchObject({ code: 'FORM', price_cents: 3000, version: 2 });
  expect(await changeClinicCode(manager, 'procedure', id, 1, fields())).toMatchObject({ code: 'STALE_VERSION' });
  expect(await changeClinicCode(manager, 'diagnosis', id, 2, fields())).toMatchObject({ code: 'NOT_FOUND' });
  const other = await clinic();
  expect(await changeClinicCode(other.manager, 'procedure', id, 2, fields())).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleteClinicCode(other.manager, 'procedure', id, 2)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleteClinicCode(manager, 'procedure', id, 1)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await deleteClinicCode(manager, 'procedure', id, 2)).toEqual({ id });
  expect(await deleteClinicCode(manager, 'procedure', id, 3)).toMatchObject({ code: 'NOT_FOUND' });
  const left = await findCodes(manager, { kind: 'procedure', search: 'school form' });
  expect(left.filter(({ code_type }) => code_type === 'Custom')).toEqual([]);
  const { rows } = await app().database.pool.query(
    `select action, changes from audit.inbox where clinic_id = $1 and object_type = 'procedure_code' order by time, id`,
    [clinicId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'delete']);
  const prices = await app().database.pool.query(
    `select changes from audit.inbox where clinic_id = $1 and object_type = 'fee_schedule' order by time, id`,
    [clinicId],
  );
  expect(prices.rows.map(({ changes }) => Object.values(changes))).toEqual([
    [{ before: null, after: 2500 }],
    [{ before: 2500, after: 3000 }],
  ]);
});

test('favorites belong to a member or the clinic, and are ordered', async () => {
  const { doctor, nurse, manager } = await clinic();
  const set = (ctx: typeof doctor, code: string, favourite = true, forClinic = false) =>
    setFavourite(ctx, 'diagnosis', 'ICD-10-CM', code, { favourite, forClinic });
  expect(await set(doctor, 'I10', true, true)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await set(doctor, 'Q99.999')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await setFavourite(doctor, 'x', 'ICD-10-CM', 'I10', { favourite: true, forClinic: false })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  for (const code of ['I10', 'E11.9', 'I10']) expect(await set(doctor, code)).toMatchObject({ is_favourite: true });
  await set(manager, 'J06.9', true, true);
  const list = async (ctx: typeof doctor) =>
    (await findCodes(ctx, { kind: 'diagnosis', search: '', take: 3 }))
      .filter(({ offered_as }) => offered_as === 'favourite')
      .map(({ code }) => code);
  expect(await list(doctor)).toEqual(['I10', 'E11.9', 'J06.9']);
  expect(await list(nurse)).toEqual(['J06.9']);
  expect(await sortFavourites(doctor, 'diagnosis', ['ICD-10-CM E11.9', 'nothing'])).toEqual([
    'ICD-10-CM E11.9',
    'ICD-10-CM I10',
  ]);
  expect(await list(doctor)).toEqual(['E11.9', 'I10', 'J06.9']);
  await set(doctor, 'E11.9', false);
  await set(doctor, 'E11.9', false);
  expect(await list(doctor)).toEqual(['I10', 'J06.9']);
  const page = { kind: 'diagnosis' as const, search: '', codeTypes: null, favourites: true, skip: 0, take: 10 };
  expect((await listCodes(doctor, page)).count).toBe(2);
});

test('the starter list contains common primary care codes, below their headings', async () => {
  const { doctor } = await clinic();
  const first = async (search: string, kind: 'diagnosis' | 'procedure' = 'diagnosis') =>
    (await findCodes(doctor, { kind, search, take: 3 })).map(({ code }) => code);
  expect(await first('htn')).toContain('I10');
  expect(await first('uti')).toContain('N39.0');
  expect(await first('sugar')).toContain('E11.9');
  expect(await first('pink eye')).toContain('H10.9');
  expect(await first('sob')).toContain('R06.02');
  expect(await first('cold')).toContain('J00');
  expect(await first('99213', 'procedure')).toContain('99213');
  expect(await first('blood draw', 'procedure')).toContain('36415');
  expect(await first('flu shot', 'procedure')).toContain('90686');
  expect(await first('wound repair', 'procedure')).toContain('12001');
  expect(await first('knee injection', 'procedure')).toContain('20610');
  expect(await first('panic attack')).toContain('F41.0');
  const { rows } = await app().database.pool.query(
    `select c.code from codes.code c where c.code_set = 'ICD-10-CM' and c.parent_code is not null
      and not exists (select 1 from codes.code p where p.code_set = c.code_set and p.code = c.parent_code)`,
  );
  expect(rows).toEqual([]);
  const { rows: counts } = await app().database.pool.query(
    `select count(*) as count from codes.code where code_set = 'ICD-10-CM' and billable`,
  );
  expect(counts[0].count).toBeGreaterThanOrEqual(800);
  // Every heading leads to a billable code.
  const { rows: empty } = await app().database.pool.query(
    `select c.code from codes.code c where c.code_set = 'ICD-10-CM' and not c.billable
      and not exists (select 1 from codes.code b where b.code_set = c.code_set and b.billable and b.code like c.code || '%')`,
  );
  expect(empty).toEqual([]);
  const plantar = async (day: string) =>
    (await findCodes(doctor, { kind: 'diagnosis', search: 'plantar fasciitis', day })).map(
      ({ code, standing }) => `${code} ${standing}`,
    );
  expect(await plantar('2026-09-30')).toContain('M72.2 valid');
  expect(await plantar('2026-09-30')).toContain('M72.20 not-yet');
  expect(await plantar('2026-10-01')).toEqual(expect.arrayContaining(['M72.2 not-billable', 'M72.20 valid']));
});

test('rejects sharing a code with the clinic while someone else adds the same one', async () => {
  const { manager, clinicId } = await clinic();
  const mine = must(await createClinicCode(manager, 'procedure', fields({ access_level: 'private' }), null));
  const held = await holdOpen(
    app(),
    `insert into codes.clinic_code (clinic_id, id, kind, code_type, code, official_name, access_level, owner_user_id, search_text,
      created_time, updated_time) values ($1, $2, 'procedure', 'Custom', 'FORM', 'Form', 'clinic', $3, 'form', now(), now())`,
    [clinicId, newId(), manager.actor.userId],
  );
  const changing = changeClinicCode(manager, 'procedure', mine.id, 1, fields());
  await soon();
  await held.end();
  expect(await changing).toMatchObject({ code: 'CODE_TAKEN' });
});
