import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { codeOf } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { guessDialect, type FileDialect } from '../../rules/index.ts';

const LOOK = 64 * 1024;
const MOST_ROWS = 500_000;
const LONGEST_ROW = 1_000_000;
const ROWS_PER_TURN = 200;
// A chunk is parsed synchronously, and may contain only short rows.
const CHUNK = 8 * 1024;

class Unreadable extends Error {
  readonly error: DomainError;
  constructor(message: string) {
    super(message);
    this.error = domainError('FILE_UNREADABLE', message, 'Import');
  }
}

/** Runs a function that reads records, and returns FILE_UNREADABLE if the file can't be parsed to its end. */
export async function orUnreadable<T>(read: () => Promise<T>): Promise<T | DomainError> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Unreadable) return error.error;
    throw error;
  }
}

/** A file to read: its path, or a function that opens the encrypted file. */
export type FileSource = string | (() => Readable);

const beginReading = (source: FileSource): Readable =>
  typeof source === 'string' ? createReadStream(source, { highWaterMark: CHUNK }) : source();

// Text has almost no control characters and no bytes that the encoding lacks; other files are full of them.
const MOST_UNREADABLE = 0.02;

function isText(bytes: Buffer, encoding: string): boolean {
  const text = new TextDecoder(encoding).decode(bytes);
  // oxlint-disable-next-line no-control-regex -- these characters are what is counted
  return (text.match(/[\0-\x08\x0e-\x1f\x7f\u0080-\u009f\ufffd]/g)?.length ?? 0) <= text.length * MOST_UNREADABLE;
}

/** Guesses the format of a file from its first bytes. Throws for a file that is not text; call it in `orUnreadable`. */
export async function readDialect(source: FileSource): Promise<FileDialect> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of beginReading(source) as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= LOOK) break;
  }
  const start = Buffer.concat(parts).subarray(0, LOOK);
  const dialect = guessDialect(start);
  if (start.length >= 64 && !isText(start, dialect.encoding))
    throw new Unreadable(
      'The file is not a text file. Save it as CSV in your spreadsheet program, and choose that file.',
    );
  return dialect;
}

/** A record of a file: its row number as in a spreadsheet (the headings are row 1), and its cells. */
export interface FileRecord {
  row: number;
  cells: string[];
}

/**
 * Reads the records of a file as a stream, headings first: memory use doesn't depend on the file size, and other work
 * runs in between. Call it within `orUnreadable`.
 */
export async function* readRecords(
  file: FileSource,
  dialect: FileDialect,
  mostRows = MOST_ROWS,
): AsyncGenerator<FileRecord> {
  const decoder = new TextDecoder(dialect.encoding);
  const parser = parse({
    delimiter: dialect.delimiter,
    quote: dialect.quote,
    from: dialect.skipLines + 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  });
  const source = beginReading(file);
  let mark = dialect.bom;
  // The parser limits cell contents only; without this check a row could have an unlimited number of empty cells.
  const watch = watchLines();
  source.on('data', (chunk) => {
    const bytes = (chunk as Buffer).subarray(mark);
    mark -= (chunk as Buffer).length - bytes.length;
    const text = decoder.decode(bytes, { stream: true });
    if (watch(text) > LONGEST_ROW) source.destroy(tooLong());
    else if (!parser.write(text)) source.pause();
  });
  parser.on('drain', () => source.resume());
  source.on('end', () => parser.end(decoder.decode()));
  source.on('error', (error) => parser.destroy(error));
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (row > mostRows + 1) throw tooMany(mostRows);
      if (row % ROWS_PER_TURN === 0) await nextTurn();
      yield { row, cells };
    }
  } catch (error) {
    throw codeOf(error)?.startsWith('CSV_') ? notClosed(row) : error;
  } finally {
    source.destroy();
  }
}

/**
 * Returns a function that receives chunks of text and returns the length of the current line, or of the longest one
 * completed.
 */
function watchLines(): (text: string) => number {
  let line = 0;
  return (text) => {
    const last = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
    const before = line;
    line = last === -1 ? line + text.length : text.length - last - 1;
    return last === -1 ? line : Math.max(line, before);
  };
}

const tooLong = (): Unreadable => new Unreadable('A row of the file is too long. Is this a CSV file?');
const tooMany = (most: number): Unreadable =>
  new Unreadable(`The file has more than ${most.toLocaleString('en-US')} rows. Split it into smaller files.`);
const notClosed = (row: number): Unreadable =>
  new Unreadable(`The file can’t be read after row ${row}: a quoted cell is not closed.`);
