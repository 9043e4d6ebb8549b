import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { scheduling as module } from '../index.ts';
import { saveCategory } from './save-category.ts';

const app = useTestApp(new Date('2026-11-21T17:00:00Z'));
const NAMED = { event_category_name: 'Visit', event_category_color_id: '#0f6663', event_category_duration: 30 };
const whole = { ...NAMED, event_category_interval: 10, message_template: 'Soon: {time}' };

test('a category patch keeps omitted fields; null clears them', async () => {
  const clinic = await makeTestClinic(app(), module.accessRules);
  const manager = await clinic.as('Manager');
  const made = must(await saveCategory(manager, null, whole));
  expect(made).toMatchObject({ interval_minutes: 10, message_template: 'Soon: {time}' });
  const renamed = await saveCategory(manager, { id: made.id, version: 1 }, { ...NAMED, event_category_name: 'Call' });
  expect(renamed).toMatchObject({ category_name: 'Call', interval_minutes: 10, message_template: 'Soon: {time}' });
  const nothing = { event_category_interval: null, message_template: null };
  const emptied = await saveCategory(manager, { id: made.id, version: 2 }, { ...NAMED, ...nothing });
  expect(emptied).toMatchObject({ interval_minutes: null, message_template: null });
});

test('rejects a template with an unknown variable, with a field error', async () => {
  const clinic = await makeTestClinic(app(), module.accessRules);
  const wrong = await saveCategory(await clinic.as('Manager'), null, { ...whole, message_template: 'At {tyme}' });
  expect(wrong).toMatchObject({ issues: [{ path: 'input.message_template' }] });
});
