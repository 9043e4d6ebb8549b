import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
// The header of a patient page starts with the banners.
const SHOWS = /<(UrgentNotices|PatientHeader)\b/;

/** Windows and drawers that are not about a patient, or whose content shows the banners; each with its reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'modules/audit/web/entry-window.tsx': 'an entry of the audit log',
  'modules/chart/web/side/document-window.tsx': 'opened beside the note, whose page shows them',
  'modules/codes/web/code-drawer.tsx': 'the clinic’s codes',
  'modules/messages/web/drive/document-window.tsx': 'a file of a member’s drive',
  'modules/practice/web/emergency/emergency-page.tsx': 'reviews of emergency access',
  'modules/practice/web/emergency/emergency-window.tsx': 'asks for emergency access',
  'modules/practice/web/facility/practice-drawer.tsx': 'a practice',
  'modules/practice/web/members/invitation-drawer.tsx': 'a member',
  'modules/practice/web/members/invite-drawer.tsx': 'a member',
  'modules/practice/web/members/member-drawer.tsx': 'a member',
  'modules/practice/web/terms/terms-page.tsx': 'the terms',
  'modules/prescribing/web/dialog/prescribe-window.tsx': 'its form shows them',
  'modules/requests/web/all-requests-window.tsx': 'requests of many patients',
  'modules/scheduling/web/settings/holidays-dialog.tsx': 'the clinic’s holidays',
  'modules/tasks/web/task-window.tsx': 'its two contents show them',
};

/** Pages and dialogs of one patient that are opened from lists of many. */
const PAGES = [
  'modules/billing/web/balance/account-dialog.tsx',
  'modules/chart/web/note-frame.tsx',
  'modules/inventory/web/dispensing/dispense-page.tsx',
  'modules/labs/web/orders/order-details-dialog.tsx',
  'modules/labs/web/results/result-view.tsx',
  'modules/messages/web/conversation/conversation-page.tsx',
  'modules/prescribing/web/requests/review-dialog.tsx',
  'modules/vitals/web/vital-history.tsx',
  'web/pages/patient-page.tsx',
];

test('every window and page of one patient shows urgent notices', () => {
  const windows = execFileSync('git', ['ls-files', 'modules/*.tsx', 'web/*.tsx'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => /<(FloatingWindow|ReadWindow|RightDrawer)\b/.test(read(path)));
  expect(windows.filter((path) => !SHOWS.test(read(path)))).toEqual(Object.keys(OTHERS).toSorted());
  expect(PAGES.filter((path) => !SHOWS.test(read(path)))).toEqual([]);
});

test('the header of a patient starts with the banners', () => {
  expect(read('modules/patients/web/page/patient-header.tsx')).toContain('<UrgentNotices patientId={patientId} />');
});
