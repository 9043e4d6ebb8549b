import { connect } from 'node:net';
import type { App } from '#platform/app.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';

const PATIENCE_MS = 20_000;

declare const scanned: unique symbol;

/** Bytes that may be stored: a virus scanner passed them, or they don't need a scan. Only this file creates them. */
export type ScannedBytes = Buffer & { readonly [scanned]: true };

/**
 * The entry point for all uploaded bytes: clamd scans them (INSTREAM) if CLAMD_ADDRESS is set. If it is set but doesn't
 * respond, nothing is accepted, because a scanner that can be bypassed protects no one. VIRUS_FOUND, SCAN_FAILED. Never
 * call this inside a transaction.
 */
export async function scanUpload(app: App, bytes: Buffer): Promise<ScannedBytes | DomainError> {
  return (await findVirus(app, bytes)) ?? (bytes as ScannedBytes);
}

/**
 * Marks bytes that are not direct uploads: created by Salus, encrypted by a page after a scan, or sent by a connected
 * partner.
 */
export function unscanned(
  bytes: Buffer,
  _why: 'made here' | 'encrypted after a scan' | 'from a partner',
): ScannedBytes {
  return bytes as ScannedBytes;
}

/** Returns why a virus scanner rejects bytes, or null if it passes them or none is configured. */
async function findVirus({ config, log }: App, bytes: Buffer): Promise<DomainError | null> {
  if (config.clamd === null) return null;
  const answer = await ask(config.clamd, bytes).catch((error: unknown) => {
    log.error({ err: error }, 'files: clamd is not responding');
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
