import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { guessDialect, type FileDialect } from '../../rules/index.ts';

const LOOK = 64 * 1024;

/** How a file is written, guessed from its first bytes. */
export async function readDialect(path: string): Promise<FileDialect> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOK), 0, LOOK, 0);
    return guessDialect(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** One record of a file: its row as a spreadsheet counts it (the headings are row 1), and its cells. */
export interface FileRecord {
  row: number;
  cells: string[];
}

/** The records of a file, headings first, read as they come: a file of any size takes the same memory. */
export async function* readRecords(path: string, dialect: FileDialect): AsyncGenerator<FileRecord> {
  const decoder = new TextDecoder(dialect.encoding);
  const parser = parse({
    delimiter: dialect.delimiter,
    quote: dialect.quote,
    from: dialect.skipLines + 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1_000_000,
  });
  const source = createReadStream(path, { start: dialect.bom });
  source.on('data', (chunk) => {
    if (!parser.write(decoder.decode(chunk as Buffer, { stream: true }))) source.pause();
  });
  parser.on('drain', () => source.resume());
  source.on('end', () => parser.end(decoder.decode()));
  source.on('error', (error) => parser.destroy(error));
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } finally {
    source.destroy();
  }
}
