import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { setupQueries } from './setup-resolvers.ts';
import { deleteAccount, saveAccount } from './setup/save-account.ts';
import { deleteLab, saveLab } from './setup/save-lab.ts';
import { findProducts, readProducts } from './setup/products.sql.ts';
import { addStarterTests, importProducts, saveProduct, switchProduct } from './setup/save-product.ts';
import { openPassword } from './setup/seal-password.ts';
import { readAccounts, readLabs, readSealedPassword } from './setup/setup.sql.ts';
import { deleteTestSet, readTestSets, saveTestSet } from './setup/test-sets.ts';
import { done, makeLabsClinic, type LabsClinic } from './testing/labs-clinic.ts';

const app = useTestApp();
let clinic: LabsClinic;
let other: LabsClinic;
beforeAll(async () => {
  clinic = await makeLabsClinic(app(), null);
  other = await makeLabsClinic(app(), null);
});

const db = () => app().database.kysely;
const everything = { search: '', labId: null, onlySupported: false, includeDeleted: false };

test('a password is encrypted, never returned, and stays if omitted', async () => {
  const [account] = await readAccounts(db(), clinic.clinicId, {});
  expect(JSON.stringify(account)).not.toContain('secret-pass');
  const sealed = (await readSealedPassword(db(), clinic.clinicId, clinic.accountId))!;
  expect(sealed.includes('secret-pass')).toBe(false);
  expect(await openPassword(app().keys, clinic.accountId, sealed)).toBe('secret-pass');
  await expect(openPassword(app().keys, newId(), sealed)).rejects.toThrow();
  const input = {
    lab_id: clinic.labId,
    scope: 'Clinic',
    application: 'SALUS',
    facility: clinic.facility,
    accountNumber: '7',
  };
  done(
    await saveAccount(
      clinic.manager,
      { ...input, password: null },
      { id: clinic.accountId, version: account!.version },
    ),
  );
  expect(
    await openPassword(
      app().keys,
      clinic.accountId,
      (await readSealedPassword(db(), clinic.clinicId, clinic.accountId))!,
    ),
  ).toBe('secret-pass');
  const { rows } =
    await sql`select 1 from audit.inbox where clinic_id = ${clinic.clinicId} and changes::text like '%secret-pass%'`.execute(
      db(),
    );
  expect(rows).toEqual([]);
});

test('accounts: one per doctor, practice and clinic; rejects stale versions, unknown ids and another clinic’s', async () => {
  const base = { lab_id: clinic.labId, application: 'A', facility: 'F', accountNumber: '1' };
  expect(await saveAccount(clinic.manager, { ...base, scope: 'Clinic' }, null)).toMatchObject({
    code: 'ACCOUNT_TAKEN',
  });
  expect(await saveAccount(clinic.manager, { ...base, scope: 'Doctor' }, null)).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await saveAccount(clinic.manager, { ...base, scope: 'Doctor', doctor_id: newId() }, null)).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(
    await saveAccount(
      other.manager,
      { ...base, scope: 'Practice', practice_id: clinic.manager.actor.practiceId },
      null,
    ),
  ).toMatchObject({ code: 'BAD_USER_INPUT' });
  const doctorId = clinic.doctor.actor.userId;
  const own = done(
    await saveAccount(clinic.manager, { ...base, scope: 'Doctor', doctor_id: doctorId, accountNumber: 'D-1' }, null),
  );
  const available = await setupQueries.availableDoctorLabAccounts!(
    {},
    { doctor_id: doctorId },
    clinic.doctor,
    undefined as never,
  );
  expect(available).toMatchObject([{ accountNumber: 'D-1' }]);
  expect(
    await saveAccount(clinic.manager, { ...base, scope: 'Doctor', doctor_id: doctorId }, { id: own.id, version: 9 }),
  ).toMatchObject({ code: 'STALE_VERSION' });
  expect(
    await saveAccount(other.manager, { ...base, scope: 'Clinic' }, { id: own.id, version: own.version }),
  ).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleteAccount(other.manager, own.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect([await deleteAccount(clinic.manager, own.id), await deleteAccount(clinic.manager, own.id)]).toEqual([
    true,
    true,
  ]);
  expect(await readSealedPassword(db(), clinic.clinicId, own.id)).toBeNull();
  expect(await readAccounts(db(), clinic.clinicId, { status: 'Excluded' })).toEqual([]);
});

test('a laboratory has a unique name and a known connection, and can’t be deleted while orders are open there', async () => {
  expect(await saveLab(clinic.manager, { lab_name: 'bayside laboratory' }, null)).toMatchObject({ code: 'NAME_TAKEN' });
  expect(await saveLab(clinic.manager, { lab_name: 'New', connection: 'nowhere' }, null)).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  const fresh = done(await saveLab(clinic.manager, { lab_name: 'Fresh' }, null));
  expect(await saveLab(clinic.manager, { lab_name: 'Fresh 2' }, { id: fresh.id, version: 7 })).toMatchObject({
    code: 'STALE_VERSION',
  });
  expect(await saveLab(other.manager, { lab_name: 'Theirs' }, { id: fresh.id, version: 1 })).toMatchObject({
    code: 'NOT_FOUND',
  });
  await clinic.order(await clinic.addPatient('Open'), ['CBC']);
  expect(await deleteLab(clinic.manager, clinic.labId)).toMatchObject({ code: 'LAB_IN_USE' });
  expect(await deleteLab(other.manager, fresh.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect([await deleteLab(clinic.manager, fresh.id), await deleteLab(clinic.manager, fresh.id)]).toEqual([true, true]);
  expect((await readLabs(db(), clinic.clinicId)).map(({ lab_name }) => lab_name)).toEqual(['Bayside Laboratory']);
});

test('finds tests by name, alias, code and LOINC; discontinued ones only on request', async () => {
  const find = async (search: string, more: object = {}) =>
    (await findProducts(db(), clinic.clinicId, { ...everything, search, ...more }, { skip: 0, take: 99 })).products.map(
      ({ test_code }) => test_code,
    );
  expect(await find('hba1c')).toEqual(['A1C']);
  expect(await find('4548-4')).toEqual(['A1C']);
  expect(await find('metabolic basic')).toEqual(['BMP']);
  expect(await find('%')).toEqual([]);
  const id = await clinic.product('DIG');
  done(await switchProduct(clinic.manager, id, false));
  expect([await find('digoxin'), await find('digoxin', { includeDeleted: true })]).toEqual([[], ['DIG']]);
  done(await switchProduct(clinic.manager, id, true));
  expect(await find('digoxin')).toEqual(['DIG']);
  const [row] = await readProducts(db(), clinic.clinicId, [id]);
  const input = { lab_id: clinic.labId, test_code: 'DIG', testName: 'Digoxin', onlyEprescibeSupported: false };
  expect(await saveProduct(clinic.manager, input, { id, version: 99 })).toMatchObject({ code: 'STALE_VERSION' });
  done(await saveProduct(clinic.manager, input, { id, version: row!.version }));
  expect(await find('digoxin', { onlySupported: true })).toEqual([]);
  expect(await saveProduct(clinic.manager, input, null)).toMatchObject({ code: 'CODE_TAKEN' });
  expect(await saveProduct(other.manager, input, null)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await switchProduct(other.manager, id, false)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await saveProduct(clinic.manager, { ...input, loinc: 'x' }, null)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(done(await addStarterTests(clinic.manager, clinic.labId))).toBe(0);
  expect(await addStarterTests(other.manager, clinic.labId)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a compendium is previewed before the import, and importing twice changes nothing', async () => {
  const csv = 'code,name,price\nNEW1,New Test,12.50\nCBC,Blood Count,3\n,,1\n';
  const seen = done(await importProducts(clinic.manager, clinic.labId, csv, true));
  expect(seen).toMatchObject({ created: 1, updated: 1, problems: [{ line: 4 }] });
  expect(done(await importProducts(clinic.manager, clinic.labId, csv, false))).toMatchObject({
    created: 1,
    updated: 1,
  });
  expect(done(await importProducts(clinic.manager, clinic.labId, csv, false))).toMatchObject({
    created: 0,
    updated: 2,
  });
  const [cbc] = await readProducts(db(), clinic.clinicId, [await clinic.product('CBC')]);
  expect(cbc).toMatchObject({ test_name: 'Blood Count', price: 300 });
  expect(await importProducts(other.manager, clinic.labId, csv, false)).toMatchObject({ code: 'NOT_FOUND' });
});

test('sets belong to the clinic or a member; other members’ sets are invisible and read-only', async () => {
  const product_ids = [await clinic.product('TSH'), await clinic.product('A1C')];
  expect(await saveTestSet(clinic.doctor, { name: 'All', product_ids }, null)).toMatchObject({ code: 'FORBIDDEN' });
  const mine = done(await saveTestSet(clinic.doctor, { name: 'Mine', is_personal: true, product_ids }, null));
  const ours = done(
    await saveTestSet(clinic.manager, { name: 'Ours', product_ids: [...product_ids, product_ids[0]!] }, null),
  );
  expect(ours.products).toHaveLength(2);
  expect((await readTestSets(db(), clinic.doctor.actor)).map(({ name }) => name)).toEqual(['Mine', 'Ours']);
  expect((await readTestSets(db(), clinic.nurse.actor)).map(({ name }) => name)).toEqual(['Ours']);
  expect(
    await saveTestSet(clinic.nurse, { name: 'X', is_personal: true, product_ids }, { id: mine.id, version: 1 }),
  ).toMatchObject({ code: 'NOT_FOUND' });
  expect(
    await saveTestSet(clinic.doctor, { name: 'X', is_personal: true, product_ids }, { id: mine.id, version: 3 }),
  ).toMatchObject({ code: 'STALE_VERSION' });
  expect(await saveTestSet(other.doctor, { name: 'X', is_personal: true, product_ids }, null)).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await saveTestSet(clinic.doctor, { name: '', is_personal: true, product_ids: [] }, null)).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await deleteTestSet(clinic.doctor, ours.id)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await deleteTestSet(other.manager, ours.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect([await deleteTestSet(clinic.doctor, mine.id), await deleteTestSet(clinic.doctor, mine.id)]).toEqual([
    true,
    true,
  ]);
  expect(isDomainError(await deleteTestSet(clinic.manager, ours.id))).toBe(false);
});

test('the audit log contains laboratories, accounts, tests and sets before a change', async () => {
  const { manager } = clinic;
  const changesOf = async (id: string) => {
    const { rows } = await app().database.pool.query(
      `select changes from audit.inbox where object_id = $1 and action = 'update' order by time, id`,
      [id],
    );
    return rows.map(({ changes }) => changes);
  };
  const lab = done(await saveLab(manager, { lab_name: 'Audited', phone: '1' }, null));
  done(await saveLab(manager, { lab_name: 'Audited', phone: '2' }, lab));
  expect(await changesOf(lab.id)).toEqual([{ phone: { before: '1', after: '2' } }]);
  const account = { lab_id: lab.id, scope: 'Clinic', application: 'A', facility: 'F', accountNumber: '1' };
  const saved = done(await saveAccount(manager, account, null));
  done(await saveAccount(manager, { ...account, accountNumber: '2', password: 'secret-pass' }, saved));
  expect(await changesOf(saved.id)).toEqual([
    { account_number: { before: '1', after: '2' }, password: { before: null, after: 'changed' } },
  ]);
  const questions = [{ code: 'Q', question: 'Fasting?', required: true }];
  const fields = { lab_id: lab.id, test_code: 'AU', testName: 'Audited test', price: 100, questions };
  const product = done(await saveProduct(manager, fields, null));
  done(await saveProduct(manager, { ...fields, price: 200 }, product));
  expect(await changesOf(product.id)).toEqual([{ price: { before: 100, after: 200 } }]);
  const set = done(await saveTestSet(manager, { name: 'One', product_ids: [product.id] }, null));
  done(await saveTestSet(manager, { name: 'Two', product_ids: [product.id] }, set));
  expect(await changesOf(set.id)).toEqual([{ name: { before: 'One', after: 'Two' } }]);
  expect(await saveLab(manager, { lab_name: 'audited' }, null)).toMatchObject({
    code: 'NAME_TAKEN',
    issues: [{ path: 'input.lab_name' }],
  });
});
