import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { joinPages } from './paper-work.ts';

const TOOLS = { fed: (async function* () {})(), give: async () => undefined, progress: () => undefined };

async function cover(): Promise<Uint8Array> {
  const made = await PDFDocument.create();
  made.addPage([612, 792]);
  return made.save();
}

/** Creates a small PDF whose page tree references one page many times, which is slow to copy. */
function manyPages(count: number): Buffer {
  const kids = '3 0 R '.repeat(count);
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${count}/Kids[${kids}]>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  );
}

/** Creates a PNG whose header claims a size, with almost no data. */
function claimingPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([mark, ...parts]);
}

test('rejects a PDF of 60,000 pages before any of them is copied', async () => {
  const files = [{ bytes: manyPages(60_000), type: 'application/pdf' }];
  expect(await joinPages({ cover: await cover(), files, most: 200 }, TOOLS)).toEqual({ pages: 60_001 });
});

test('rejects a picture that claims 65,535 × 65,535 pixels before it is decoded', async () => {
  const files = [{ bytes: claimingPng(65_535), type: 'image/png' }];
  expect(await joinPages({ cover: await cover(), files, most: 200 }, TOOLS)).toEqual({ file: 0 });
});
