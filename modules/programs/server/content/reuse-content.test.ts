import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { archiveProgram } from '../save-program.ts';
import { programClinic } from '../testing/test-programs.ts';
import { readContents } from './contents.sql.ts';
import { reuseContent } from './reuse-content.ts';
import { changeContent } from './save-content.ts';

const app = useTestApp();
let clinic: Awaited<ReturnType<typeof programClinic>>;
let other: Awaited<ReturnType<typeof programClinic>>;
beforeAll(async () => {
  clinic = await programClinic(app());
  other = await programClinic(app());
});

const text = { kind: 'text', title: 'Salt', body: 'Less of it.', release_day: 3, required: true, gate: false };

test('content is reused under its key, and changed in one program or in all', async () => {
  const ctx = await clinic.doctor();
  const heart = await clinic.addProgram([text]);
  const kidney = await clinic.addProgram([{ ...text, title: 'Drink enough' }]);
  const [source] = await readContents(app().database.kysely, clinic.clinicId, [heart.program.id]);
  const key = newId();
  const made = await Promise.all([1, 2].map(() => reuseContent(ctx, source!.id, kidney.program.id, key)));
  expect(made.map((one) => must(one).id)).toEqual([key, key]);
  expect(must(made[0]!)).toMatchObject({ title: 'Salt', position: 2, shared_count: 1 });

  const here = { ...text, title: 'Salt, for kidneys', staff_title: 'Salt (kidney)', release_day: 9 };
  const changed = must(await changeContent(ctx, key, 1, here));
  const rows = () => readContents(app().database.kysely, clinic.clinicId, [heart.program.id, kidney.program.id]);
  expect((await rows()).find(({ id }) => id === source!.id)).toMatchObject({ title: 'Salt', staff_title: '' });
  must(await changeContent(ctx, key, changed.version, { ...here, body: 'Much less of it.' }, true));
  // The release settings belong to each program.
  expect((await rows()).find(({ id }) => id === source!.id)).toMatchObject({
    title: 'Salt, for kidneys',
    staff_title: 'Salt (kidney)',
    body: 'Much less of it.',
    release_day: 3,
    version: source!.version + 1,
  });
  expect((await rows()).find(({ title }) => title === 'Drink enough')).toMatchObject({ shared_count: 0 });

  expect(await reuseContent(ctx, newId(), kidney.program.id, newId())).toMatchObject({ code: 'NOT_FOUND' });
  const foreign = await other.doctor();
  expect(await reuseContent(foreign, source!.id, kidney.program.id, newId())).toMatchObject({ code: 'NOT_FOUND' });
  must(await archiveProgram(ctx, heart.program.id, true));
});
