import { isDomainError } from '#platform/domain-error.ts';
import { readCells, readTextFile } from '#platform/imports/read-text-file.ts';
import {
  type DrugFile,
  type DrugFileFormat,
  hasPairHeadings,
  type LineIssue,
  readFdaPackage,
  readFdaProduct,
  readPairs,
  readRxTable,
  readRxTerms,
  type StagedProduct,
} from '../../rules/index.ts';

/** A file to read, and the current day. */
export interface DrugFileInput {
  path: string;
  fileName: string;
  /** YYYY-MM-DD. */
  today: string;
}

const LARGEST_MEGABYTES = 128;
const MOST_COLUMNS = 100;
const SHOWN_ISSUES = 100;

/**
 * Reads a drug or pairs file by its headers, plain or gzipped; a sentence if it is invalid. Runs in a worker thread.
 */
export async function parseDrugFile({ path, fileName, today }: DrugFileInput): Promise<DrugFile | string> {
  const text = await readTextFile(path, LARGEST_MEGABYTES);
  if (isDomainError(text)) return 'The file can’t be read, is a ZIP file, or is larger than 128 MB.';
  const rows = readCells(text);
  if (rows === null || rows.length < 2) return 'The file has no column headings or no rows.';
  const headings = rows[0]!.map((heading) => heading.trim());
  const format = headings.length > MOST_COLUMNS ? null : guessFormat(headings);
  if (format === null)
    return 'The file format is not supported. Choose product.txt or package.txt from the FDA’s NDC directory, an RxTerms file, or a list of drug pairs with headings such as drug_a and drug_b.';
  const file: DrugFile = {
    format,
    release: guessRelease(fileName, format),
    products: [],
    packages: [],
    groups: [],
    pairs: [],
    issues: [],
    issuesTotal: 0,
  };
  const issue = (each: LineIssue): void => {
    file.issuesTotal += 1;
    if (file.issues.length < SHOWN_ISSUES) file.issues.push(each);
  };
  for (let at = 1; at < rows.length; at += 1) {
    const cells = Object.fromEntries(headings.map((heading, column) => [heading, plainCell(rows[at]![column])]));
    const problem = take(file, cells, today.replaceAll('-', ''));
    if (problem !== null) issue({ line: at + 1, message: problem });
  }
  file.products = oncePerProduct(file.products);
  return file;
}

// Collapses runs of blanks: patterns that match the end of a name would try each blank of a run.
const plainCell = (cell = ''): string => (/\s\s/.test(cell) ? cell.replaceAll(/\s+/g, ' ') : cell);

function take(file: DrugFile, cells: Record<string, string>, today: string): string | null {
  if (file.format === 'pairs') {
    const pairs = readPairs(cells, file.release.name);
    if (typeof pairs === 'string') return pairs;
    file.pairs.push(...pairs);
    return null;
  }
  if (file.format === 'fda-package') {
    const pack = readFdaPackage(cells);
    if (typeof pack === 'string') return pack;
    file.packages.push(pack);
    return null;
  }
  if (file.format === 'ndc-groups') {
    const [ndc9 = '', group = ''] = [cells.ndc9?.trim(), cells.sxdg_rxcui?.trim()];
    if (!/^\d{9}$/.test(ndc9) || group === '') return 'ndc9 or sxdg_rxcui is missing.';
    file.groups.push({ ndc9, group });
    return null;
  }
  const read =
    file.format === 'fda-product'
      ? readFdaProduct(cells, today)
      : 'RXN_DOSE_FORM' in cells
        ? readRxTerms(cells)
        : readRxTable(cells);
  if (typeof read === 'string') return read;
  if (read !== null) file.products.push(read);
  return null;
}

// Several labelers sell the same product: it becomes one, with all of their numbers.
function oncePerProduct(products: readonly StagedProduct[]): StagedProduct[] {
  const byKey = new Map<string, StagedProduct>();
  for (const product of products) {
    const { isBrand, name, ingredients, strength, unit, route, formTitle } = product;
    const key = [isBrand ? name : '', ingredients.join('+') || name, strength, unit, route, formTitle]
      .join('|')
      .toLowerCase();
    const before = byKey.get(key);
    if (before === undefined) byKey.set(key, product);
    else {
      before.ndc9.push(...product.ndc9);
      before.schedule ??= product.schedule;
    }
  }
  return [...byKey.values()];
}

function guessFormat(headings: readonly string[]): DrugFileFormat | null {
  const has = (heading: string): boolean => headings.includes(heading);
  if (has('NDCPACKAGECODE')) return 'fda-package';
  if (has('PRODUCTNDC') && has('DOSAGEFORMNAME')) return 'fda-product';
  if (has('RXCUI') && has('DISPLAY_NAME')) return 'rxterms';
  if (has('ndc9') && has('sxdg_rxcui')) return 'ndc-groups';
  if (has('rxcui') && has('strength') && has('name')) return 'rxterms';
  return hasPairHeadings(headings) ? 'pairs' : null;
}

function guessRelease(fileName: string, format: DrugFileFormat): { name: string; asOf: string | null } {
  const bare = fileName.replace(/^.*[\\/]/, '').replace(/(\.(txt|csv|tsv|gz|zip))+$/i, '');
  const [, year, month, day] = /(20\d{2})[-_]?(0[1-9]|1[0-2])[-_]?(0[1-9]|[12]\d|3[01])?/.exec(bare) ?? [];
  const asOf = year === undefined || month === undefined ? null : `${year}-${month}-${day ?? '01'}`;
  if (format === 'pairs') {
    if (/onc/i.test(bare)) return { name: 'ONC high-priority interactions', asOf: asOf ?? '2012-09-01' };
    if (/ndf-?rt/i.test(bare)) return { name: 'VA NDF-RT interactions', asOf: asOf ?? '2014-07-01' };
    return { name: bare.slice(0, 60), asOf };
  }
  const names = {
    'fda-product': 'FDA NDC directory',
    'fda-package': 'FDA NDC packages',
    rxterms: 'RxTerms',
    'ndc-groups': 'RxTerms NDCs',
  };
  return { name: names[format], asOf };
}
