import {
  IconBuildingCommunity,
  IconBuildingHospital,
  IconCreditCard,
  IconDatabaseExport,
  IconFileCheck,
  IconHeartbeat,
  IconSettings,
  IconShieldExclamation,
  IconTags,
  IconUserCircle,
  IconUserCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule, WebRoute } from '#kit/module/web-module.ts';
import { openWindow } from '#kit/windows/open-windows.ts';

export { ServiceNotice, useMissingService } from './service-notice.tsx';
export { useClinicLogo } from './use-clinic-logo.ts';
export { userSettingsStore } from './user-settings-store.ts';

/** Loads the form to start emergency access, for pages that were refused. */
export const loadEmergencyForm = () => import('./emergency/emergency-form.tsx');
/** Loads the banner of active emergency access. */
export const loadEmergencyBanner = () => import('./emergency/emergency-banner.tsx');

/** Loads the banner of administrators without a recent backup. */
export const loadBackupBanner = () => import('./backups/backup-banner.tsx');

/** Loads the setup steps of a new clinic: `<FirstStepsCard words={…} />`. */
export const loadFirstStepsCard = () =>
  import('./first-steps/first-steps-card.tsx').then(({ FirstStepsCard }) => FirstStepsCard);
export type { StepWords } from './first-steps/first-steps-card.tsx';

/** Loads the content that replaces every page until the clinic's terms are accepted. */
export const loadTermsGate = () => import('./terms/terms-gate.tsx').then((file) => ({ default: file.TermsGate }));
/** Loads the text of terms, rendered as paragraphs and lists. */
export const loadTermsText = () => import('./terms/terms-text.tsx').then((file) => ({ default: file.TermsText }));

/** The list of members: composed in `web/`, with columns from other modules. */
export const membersRoute: Omit<WebRoute, 'page'> = {
  path: '/settings/member',
  title: 'Practice Member',
  area: 'settings',
  rule: 'practice.members',
};
/** Loads the page of the members: `<MembersPage extraColumns={…} />`. */
export const loadMembersPage = () => import('./members/members-page.tsx').then(({ MembersPage }) => MembersPage);

const subscription = settingsPage({
  path: 'doctor-subscription',
  title: 'EHR Subscription',
  group: 'Clinic',
  order: 60,
  icon: IconCreditCard,
  rule: 'practice.view',
  page: () => import('./plan/subscription-page.tsx').then(({ SubscriptionPage }) => SubscriptionPage),
});

const backups = settingsPage({
  path: 'backups',
  title: 'Backups',
  group: 'Clinic',
  order: 65,
  icon: IconDatabaseExport,
  rule: 'practice.manage',
  page: () => import('./backups/backups-page.tsx').then(({ BackupsPage }) => BackupsPage),
});

const health = settingsPage({
  path: 'health',
  title: 'Health',
  group: 'Clinic',
  order: 66,
  icon: IconHeartbeat,
  rule: 'practice.manage',
  page: () => import('./health/health-page.tsx').then(({ HealthPage }) => HealthPage),
});

const inSettings = { area: 'settings', group: 'Clinic' };

/** The clinic, its practices, members and their rights. */
export const practice: WebModule = {
  name: 'practice',
  notificationPaths: { Settings: (_id, path) => path ?? '/settings/index' },
  routes: [
    ...subscription.routes,
    ...backups.routes,
    ...health.routes,
    {
      path: '/settings/facility',
      title: 'Practice List',
      area: 'settings',
      rule: 'practice.view',
      page: () => import('./facility/facility-page.tsx').then(({ FacilityPage }) => FacilityPage),
    },
    {
      path: '/settings/clinic',
      title: 'Clinic',
      area: 'settings',
      rule: 'practice.manage',
      page: () => import('./clinic/clinic-page.tsx').then(({ ClinicPage }) => ClinicPage),
    },
    {
      path: '/settings/tag-management',
      title: 'Tag Management',
      area: 'settings',
      rule: 'practice.tags',
      page: () => import('./tags/tags-page.tsx').then(({ TagsPage }) => TagsPage),
    },
    {
      path: '/settings/terms-and-agreement',
      title: 'Terms and Agreement',
      area: 'settings',
      rule: 'practice.manage',
      page: () => import('./terms/terms-page.tsx').then(({ TermsPage }) => TermsPage),
    },
    {
      path: '/settings/doctor-profile',
      title: 'Personal Settings',
      area: 'settings',
      rule: 'practice.own',
      page: () => import('./profile/doctor-profile-page.tsx').then(({ DoctorProfilePage }) => DoctorProfilePage),
    },
    {
      path: '/settings/role',
      title: 'Role',
      area: 'settings',
      rule: 'practice.roles',
      page: () => import('./roles/roles-page.tsx').then(({ RolesPage }) => RolesPage),
    },
    {
      path: '/settings/role/$roleID',
      title: 'Rights of a role',
      area: 'settings',
      rule: 'practice.roles',
      page: () => import('./roles/role-page.tsx').then(({ RolePage }) => RolePage),
    },
    {
      path: '/settings/emergency-access',
      title: 'Emergency access',
      area: 'settings',
      rule: 'practice.emergency_review',
      page: () => import('./emergency/emergency-page.tsx').then(({ EmergencyPage }) => EmergencyPage),
    },
  ],
  redirects: { '/settings': '/settings/facility', '/settings/index': '/settings/facility' },
  navigation: [
    {
      area: 'settings',
      label: 'Settings',
      path: '/settings/index',
      icon: IconSettings,
      rule: 'practice.view',
      order: 90,
    },
  ],
  side: [
    ...subscription.side,
    ...backups.side,
    ...health.side,
    {
      ...inSettings,
      label: 'Clinic',
      path: '/settings/clinic',
      icon: IconBuildingCommunity,
      rule: 'practice.manage',
      order: 5,
    },
    {
      ...inSettings,
      label: 'Tag Management',
      path: '/settings/tag-management',
      icon: IconTags,
      rule: 'practice.tags',
      order: 40,
    },
    {
      ...inSettings,
      label: 'Terms and Agreement',
      path: '/settings/terms-and-agreement',
      icon: IconFileCheck,
      rule: 'practice.manage',
      order: 60,
    },
    {
      ...inSettings,
      label: 'Practice List',
      path: '/settings/facility',
      icon: IconBuildingHospital,
      rule: 'practice.view',
      order: 10,
    },
    {
      area: 'settings',
      group: 'Personal',
      label: 'Personal Settings',
      path: '/settings/doctor-profile',
      icon: IconUserCircle,
      rule: 'practice.own',
      order: 110,
    },
    {
      ...inSettings,
      label: 'Practice Member',
      path: '/settings/member',
      icon: IconUsersGroup,
      rule: 'practice.members',
      order: 20,
    },
    { ...inSettings, label: 'Role', path: '/settings/role', icon: IconUserCog, rule: 'practice.roles', order: 30 },
    {
      ...inSettings,
      label: 'Emergency access',
      path: '/settings/emergency-access',
      icon: IconShieldExclamation,
      rule: 'practice.emergency_review',
      order: 35,
    },
  ],
  plus: [
    {
      id: 'emergency-access',
      label: 'Emergency access',
      icon: IconShieldExclamation,
      rule: 'practice.emergency',
      order: 90,
      run: () => void openWindow('emergency-access'),
    },
  ],
  windows: [
    {
      kind: 'emergency-access',
      window: () => import('./emergency/emergency-window.tsx').then(({ EmergencyWindow }) => EmergencyWindow),
    },
  ],
};
