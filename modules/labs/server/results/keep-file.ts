import { saveFile, unscanned } from '#files/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { SentObservation } from '../../rules/index.ts';

/** File types by their first bytes, whatever the message says. */
const KINDS: readonly (readonly [extension: string, type: string, isIt: (bytes: Buffer) => boolean])[] = [
  ['pdf', 'application/pdf', (bytes) => bytes.subarray(0, 1024).includes('%PDF-')],
  ['png', 'image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\u0089PNG\r\n\u001a\n'],
  ['jpg', 'image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['gif', 'image/gif', (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1'))],
  ['tif', 'image/tiff', (bytes) => /^(?:II\*\0|MM\0\*)/.test(bytes.subarray(0, 4).toString('latin1'))],
  ['rtf', 'application/rtf', (bytes) => bytes.subarray(0, 5).toString('latin1') === '{\\rtf'],
  ['txt', 'text/plain', isText],
];

/** Stores the file of a value, and returns the value with a reference in place of the file. */
export async function keepFile(
  tx: Tx,
  app: App,
  { clinicId, patientId }: { clinicId: string; patientId: string | null },
  value: SentObservation,
): Promise<SentObservation> {
  if (value.file === null) return value;
  const { kind, encoding, data } = value.file;
  const bytes = /base64/i.test(encoding)
    ? Buffer.from(data, 'base64')
    : Buffer.from(data, /hex/i.test(encoding) ? 'hex' : 'utf8');
  const [extension, type] = KINDS.find(([, , isIt]) => isIt(bytes)) ?? ['bin', 'application/octet-stream'];
  const name = `lab-report.${extension}`;
  const file = { app, clinicId, folder: 'lab-reports', name, type, patientId, userId: null };
  const { id } = await saveFile(tx, { ...file, bytes: unscanned(bytes, 'from a partner') });
  return { ...value, text: name, file: { kind, encoding: '', data: '', id, type } };
}

function isText(bytes: Buffer): boolean {
  try {
    // oxlint-disable-next-line no-control-regex -- no text holds them
    return !/[\u0000-\u0008\u000e-\u001f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
