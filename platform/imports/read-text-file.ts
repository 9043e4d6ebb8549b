import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { domainError, type DomainError } from '../domain-error.ts';

const unreadable = (message: string): DomainError => domainError('FILE_UNREADABLE', message, 'Import');

/** Reads the text of a file of at most `megabytes`, plain or gzipped, in any supported encoding. FILE_UNREADABLE. */
export async function readTextFile(path: string, megabytes: number): Promise<string | DomainError> {
  const largest = megabytes * 1024 * 1024;
  const info = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes(error.code ?? '')) return null;
    throw error;
  });
  if (info === null || !info.isFile()) return unreadable('There is no such file.');
  if (info.size > largest) return unreadable(`The file is larger than ${megabytes} MB.`);
  let bytes: Buffer = await readFile(path);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const plain = await promisify(gunzip)(bytes, { maxOutputLength: largest }).catch(() => null);
    if (plain === null) return unreadable(`The file can’t be unpacked, or is larger than ${megabytes} MB.`);
    bytes = plain;
  }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return unreadable('This is a ZIP file. Unzip it and choose the text file inside.');
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return clean(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    // Older official files, and the FDA's, have this encoding.
    return clean(new TextDecoder('windows-1252').decode(bytes));
  }
}

const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

const MOST_ROWS = 400_000;

/**
 * Parses the rows of a table separated by tabs, bars, semicolons or commas; null if a quoted cell is not terminated.
 */
export function readCells(text: string): string[][] | null {
  const head = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'));
  const delimiter = ['\t', '|', ';', ','].find((mark) => head.includes(mark)) ?? ',';
  try {
    return parse(text, {
      bom: true,
      delimiter,
      // Tab-separated files have no quoting, and names contain quotation marks.
      quote: delimiter === '\t' || delimiter === '|' ? null : '"',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_ROWS,
      max_record_size: 100_000,
    });
  } catch {
    return null;
  }
}
