import type { Module } from '#platform/module.ts';
import { drugImportRoutes } from './import/import-routes.ts';
import { drug } from './resolvers.ts';

export { importDrugs, previewDrugs, type DrugChanges, type DrugList } from './import/import-drugs.ts';
export { readDrugFile } from './import/read-drug-file.ts';
export { checkDrugSafety } from './check-drug-safety.ts';
export type { Drug } from './drugs.sql.ts';
export { findControlled } from './find-controlled.ts';
export { findByDescription, findDrugs, readDrugs, type DrugQuery } from './find-drugs.ts';
export { readCoverage } from './read-coverage.ts';

/** The drug compendium: products, ingredients, and interactions. */
export const drugs: Module = {
  name: 'drugs',
  accessRules: [
    {
      id: 'drugs.view',
      title: 'Look up drugs',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      emergency: true,
    },
    {
      id: 'drugs.import',
      title: 'Import drug and interaction lists for every clinic on this server',
      presets: ['Manager'],
      administrative: true,
    },
  ],
  resolvers: { drug },
  routes: drugImportRoutes,
};
