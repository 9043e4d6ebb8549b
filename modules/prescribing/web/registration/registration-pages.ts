import { IconAddressBook, IconCertificate, IconPrescription, IconShieldCheck } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { SideLink, WebRoute } from '#kit/module/web-module.ts';
import { useERxFlag } from './use-erx-status.ts';

const inSettings = { area: 'settings', group: 'e-Prescribing' } as const;

const licenses = settingsPage({
  path: 'prescriber-licenses',
  title: 'Prescriber Licenses',
  group: 'e-Prescribing',
  order: 257,
  icon: IconCertificate,
  rule: 'prescribing.register',
  page: () => import('../licenses/licenses-page.tsx').then(({ LicensesPage }) => LicensesPage),
});

/** The registration pages, to be spread into the module's `routes` and `side`. */
export const registrationPages: { routes: readonly WebRoute[]; side: readonly SideLink[] } = {
  routes: [
    ...licenses.routes,
    {
      path: '/settings/surescripts-directories',
      title: 'e-Practice Registration',
      area: 'settings',
      rule: 'prescribing.register',
      page: () => import('./e-practice-page.tsx').then(({ EPracticePage }) => EPracticePage),
    },
    {
      path: '/settings/e-prescribing-verify',
      title: 'E-Prescribing Verification',
      area: 'settings',
      rule: 'prescribing.verify',
      page: () => import('./verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
    },
    {
      path: '/settings/e-prescribing-main',
      title: 'E-Prescribing',
      area: 'settings',
      rule: 'prescribing.verify',
      page: () => import('./main-page.tsx').then(({ EPrescribingPage }) => EPrescribingPage),
    },
  ],
  side: [
    ...licenses.side,
    {
      ...inSettings,
      label: 'e-Practice Registration',
      path: '/settings/surescripts-directories',
      icon: IconAddressBook,
      rule: 'prescribing.register',
      order: 256,
    },
    {
      ...inSettings,
      label: 'E-Prescribing Verification',
      path: '/settings/e-prescribing-verify',
      icon: IconShieldCheck,
      rule: 'prescribing.verify',
      order: 258,
      useShown: () => useERxFlag() === 'F',
    },
    {
      ...inSettings,
      label: 'E-Prescribing',
      path: '/settings/e-prescribing-main',
      icon: IconPrescription,
      rule: 'prescribing.verify',
      order: 259,
      useShown: () => useERxFlag() === 'T',
    },
  ],
};
