import { IconBuildingBank, IconShieldCheck } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { openEligibility } from './open-eligibility.ts';

export { openEligibility } from './open-eligibility.ts';

const payers = settingsPage({
  path: 'payers',
  title: 'Payers',
  group: 'Billing',
  order: 260,
  icon: IconBuildingBank,
  rule: 'eligibility.setup',
  page: () => import('./setup/payers-page.tsx').then(({ PayersPage }) => PayersPage),
});

/** Payers, coverages and eligibility checks. */
export const eligibility: WebModule = {
  name: 'eligibility',
  ...payers,
  plus: [
    {
      id: 'eligibility',
      label: 'Check Eligibility',
      icon: IconShieldCheck,
      rule: 'eligibility.check',
      order: 60,
      run: openEligibility,
    },
  ],
  dashboard: [
    {
      id: 'eligibility',
      title: 'Insurance to verify',
      column: 'side',
      order: 35,
      rule: 'eligibility.edit',
      card: () => import('./visits/visits-card.tsx').then(({ VisitsCard }) => VisitsCard),
    },
  ],
  patientTiles: [
    {
      id: 'insurance',
      title: 'Insurance',
      icon: IconShieldCheck,
      rule: 'eligibility.view',
      tile: () => import('./coverage/insurance-tile.tsx').then(({ InsuranceTile }) => InsuranceTile),
      height: 8,
    },
  ],
  eventSections: [
    {
      id: 'eligibility.coverage',
      order: 15,
      rule: 'eligibility.view',
      section: () => import('./visits/event-coverage.tsx').then(({ EventCoverageSection }) => EventCoverageSection),
    },
  ],
  eventMarks: [
    {
      id: 'eligibility',
      rule: 'eligibility.view',
      marks: () => import('./visits/mark-visits.tsx').then(({ MarkVisits }) => MarkVisits),
    },
  ],
  drugBenefits: {
    rule: 'eligibility.view',
    benefits: () => import('./checks/drug-benefits.tsx').then(({ DrugBenefits }) => DrugBenefits),
  },
  eventActions: [
    {
      order: 50,
      rule: 'eligibility.view',
      needsPatient: true,
      action: () => import('./visits/event-coverage.tsx').then(({ EventCoverageLine }) => EventCoverageLine),
    },
  ],
};
