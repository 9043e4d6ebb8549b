import { openWindow } from '#kit/windows/open-windows.ts';

/** Opens the window of a request. */
export function openRequest(id: string): void {
  openWindow('patient-request', { request_id: id });
}

/** Opens the list of all requests. */
export function openAllRequests(): void {
  openWindow('patient-requests');
}
