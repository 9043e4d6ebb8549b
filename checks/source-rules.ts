import { documentedExports } from './documented-exports.ts';
import { fileNames } from './file-names.ts';
import { folderSizes } from './folder-sizes.ts';
import { forbiddenText } from './forbidden-text.ts';
import type { Check } from './reading/source-file.ts';

/** The rules for file names, file and folder sizes, forbidden text and doc comments. */
export const sourceRules: Check = (files) => [
  ...fileNames(files),
  ...folderSizes(files),
  ...forbiddenText(files),
  ...documentedExports(files),
];
