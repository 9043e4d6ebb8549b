import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const PARSERS =
  /from '(csv-parse(?:\/sync)?|fast-xml-parser|ical\.js|postal-mime|@cantoo\/pdf-lib|sharp)'|import\('(csv-parse(?:\/sync)?|fast-xml-parser|ical\.js|postal-mime|@cantoo\/pdf-lib|sharp)'\)/g;

/** The protection of a reader of external data from blocking the server, and the test that its time is linear in the length. */
interface OutsideReader {
  bounded: string;
  timed: string;
}

const IN_THREAD = 'in a thread';
const inThread = (timed: string): OutsideReader => ({ bounded: IN_THREAD, timed });
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
 * The files that parse external data. Those in a thread are run by `runWork`, whose lane limits time and memory; the
 * others limit their input before they parse it.
 */
export const OUTSIDE_READERS: Readonly<Record<string, OutsideReader>> = {
  // Only documents that Salus has just laid out.
  'modules/billing/server/papers/lay-out-paper.ts': inThread('modules/billing/server/account-details.test.ts'),
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
  'modules/inventory/rules/read-count-sheet.ts': inThread(SHEETS),
  'modules/inventory/rules/read-csv.ts': inThread(SHEETS),
  'modules/inventory/rules/read-gs1.ts': atMost('200 characters', SHEETS),
  'modules/inventory/rules/read-item-sheet.ts': inThread(SHEETS),
  'modules/inventory/rules/read-product-sheet.ts': inThread(SHEETS),
  'modules/labs/rules/compendium.ts': inThread(COMPENDIUM),
  'modules/labs/rules/hl7/acknowledgement.ts': atMost('100,000 bytes', HL7),
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
  'modules/patients/server/record-import/read-record-file.ts': inThread(
    'modules/patients/server/record-import/read-record-file.test.ts',
  ),
  'modules/pharmacies/server/directory/parse-directory-file.ts': inThread(
    'modules/pharmacies/server/directory/parse-directory-file.test.ts',
  ),
  'modules/pharmacies/server/directory/read-directory-file.ts': inThread(
    'modules/pharmacies/server/directory/parse-directory-file.test.ts',
  ),
  'modules/prescribing/server/network/registration/directory-message.ts': atMost('256 kB', SCRIPT),
  'modules/prescribing/server/script/read-message.ts': inThread(SCRIPT),
  'modules/prescribing/server/script/xml.ts': atMost('256 kB, 6,000 elements and 32 levels', SCRIPT),
  'modules/questionnaires/rules/fhir/from-fhir.ts': atMost(
    '2 MB, the largest call',
    'modules/questionnaires/rules/fhir/time-of-reading.test.ts',
  ),
  'platform/imports/read-text-file.ts': inThread(CODES),
};

// Readers without a package's parser are recognized by their names: they parse a whole file, message or note.
const BY_HAND =
  /export (?:async )?function\*? (?:(?:read(?!FontFile)|parse|unwrap|sanitize)\w*(?:Rows|Sheet|File|Csv|Table|Cells|Compendium|Message|Answer|Segments|Results|Xml|Note|Records|Content|Gs1|Acknowledgement)|from[A-Z]\w*)\(\s*\{?\s*(?:text|html|json|body|xml|csv|scanned|path|bytes)\b/g;

// External JSON is parsed by readJson of #platform/http, which uses a thread for large input.
const JSON_OF_OTHERS = /\bJSON\.parse\(/g;

/**
 * External data may be parsed only with limited time and memory: list the file here with how it is limited, and with
 * its timing test.
 */
export const outsideReaders: Check = (files) => {
  const product = files.filter(({ path }) => /^(modules|platform|server)\//.test(path) && isProduct(path));
  return [...product.flatMap(breaches), ...callsBesideRequests(product)];
};

/** Finds calls of a reader for threads by a file that doesn't run in one. */
function callsBesideRequests(files: readonly SourceFile[]): Breach[] {
  const threads = new Set(files.flatMap(threadsOf));
  // A reader that starts the thread itself may be called from anywhere.
  const readers = files.filter(
    ({ path, text }) => OUTSIDE_READERS[path]?.bounded === IN_THREAD && !/\brunWork\(/.test(text),
  );
  return readers.flatMap(({ path: reader, text }) => {
    const module = reader.split('/').slice(0, 2).join('/');
    const names = [...text.matchAll(/^export (?:async )?function\*? ((?:read|parse|unwrap)\w+)/gm)].map(
      ([, name]) => name!,
    );
    if (names.length === 0) return [];
    const calls = new RegExp(String.raw`(?<!function\*? |\.)\b(${names.join('|')})\(`, 'g');
    return files
      .filter(({ path }) => path.startsWith(`${module}/`) && path !== reader)
      .filter(({ path }) => !Object.hasOwn(OUTSIDE_READERS, path) && !threads.has(path))
      .flatMap(({ path, text: caller }) =>
        [...caller.matchAll(calls)]
          .filter(({ 1: name }) => !caller.includes(`function ${name!}(`))
          .map(({ index, 1: name }) => ({
            path,
            line: lineAt(caller, index),
            message: `${name!} of ${reader} is run in a thread: call it from the file that runWork names`,
          })),
      );
  });
}

/** Returns the files that a file defines as work for a thread. */
function threadsOf({ path, text }: SourceFile): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return [...text.matchAll(/new URL\('\.\/([\w/-]+\.ts)', import\.meta\.url\)/g)].map(
    ([, file]) => `${folder}/${file}`,
  );
}

const isProduct = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/web\//.test(path);

function breaches({ path, text }: SourceFile): Breach[] {
  if (Object.hasOwn(OUTSIDE_READERS, path)) return [];
  const json =
    /^(?:modules|platform)\//.test(path) &&
    path !== 'platform/http/read-json.ts' &&
    /\breadBounded\(|\bawait fetch\(/.test(text);
  const ofOthers = json ? [...text.matchAll(JSON_OF_OTHERS)] : [];
  return [
    ...ofOthers.map(({ index }) => ({
      path,
      line: lineAt(text, index),
      message:
        'JSON of an outside party is read by readJson of #platform/http/read-json.ts: what is large is parsed in a thread',
    })),
    ...[...text.matchAll(PARSERS), ...text.matchAll(BY_HAND)].map((found) => parserBreach(path, text, found)),
  ];
}

function parserBreach(path: string, text: string, found: RegExpExecArray): Breach {
  return {
    path,
    line: lineAt(text, found.index),
    message: `${found[1] ?? found[2] ?? found[0].slice(0, 60)} reads what comes from outside: run it in a thread (#platform/work) and list the file in checks/outside-readers.ts with the test of its time`,
  };
}
