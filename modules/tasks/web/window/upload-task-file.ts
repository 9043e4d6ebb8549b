import { ApiError } from '#kit/api/api-error.ts';
import { requestFile, requestRest } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { taskLimits, taskMessages } from '../../rules/index.ts';
import type { AttachedFile } from './task-form.ts';

const PERMISSION = '4110';

/** Uploads a file for a task and returns its stored name; null on failure, which is reported. */
export async function uploadTaskFile(file: File, patientId: string | null): Promise<AttachedFile | null> {
  const refuse = (why: string): null => {
    toast.error(why, { title: taskMessages.notUploaded(file.name) });
    return null;
  };
  // Known before the upload: the connection would be closed in the middle of it.
  if (file.size === 0) return refuse('This file is empty. Choose another file.');
  if (file.size > taskLimits.fileBytes) return refuse('A file can have at most 20 MB.');
  const form = new FormData();
  form.append('file', file, file.name);
  const query = new URLSearchParams({ permission: PERMISSION, mode: 'OVERWRITE' });
  if (patientId !== null) query.set('patient_id', patientId);
  try {
    const path = `/api/files/tasks/upload_lua?${query.toString()}`;
    const { file_name: name } = await requestRest<{ file_name: string }>(path, { method: 'POST', body: form });
    toast.success(taskMessages.uploaded(name));
    return { name, patient: patientId };
  } catch (error) {
    return refuse(error instanceof ApiError ? error.message : 'The upload was interrupted. Try again.');
  }
}

/** Downloads an attached file. */
export function readTaskFile({ name, patient }: AttachedFile): Promise<Blob> {
  const query = new URLSearchParams({ permission: PERMISSION, file_name: name });
  if (patient !== null) query.set('patient_id', patient);
  return requestFile(`/api/files/tasks/download_lua?${query.toString()}`);
}

/** Opens an attached file in a new window; returns false on failure, without a message. */
export async function openTaskFile(file: AttachedFile): Promise<boolean> {
  // Opened within the click handler: browsers block windows opened later.
  const popup = window.open('', '_blank', 'popup,width=720,height=800');
  try {
    const url = URL.createObjectURL(await readTaskFile(file));
    if (popup === null) window.location.assign(url);
    else popup.location.replace(url);
    window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch {
    popup?.close();
    return false;
  }
}
