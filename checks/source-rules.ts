import { documentedExports } from './documented-exports.ts';
import { fileNames } from './file-names.ts';
import { forbiddenText } from './forbidden-text.ts';
import type { Check } from './reading/source-file.ts';

/** How a file of the house is named, how long it may be, what it may not say and what it must tell. */
export const sourceRules: Check = (files) => [
  ...fileNames(files),
  ...forbiddenText(files),
  ...documentedExports(files),
];
