// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mountSignedIn } from '#kit/testing/mount-signed-in.tsx';
import { HccMark, useHcc } from './hcc-mark.tsx';

const release = {
  id: 'r',
  release_name: 'Invented',
  payment_year: 2026,
  total: 1,
  imported_by: 'Ada',
  imported_time: '2026-11-27T12:00:00Z',
};
const CODES = ['E11.9', 'A00.1', null];

function Marks() {
  const hcc = useHcc(CODES);
  return CODES.map((code) => <HccMark key={code} hcc={hcc} code={code} />);
}

test('marks the diagnoses of a list that have a category', async () => {
  const page = await mountSignedIn(<Marks />, ['codes.view'], {
    HccRelease: () => ({ hcc_release: release }),
    HccCategories: () => ({ hcc_categories: [{ code: 'A00.1', categories: [17, 902] }] }),
  });
  await page.settle(() => document.body.textContent.includes('HCC'));
  expect([...document.querySelectorAll('[role=note]')].map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'HCC 17, 902. Medicare risk adjustment (CMS-HCC V28, payment year 2026)',
  ]);
  expect(page.calls.at(-1)!.variables).toEqual({ codes: ['A00.1', 'E11.9'] });
});

test('without a mapping it asks for no categories and shows nothing', async () => {
  const page = await mountSignedIn(<Marks />, ['codes.view'], { HccRelease: () => ({ hcc_release: null }) });
  await page.settle(() => page.calls.length === 1);
  expect(document.body.textContent).not.toContain('HCC');
});
