// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mountSignedIn } from '#kit/testing/mount-signed-in.tsx';
import { HealthPage } from './health-page.tsx';

// A link needs a router, which this page alone does not have.
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original()),
  Link: ({ to, children, ...rest }: { to: string; children: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const row = (id: string, state: string, more: object = {}) => ({
  id,
  title: `Row ${id}`,
  state,
  detail: `Detail of ${id}.`,
  advice: state === 'ok' ? null : `Advice for ${id}.`,
  path: null,
  last_success: null,
  last_failure: null,
  ...more,
});
const ALERTS = {
  recipient_ids: [],
  administrators: [
    { user_id: 'u1', name: 'Ada Lang', email: 'ada@example.org' },
    { user_id: 'u2', name: 'Sam Okafor', email: 'sam@example.org' },
  ],
  version: 0,
};
const HEALTH = {
  health: {
    rows: [
      row('fax', 'problem', { path: '/fax/sent', last_failure: '2026-11-27T15:00:00.000Z' }),
      row('disk', 'warning'),
      row('jobs', 'ok'),
    ],
    slow_operations: [{ operation: 'calendar.week', calls: 1200, failed: 3, p95_ms: 250, longest_ms: 1900 }],
    alerts: ALERTS,
  },
};

const text = (): string => document.body.textContent ?? '';

test('each row has its state as a word, what to do, and a link to where it can be repeated', async () => {
  const page = await mountSignedIn(<HealthPage />, ['practice.manage'], { Health: () => HEALTH });
  await page.settle(() => text().includes('Row fax'));
  const words = [...document.querySelectorAll('ul[aria-label="Status"] > li')].map((each) => each.textContent ?? '');
  expect(words.map((each) => /Problem|Warning|OK/.exec(each)?.[0])).toEqual(['Problem', 'Warning', 'OK']);
  expect(words[0]).toContain('Advice for fax.');
  expect(words[0]).toContain('Last failure 11/27/2026');
  expect(document.querySelector('a[aria-label="View Row fax"]')?.getAttribute('href')).toBe('/fax/sent');
  expect(document.querySelectorAll('a')).toHaveLength(1);
  expect(text()).toContain('all administrators (Ada Lang, Sam Okafor)');
  expect(text()).toContain('1,200');
});

test('the recipients are saved over the version that was read', async () => {
  const page = await mountSignedIn(<HealthPage />, ['practice.manage'], {
    Health: () => HEALTH,
    SaveHealthRecipients: () => ({ health_recipients_save: { ...ALERTS, version: 1 } }),
  });
  await page.settle(() => text().includes('Change recipients'));
  const press = (name: string): void =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === name)!.click();
  await act(async () => press('Change recipients'));
  await page.settle(() => text().includes('Recipients of alerts'));
  await act(async () => press('Save'));
  await page.settle(() => page.calls.some(({ name }) => name === 'SaveHealthRecipients'));
  expect(page.calls.find(({ name }) => name === 'SaveHealthRecipients')?.variables).toEqual({
    version: 0,
    user_ids: [],
  });
});
