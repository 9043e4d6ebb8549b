import { exportsOf } from './reading/exports-of.ts';
import { isCode, isGenerated } from './reading/parse-source.ts';
import type { Breach, Check, SourceFile } from './reading/source-file.ts';

// A file that fits no folder means that a folder is missing.
const VAGUE = new Set(['util', 'utils', 'common', 'helper', 'helpers', 'misc', 'lib', 'libs', 'shared']);

// Named by role: an entry point, a list of statements, or a name required by a tool or protocol.
const NAMED_BY_PART =
  /(^|\/)(index|main|dev|resolvers?|routes|web\/open)\.tsx?$|\.(test|sql|config|d)\.tsx?$|^(bin|server\/commands)\//;
const CONVENTIONAL = /^(README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|SECURITY|LICENSE|Containerfile)(\.md)?$/;

/** Files and folders are named in kebab-case, and a code file with a single export is named after it. */
export const fileNames: Check = (files) => files.flatMap((file) => [...misnamed(file), ...unlikeExport(file)]);

function misnamed({ path }: SourceFile): Breach[] {
  const messages = path.split('/').flatMap((step, index, steps) => {
    const stem = step.replace(/\..*$/, '') || step;
    const isFile = index === steps.length - 1;
    if (stem.split(/[-_]/).some((word) => VAGUE.has(word.toLowerCase())))
      return `${step} says nothing: what is it for?`;
    if (CONVENTIONAL.test(step) || step.startsWith('.') || /^\d/.test(step)) return [];
    // Contract and operation files are named after the service, as in its URL.
    if (isFile && (/^modules\/\w+\/api\//.test(path) || /\.operations\.(graphql|gen\.ts)$/.test(step))) {
      return /^[a-z][a-z0-9_-]*$/.test(stem) ? [] : `${step} is no service`;
    }
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem) ? [] : `${step} is not in kebab-case`;
  });
  return [...new Set(messages)].map((message) => ({ path, line: 1, message }));
}

function unlikeExport(file: SourceFile): Breach[] {
  if (!isCode(file.path) || isGenerated(file.path) || NAMED_BY_PART.test(file.path)) return [];
  const all = exportsOf(file);
  const values = all.filter(({ isType }) => !isType);
  // A file with several exports has the name of the group, which can't be checked.
  if (all.length === 0 || values.length > 1) return [];
  const fileWords = words(file.path.replace(/^.*\//, '').replace(/\..*$/, ''));
  // A command's name must contain verb and noun; that of a rule or a component only its subject.
  const enough = /^modules\/[^/]+\/server\//.test(file.path) ? fileWords.length : fileWords.length / 2;
  const fits = all.some(({ name }) => {
    const has = new Set(words(name));
    return fileWords.filter((word) => has.has(word)).length >= enough;
  });
  const message = `not named after what it exports (${all.map(({ name }) => name).join(', ')})`;
  return fits ? [] : [{ path: file.path, line: 1, message }];
}

/** Returns the words of a name in any notation, in the singular: `US_STATES` and `us-states` are equal. */
function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_]/)
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=..)s$/, ''));
}
