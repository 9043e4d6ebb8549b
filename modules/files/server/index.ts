import type { Module } from '#platform/module.ts';
import { fileRoutes } from './file-routes.ts';
import { removeReplaced } from './remove-replaced.ts';
import { sweepFiles } from './sweep-files.ts';

export { checkImage, type CheckedImage } from './check-image.ts';
export { deleteFile } from './delete-file.ts';
export { pathOf } from './file-routes.ts';
export { readFile, type ReadFile } from './read-file.ts';
export { rejectFullQuota } from './reject-full-quota.ts';
export { removeFile, removeFileAt } from './remove-file.ts';
export { type NewFile, saveFile } from './save-file.ts';
export { scanUpload, type ScannedBytes, unscanned } from './scan-upload.ts';

/** Files of a clinic: images, signatures, documents; stored encrypted on disk or in S3. */
export const files: Module = {
  name: 'files',
  accessRules: [],
  resolvers: {},
  routes: fileRoutes,
  jobs: { 'files.sweep': (app) => sweepFiles(app), 'files.remove-replaced': (app) => removeReplaced(app) },
  schedules: [
    { job: 'files.sweep', cron: '40 3 * * *' },
    { job: 'files.remove-replaced', cron: '20 3 * * *' },
  ],
};
