import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import type { Module } from '#platform/module.ts';
import { codeImportRoutes } from './import/import-routes.ts';
import { readClinic } from '#practice/server';
import { type ReleaseRow, readReleases } from './codes.sql.ts';
import { countPrices } from './prices/list-prices.ts';
import { chart } from './resolvers.ts';

export { importCodes, previewCodes, type Edition, type SetChanges } from './import/import-codes.ts';
export { readCodeFile, type CodeFile } from './import/read-code-file.ts';
export { addClinicCodes, type PricedProcedure } from './add-clinic-codes.ts';
export { addFavourite } from './favourites.ts';
export { findCodes, type CodeQuery, type FoundCode, type OfferedAs } from './find-codes.ts';
export { savePrices } from './prices/save-prices.ts';
export { writePrices } from './prices/write-prices.ts';
export { loadCodes } from './load-codes.ts';
export { unknownModifiers } from './find-modifiers.ts';
export { recordUsedCodes } from './record-used-codes.ts';
export type { Owner } from './personal.sql.ts';
export { readCode, readCodes } from './read-codes.ts';
export { createClinicCode, type OwnCodeFields } from './save-clinic-code.ts';
export type { Code } from './shape-code.ts';

const isFullDiagnosisSet = ({ code_set, is_whole, is_starter }: ReleaseRow): boolean =>
  code_set === 'ICD-10-CM' && is_whole && !is_starter;

async function countPricesToday(app: App, clinicId: string) {
  const { time_zone: zone } = await readClinic(app.database.kysely, clinicId);
  return countPrices(app, clinicId, dayIn(zone, app.clock()));
}

/** Diagnosis and procedure codes. */
export const codes: Module = {
  name: 'codes',
  accessRules: [
    {
      id: 'codes.view',
      title: 'Look up codes',
      presets: ['Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
      emergency: true,
    },
    {
      id: 'codes.own',
      title: 'Manage favorites and personal codes',
      presets: ['Manager', 'Doctor', 'Nurse', 'Biller'],
    },
    {
      id: 'codes.manage',
      title: 'Change the clinic’s codes, prices and favorites',
      presets: ['Manager', 'Biller'],
    },
    {
      id: 'codes.import',
      title: 'Import code set editions for every clinic on this server',
      presets: ['Manager'],
      administrative: true,
    },
  ],
  resolvers: { chart },
  firstSteps: [
    {
      id: 'codes.sets',
      rule: 'codes.import',
      order: 43,
      canMark: true,
      isDone: async ({ database }) => (await readReleases(database.kysely)).some(isFullDiagnosisSet),
    },
    {
      id: 'codes.prices',
      rule: 'codes.manage',
      order: 45,
      async isDone(app, clinicId) {
        const { priced, missing } = await countPricesToday(app, clinicId);
        return priced > 0 && missing === 0;
      },
      async detail(app, clinicId) {
        const { missing } = await countPricesToday(app, clinicId);
        return missing === 0
          ? 'No code has a price yet.'
          : `${missing} ${missing === 1 ? 'code in use has' : 'codes in use have'} no price.`;
      },
    },
  ],
  routes: codeImportRoutes,
};
