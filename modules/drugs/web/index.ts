import { IconPill } from '@tabler/icons-react';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';

export type { DrugSearchProps, FoundDrug } from './drug-search.tsx';
export type { UncheckedMarkProps } from './unchecked-mark.tsx';

const compendium = settingsPage({
  path: 'drug_compendium',
  title: 'Drug Compendium',
  group: 'Care',
  order: 223,
  icon: IconPill,
  rule: 'drugs.view',
  page: () => import('./import/drug-compendium-page.tsx').then(({ DrugCompendiumPage }) => DrugCompendiumPage),
});

/** The drug compendium: products, ingredients, and interactions. */
export const drugs: WebModule = {
  name: 'drugs',
  routes: compendium.routes,
  side: compendium.side,
};

/**
 * A search field for drugs or allergy substances that accepts free text: `<DrugSearch finds label onTyped onPick keeps
 * />`.
 */
export const loadDrugSearch = () => import('./drug-search.tsx').then(({ DrugSearch }) => DrugSearch);

/** Marks a free-text name, which can't be checked reliably: `<UncheckedMark name among />`. */
export const loadUncheckedMark = () => import('./unchecked-mark.tsx').then(({ UncheckedMark }) => UncheckedMark);

/** The compendium's facts about one drug: `<DrugDetails descriptorId />`. */
export const loadDrugDetails = () => import('./drug-details.tsx').then(({ DrugDetails }) => DrugDetails);
