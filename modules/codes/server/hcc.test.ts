import { expect, test } from 'vitest';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { importHcc, readHcc, readHccRelease } from './hcc.ts';
import { codes } from './index.ts';
import { lockImports } from './import/import.sql.ts';

const app = useTestApp();
const db = () => app().database.kysely;

test('a mapping replaces the one before it, for every clinic, each with an audit entry', async () => {
  const [clinic, other] = [
    await makeTestClinic(app(), codes.accessRules),
    await makeTestClinic(app(), codes.accessRules),
  ];
  const manager = await clinic.as('Manager');
  expect(await readHccRelease(db())).toBeNull();
  const first = { release_name: 'Invented 2026', payment_year: 2026 };
  must(await importHcc(manager, { ...first, codes: [{ code: 'Z981', category: 900 }] }));
  const second = {
    release_name: ' Invented 2027 ',
    payment_year: 2027,
    codes: [
      { code: 'A001', category: 902 },
      { code: 'A00.1', category: 17 },
      { code: 'A001', category: 17 },
      { code: 'B99', category: 5 },
    ],
  };
  const release = must(await importHcc({ ...manager, now: new Date(manager.now.getTime() + 1000) }, second));
  expect(release).toMatchObject({ release_name: 'Invented 2027', total: 2, imported_by: manager.actor.name });
  expect(await readHccRelease(db())).toEqual(release);
  expect(await readHcc(db(), ['A00.1', 'Z98.1', 'B99', 'E11.9'])).toEqual([
    { code: 'A00.1', categories: [17, 902] },
    { code: 'B99', categories: [5] },
  ]);
  const entries = await db()
    .selectFrom('audit.inbox')
    .select(['clinic_id', 'action', 'object_type'])
    .where('clinic_id', 'in', [clinic.clinicId, other.clinicId])
    .where('object_type', '=', 'code_set')
    .execute();
  expect(entries.filter(({ clinic_id, action }) => clinic_id === other.clinicId && action === 'import')).toHaveLength(
    2,
  );
  expect(entries.filter(({ clinic_id, action }) => clinic_id === clinic.clinicId && action === 'import')).toHaveLength(
    2,
  );
});

test('refuses invalid mappings, and a second import at the same time', async () => {
  const manager = await (await makeTestClinic(app(), codes.accessRules)).as('Manager');
  const list = { release_name: 'Invented', payment_year: 2026, codes: [{ code: 'A001', category: 1 }] };
  const before = await readHccRelease(db());
  const wrong = [
    { ...list, release_name: ' ' },
    { ...list, payment_year: 2023 },
    { ...list, codes: [] },
    { ...list, codes: [{ code: 'flu', category: 1 }] },
    { ...list, codes: [{ code: 'A001', category: 0 }] },
  ];
  for (const each of wrong) expect(errorCode(await importHcc(manager, each))).toBe('BAD_USER_INPUT');
  const [locked, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = app().database.transaction(async (tx) => {
    expect(await lockImports(tx)).toBe(true);
    locked.resolve();
    await finished.promise;
  });
  await locked.promise;
  expect(errorCode(await importHcc(manager, list))).toBe('IMPORT_RUNNING');
  finished.resolve();
  await other;
  expect(await readHccRelease(db())).toEqual(before);
});
