import type { Module } from '#platform/module.ts';
import { codeImportRoutes } from './import/import-routes.ts';
import { chart } from './resolvers.ts';

export { importCodes, previewCodes, type Edition, type SetChanges } from './import/import-codes.ts';
export { readCodeFile, type CodeFile } from './import/read-code-file.ts';
export { addClinicCodes, type PricedProcedure } from './add-clinic-codes.ts';
export { addFavourite } from './favourites.ts';
export { findCodes, type CodeQuery, type FoundCode, type OfferedAs } from './find-codes.ts';
export { unknownModifiers } from './find-modifiers.ts';
export { recordUsedCodes } from './record-used-codes.ts';
export type { Owner } from './personal.sql.ts';
export { readCode, readCodes } from './read-codes.ts';
export { createClinicCode, type OwnCodeFields } from './save-clinic-code.ts';
export type { Code } from './shape-code.ts';

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
  routes: codeImportRoutes,
};
