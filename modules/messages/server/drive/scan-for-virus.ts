import { connect } from 'node:net';
import type { App } from '#platform/app.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';

const PATIENCE_MS = 20_000;

/**
 * Lets clamd look at bytes (INSTREAM) where CLAMD_ADDRESS names one. Where it is named and does not answer, nothing is taken: a scanner
 * that can be silenced is none. Null where nothing was found, or nobody scans.
 */
export async function scanForVirus({ config, log }: App, bytes: Buffer): Promise<DomainError | null> {
  if (config.clamd === null) return null;
  const answer = await ask(config.clamd, bytes).catch((error: unknown) => {
    log.error({ err: error }, 'messages: clamd does not answer');
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
