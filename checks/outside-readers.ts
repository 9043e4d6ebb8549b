import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const PARSERS =
  /from '(csv-parse(?:\/sync)?|fast-xml-parser|ical\.js|postal-mime|@cantoo\/pdf-lib|sharp)'|import\('(csv-parse(?:\/sync)?|fast-xml-parser|ical\.js|postal-mime|@cantoo\/pdf-lib|sharp)'\)/g;

/** How a reader of outside material is kept from holding everybody else up, and the test that shows its time to grow with the length. */
interface OutsideReader {
  bounded: string;
  timed: string;
}

const inThread = (timed: string): OutsideReader => ({ bounded: 'in a thread', timed });
const atMost = (most: string, timed: string): OutsideReader => ({ bounded: `at most ${most}`, timed });

const CHART = 'modules/chart/rules/note-readers.test.ts';
const ELIGIBILITY = 'modules/eligibility/server/work/readers.test.ts';
const PAPER = 'modules/fax/server/paper/paper-work.test.ts';
const HL7 = 'modules/labs/rules/hl7/time-of-reading.test.ts';
const COMPENDIUM = 'modules/labs/rules/compendium.test.ts';
const SHEETS = 'modules/inventory/rules/sheet-readers.test.ts';
const CODES = 'modules/codes/server/import/readers.test.ts';
const SCRIPT = 'modules/prescribing/server/script/readers.test.ts';

/**
 * The files that read what comes from outside. Those in a thread are run by `runWork`, whose lane bounds their seconds and memory; the
 * others bound what they are given before they read it.
 */
export const OUTSIDE_READERS: Readonly<Record<string, OutsideReader>> = {
  'modules/chart/rules/note-html.ts': atMost('800,000 characters', CHART),
  'modules/codes/server/import/read-code-file.ts': inThread(CODES),
  'modules/drugs/server/import/parse-drug-file.ts': inThread('modules/drugs/server/import/parse-drug-file.test.ts'),
  'modules/eligibility/rules/coverage/read-coverage-rows.ts': inThread(ELIGIBILITY),
  'modules/eligibility/rules/coverage/read-payer-rows.ts': inThread(ELIGIBILITY),
  'modules/eligibility/rules/coverage/read-table.ts': inThread(ELIGIBILITY),
  'modules/eligibility/rules/x12/read-answer.ts': inThread(ELIGIBILITY),
  'modules/eligibility/rules/x12/read-segments.ts': inThread(ELIGIBILITY),
  'modules/eligibility/server/work/core-envelope.ts': inThread(ELIGIBILITY),
  'modules/eligibility/server/work/read-files.ts': inThread(ELIGIBILITY),
  'modules/fax/server/paper/paper-work.ts': inThread(PAPER),
  'modules/files/server/redraw-image.ts': inThread('modules/files/server/files.test.ts'),
  'modules/inventory/rules/read-count-sheet.ts': atMost('2,000,000 characters', SHEETS),
  'modules/inventory/rules/read-csv.ts': atMost('2,000,000 characters', SHEETS),
  'modules/inventory/rules/read-gs1.ts': atMost('200 characters', SHEETS),
  'modules/inventory/rules/read-item-sheet.ts': atMost('2,000,000 characters', SHEETS),
  'modules/inventory/rules/read-product-sheet.ts': atMost('2,000,000 characters', SHEETS),
  'modules/labs/rules/compendium.ts': inThread(COMPENDIUM),
  'modules/labs/rules/hl7/acknowledgement.ts': atMost('8,000,000 characters', HL7),
  'modules/labs/rules/hl7/message.ts': inThread(HL7),
  'modules/labs/rules/hl7/read-results.ts': inThread(HL7),
  'modules/labs/server/inbox/read-messages.ts': inThread(HL7),
  'modules/labs/server/setup/read-compendium.ts': inThread(COMPENDIUM),
  'modules/messages/rules/message-content.ts': atMost(
    'what an encrypted message may hold',
    'modules/messages/rules/message-content.test.ts',
  ),
  'modules/patients/server/import/read-records.ts': {
    bounded: 'a stream: chunks of 8 kB, other calls between them',
    timed: 'modules/patients/server/import/read-records.test.ts',
  },
  'modules/pharmacies/server/directory/parse-directory-file.ts': inThread(
    'modules/pharmacies/server/directory/parse-directory-file.test.ts',
  ),
  'modules/pharmacies/server/directory/read-directory-file.ts': inThread(
    'modules/pharmacies/server/directory/parse-directory-file.test.ts',
  ),
  'modules/prescribing/server/network/registration/directory-message.ts': atMost('256 kB', SCRIPT),
  'modules/prescribing/server/script/read-message.ts': atMost('256 kB', SCRIPT),
  'modules/prescribing/server/script/xml.ts': atMost('256 kB, 6,000 elements and 32 levels', SCRIPT),
  'modules/questionnaires/rules/fhir/from-fhir.ts': atMost(
    '2 MB, the largest call',
    'modules/questionnaires/rules/fhir/time-of-reading.test.ts',
  ),
  'platform/imports/read-text-file.ts': inThread(CODES),
};

// Readers without a package's parser are known by their names: they read a whole file, message or note.
const BY_HAND =
  /export (?:async )?function\*? (?:(?:read(?!FontFile)|parse|unwrap|sanitize)\w*(?:Rows|Sheet|File|Csv|Table|Cells|Compendium|Message|Answer|Segments|Results|Xml|Note|Records|Content|Gs1|Acknowledgement)|from[A-Z]\w*)\(\s*\{?\s*(?:text|html|json|body|xml|csv|scanned|path|bytes)\b/g;

/** Foreign files are parsed only where time and memory are bounded: add the file here with how they are, and with the test of its time. */
export const outsideReaders: Check = (files) =>
  files.filter(({ path }) => /^(modules|platform|server)\//.test(path) && isProduct(path)).flatMap(breaches);

const isProduct = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/web\//.test(path);

function breaches({ path, text }: SourceFile): Breach[] {
  if (Object.hasOwn(OUTSIDE_READERS, path)) return [];
  return [...text.matchAll(PARSERS), ...text.matchAll(BY_HAND)].map((found) => ({
    path,
    line: lineAt(text, found.index),
    message: `${found[1] ?? found[2] ?? found[0].slice(0, 60)} reads what comes from outside: run it in a thread (#platform/work) and list the file in checks/outside-readers.ts with the test of its time`,
  }));
}
