import { IconClipboardList, IconCoins, IconDatabaseImport, IconStethoscope } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';

export { type Hcc, HccMark, type HccMarkProps, useHcc } from './hcc-mark.tsx';
export type { CodePickerProps } from './code-picker.tsx';
export type { ModifierFieldProps } from './modifier-field.tsx';
export type { PickedCode } from './picked-code.ts';

const pages = [
  settingsPage({
    path: 'diagnosis_code',
    title: 'Diagnosis Code',
    group: 'Care',
    order: 220,
    icon: IconStethoscope,
    rule: 'codes.view',
    page: () => import('./codes-page.tsx').then(({ DiagnosisCodesPage }) => DiagnosisCodesPage),
  }),
  settingsPage({
    path: 'cpt_code',
    title: 'Procedure Code',
    group: 'Care',
    order: 221,
    icon: IconClipboardList,
    rule: 'codes.view',
    page: () => import('./codes-page.tsx').then(({ ProcedureCodesPage }) => ProcedureCodesPage),
  }),
  settingsPage({
    path: 'code_sets',
    title: 'Code Sets',
    group: 'Care',
    order: 222,
    icon: IconDatabaseImport,
    rule: 'codes.import',
    page: () => import('./import/code-sets-page.tsx').then(({ CodeSetsPage }) => CodeSetsPage),
  }),
];

/** Diagnosis and procedure codes. */
export const codes: WebModule = {
  name: 'codes',
  loggedAs: { fee_schedule: 'Fee schedule' },
  routes: [
    ...pages.flatMap(({ routes }) => routes),
    {
      path: '/billing/feeSchedule',
      title: 'Fee Schedule',
      area: 'billing',
      rule: 'billing.view',
      page: () => import('./fee-schedule/fee-schedule-page.tsx').then(({ FeeSchedulePage }) => FeeSchedulePage),
    },
  ],
  side: [
    ...pages.flatMap(({ side }) => side),
    {
      area: 'billing',
      label: 'Fee Schedule',
      path: '/billing/feeSchedule',
      icon: IconCoins,
      rule: 'billing.view',
      order: 90,
    },
  ],
};

/** A field for searching and adding codes: `<CodePicker kind label onPick />`; see its props. */
export const loadCodePicker = () => import('./code-picker.tsx').then(({ CodePicker }) => CodePicker);

/** A field for up to four modifiers of a procedure: `<ModifierField value onChange />`. */
export const loadModifierField = () => import('./modifier-field.tsx').then(({ ModifierField }) => ModifierField);
