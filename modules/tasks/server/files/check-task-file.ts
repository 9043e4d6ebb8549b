import { fileType } from '#files/rules';
import { scanUpload, type ScannedBytes } from '#files/server';
import type { App } from '#platform/app.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { taskFileType } from '../../rules/index.ts';

/** A file for a task, by its name and content, which must agree. FILE_KIND, VIRUS_FOUND, SCAN_FAILED. Never inside a transaction. */
export async function checkTaskFile(app: App, name: string, bytes: Buffer): Promise<ScannedBytes | DomainError> {
  if (taskFileType(name) === null || fileType(name, bytes) === null)
    return domainError('FILE_KIND', 'Files of this type can’t be attached.', 'Upload failed.');
  return scanUpload(app, bytes);
}
