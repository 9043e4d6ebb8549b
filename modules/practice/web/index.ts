import {
  IconBuildingHospital,
  IconSettings,
  IconShieldExclamation,
  IconUserCircle,
  IconUserCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';
import { openWindow } from '#kit/windows/open-windows.ts';

export { useClinicLogo } from './use-clinic-logo.ts';
export { userSettingsStore } from './user-settings-store.ts';

/** The form that asks for emergency access, for pages that were refused; fetched when it is needed. */
export const loadEmergencyForm = () => import('./emergency/emergency-form.tsx');
/** The banner while an emergency access is on. */
export const loadEmergencyBanner = () => import('./emergency/emergency-banner.tsx');

const inSettings = { area: 'settings', group: 'Clinic' };

/** The clinic, its practices, people and their rights. */
export const practice: WebModule = {
  name: 'practice',
  routes: [
    {
      path: '/settings/facility',
      title: 'Practice List',
      area: 'settings',
      rule: 'practice.view',
      page: () => import('./facility/facility-page.tsx').then(({ FacilityPage }) => FacilityPage),
    },
    {
      path: '/settings/doctor-profile',
      title: 'Personal Settings',
      area: 'settings',
      rule: 'practice.own',
      page: () => import('./profile/doctor-profile-page.tsx').then(({ DoctorProfilePage }) => DoctorProfilePage),
    },
    {
      path: '/settings/member',
      title: 'Practice Member',
      area: 'settings',
      rule: 'practice.members',
      page: () => import('./members/members-page.tsx').then(({ MembersPage }) => MembersPage),
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
      title: 'Role',
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
