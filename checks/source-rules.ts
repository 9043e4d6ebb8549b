import { documentedExports } from './documented-exports.ts';
import { fileNames } from './file-names.ts';
import { folderSizes } from './folder-sizes.ts';
import { forbiddenText } from './forbidden-text.ts';
import type { Check } from './reading/source-file.ts';

/** How a file is named, how long it and how full its folder may be, what it may not say and what it must document. */
export const sourceRules: Check = (files) => [
  ...fileNames(files),
  ...folderSizes(files),
  ...forbiddenText(files),
  ...documentedExports(files),
];
