import { saveBookableType, saveBookingSettings } from '#booking/server';
import type { App } from '#platform/app.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { AccessRule } from '#platform/module.ts';
import { personName } from '#practice/rules';
import { demoCategories, type DemoCategoryName, demoStaff } from '../people/demo-people.ts';
import { type DemoClinic, requestOf } from '../write-demo-notes.ts';

const TYPES: readonly [DemoCategoryName, 'new' | 'known' | 'both'][] = [
  ['New patient', 'new'],
  ['Office visit', 'known'],
  ['Annual physical', 'both'],
];

/** Turns online booking on for the demo clinic, at /book/harborview, as its administrator does. */
export async function writeDemoBooking(app: App, clinic: DemoClinic, rules: readonly AccessRule[]): Promise<void> {
  const { userIds, categoryIds, calendarIds } = clinic.founded;
  const request = requestOf(app, clinic, 'pham', rules, app.clock());
  const place = demoStaff.findIndex(({ role }) => role === 'Admin');
  const actor = {
    ...request.actor,
    userId: userIds[place]!,
    name: personName(demoStaff[place]!),
    roles: ['Admin'],
  };
  const ctx = { ...request, actor };
  const saved = await saveBookingSettings(ctx, 0, {
    is_on: true,
    address: 'harborview',
    notice_hours: 24,
    days_ahead: 45,
    hold_hours: 8,
    page_text: 'In an emergency, call 911. For an appointment today, please call us.',
  });
  if (isDomainError(saved)) throw new Error(saved.message);
  const doctors = demoStaff.flatMap(({ role }, at) => (role === 'Doctor' ? [calendarIds[at]!] : []));
  for (const [name, audience] of TYPES) {
    const at = demoCategories.findIndex((category) => category.name === name);
    const input = {
      category_id: categoryIds[at]!,
      minutes: demoCategories[at]!.minutes,
      audience,
      calendar_ids: doctors,
    };
    const added = await saveBookableType(ctx, input, null);
    if (isDomainError(added)) throw new Error(added.message);
  }
}
