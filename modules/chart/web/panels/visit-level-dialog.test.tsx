// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mountSignedIn } from '#kit/testing/mount-signed-in.tsx';
import type { NoteDetails } from '../chart-note.ts';
import { VisitLevelDialog } from './visit-level-dialog.tsx';

const note = { id: 'n1', diagnosis: [{ icd_code: 'J02.0', official_name: 'Streptococcal pharyngitis' }] };
const found = { earlier_visit: null, tests: [], prescriptions: ['Amoxicillin 500 mg'] };

const open = async (evidence: object = {}, listed: string[] = []) => {
  const onAdd = vi.fn();
  const page = await mountSignedIn(
    <VisitLevelDialog note={note as unknown as NoteDetails} listed={listed} onAdd={onAdd} onClose={() => undefined} />,
    ['chart.view'],
    { NoteVisitEvidence: () => ({ chart_note_visit_evidence: { ...found, ...evidence } }) },
  );
  await page.settle(() => document.body.textContent.includes('Amoxicillin'));
  return { page, onAdd };
};
const code = (): string => document.querySelector('[role="status"]')!.textContent;
const choose = (group: string, value: string): Promise<void> =>
  act(async () => document.querySelector<HTMLInputElement>(`[aria-label="${group}"] input[value="${value}"]`)!.click());

test('chooses neither new nor established without an earlier visit, and names the evidence', async () => {
  const { page, onAdd } = await open();
  expect(document.body.textContent).toContain('In this note: J02.0 Streptococcal pharyngitis');
  expect(document.body.textContent).toContain('No lab order sent from this note.');
  expect(code()).toBe('No code yet');
  expect(page.button('Add to procedures').disabled).toBe(true);
  await choose('Patient', 'new');
  expect(code()).toBe('99202');
  await choose('Problems', '2');
  expect(code()).toBe('99203');
  await page.click('Add to procedures');
  expect(onAdd).toHaveBeenCalledWith('99203');
});

test('an earlier visit makes the patient established; a code of the note is not added again', async () => {
  const { page } = await open({ earlier_visit: '02-03-2025' }, ['99212']);
  expect(document.body.textContent).toContain('Last signed visit 02-03-2025.');
  expect(code()).toBe('99212');
  expect(page.button('Already in this note').disabled).toBe(true);
});

test('says which code of the note is replaced', async () => {
  await open({ earlier_visit: '02-03-2025' }, ['99213']);
  expect(document.body.textContent).toContain('99212 replaces 99213.');
});
