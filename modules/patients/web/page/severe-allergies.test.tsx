// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '#kit/testing/mount.tsx';
import type { PatientDetails } from '../patient-row.ts';
import { SevereAllergies } from './severe-allergies.tsx';

const allergies = (...list: [substance: string, severity: string | null, reaction: string | null][]) =>
  ({
    allergy_list: list.map(([allergy_substance, severity, reaction]) => ({ allergy_substance, severity, reaction })),
  }) as unknown as PatientDetails['allergies'];

test('only severe allergies are shown in the red bar, with their reactions', async () => {
  const page = await mount(
    <SevereAllergies
      allergies={allergies(
        ['Penicillin', 'severe', 'anaphylaxis'],
        ['Pollen', 'mild', null],
        ['Latex', 'severe', null],
      )}
    />,
  );
  const bar = document.querySelector('[role="alert"]');
  expect(bar?.getAttribute('aria-label')).toBe('Severe allergies');
  expect(bar?.textContent).toBe('Severe allergies: Penicillin (anaphylaxis), Latex');
  await page.update(<SevereAllergies allergies={allergies(['Pollen', 'mild', null], ['Dust', null, null])} />);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
