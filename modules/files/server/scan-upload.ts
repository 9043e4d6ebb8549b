import { connect } from 'node:net';
import type { App } from '#platform/app.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';

const PATIENCE_MS = 20_000;

declare const scanned: unique symbol;

/** Bytes that may be kept: a virus scanner passed them, or they can hold nothing to scan for. Only this file makes them. */
export type ScannedBytes = Buffer & { readonly [scanned]: true };

/**
 * The way in for every byte that a person uploads: clamd scans it (INSTREAM) where CLAMD_ADDRESS names one. Where it is named and does
 * not answer, nothing is accepted: a scanner that can be silenced protects nobody. VIRUS_FOUND, SCAN_FAILED. Never inside a transaction.
 */
export async function scanUpload(app: App, bytes: Buffer): Promise<ScannedBytes | DomainError> {
  return (await findVirus(app, bytes)) ?? (bytes as ScannedBytes);
}

/** Bytes that no person uploaded as they are: Salus made them, a page encrypted them after a scan, or a connected partner sent them. */
export function unscanned(
  bytes: Buffer,
  _why: 'made here' | 'encrypted after a scan' | 'from a partner',
): ScannedBytes {
  return bytes as ScannedBytes;
}

/** Why a virus scanner does not pass bytes; null where it passes them, or none is set up. */
async function findVirus({ config, log }: App, bytes: Buffer): Promise<DomainError | null> {
  if (config.clamd === null) return null;
  const answer = await ask(config.clamd, bytes).catch((error: unknown) => {
    log.error({ err: error }, 'files: clamd does not answer');
    return null;
  });
  if (answer === null)
    return domainError('SCAN_FAILED', 'The file could not be checked for viruses. Try again later.', 'Not uploaded');
  if (answer.endsWith(': OK')) return null;
  return answer.endsWith(' FOUND')
    ? domainError('VIRUS_FOUND', 'The scanner found a virus in this file.', 'Not uploaded')
    : domainError('SCAN_FAILED', 'The file could not be checked for viruses. Try again later.', 'Not uploaded');
}

function ask({ host, port }: { host: string; port: number }, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const parts: Buffer[] = [];
    socket.on('connect', () => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      socket.write('zINSTREAM\0');
      if (bytes.length > 0) {
        socket.write(length);
        socket.write(bytes);
      }
      socket.write(Buffer.alloc(4));
    });
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('end', () => resolve(Buffer.concat(parts).toString().replaceAll('\0', '').trim()));
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
  });
}
