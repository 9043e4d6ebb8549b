import { fileType } from '#files/rules';
import { scanUpload, type ScannedBytes } from '#files/server';
import type { App } from '#platform/app.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { taskFileType } from '../../rules/index.ts';

/**
 * Validates a file for a task: name and content must match. FILE_KIND, VIRUS_FOUND, SCAN_FAILED. Must not be called
 * inside a transaction.
 */
export async function checkTaskFile(app: App, name: string, bytes: Buffer): Promise<ScannedBytes | DomainError> {
  if (taskFileType(name) === null || fileType(name, bytes) === null)
    return domainError('FILE_KIND', 'Files of this type can’t be attached.', 'Upload failed.');
  return scanUpload(app, bytes);
}
