import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const PARSERS =
  /from '(csv-parse(?:\/sync)?|fast-xml-parser|ical\.js|postal-mime|@cantoo\/pdf-lib|sharp)'|import\('(csv-parse(?:\/sync)?|fast-xml-parser|ical\.js|postal-mime|@cantoo\/pdf-lib|sharp)'\)/g;

/**
 * The files that read what comes from outside with a parser, and how each is kept from holding everybody else up. Those "in a thread" are
 * run by `runWork`, whose lane bounds their seconds and memory; the others bound what they are given before they parse it.
 */
const READERS: Readonly<Record<string, string>> = {
  'modules/eligibility/server/checks/core-envelope.ts': 'in a thread',
  'modules/fax/server/paper/paper-work.ts': 'in a thread',
  'modules/files/server/redraw-image.ts': 'in a thread',
  'modules/patients/server/import/read-records.ts': 'a stream: chunks of 8 kB, other calls between them',
  'modules/pharmacies/server/directory/parse-directory-file.ts': 'in a thread',
  'modules/prescribing/server/script/xml.ts': 'at most 256 kB, 6,000 elements and 32 levels',
  'platform/imports/read-text-file.ts': 'in a thread',
};

/** A parser of foreign files is imported only where its time and memory are bounded: add the file here with how it is. */
export const outsideReaders: Check = (files) =>
  files.filter(({ path }) => /^(modules|platform|server)\//.test(path) && isProduct(path)).flatMap(breaches);

const isProduct = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/web\//.test(path);

function breaches({ path, text }: SourceFile): Breach[] {
  if (Object.hasOwn(READERS, path)) return [];
  return [...text.matchAll(PARSERS)].map((found) => ({
    path,
    line: lineAt(text, found.index),
    message: `${found[1] ?? found[2]} reads what comes from outside: run it in a thread (#platform/work) and list the file in checks/outside-readers.ts`,
  }));
}
