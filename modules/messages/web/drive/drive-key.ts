import { queryClient } from '#kit/api/query-client.ts';

/** The cache key of everything about drives. */
export const DRIVE_KEY = 'drive';

/** Reads everything about drives again that is on screen. */
export const refreshDrive = (): void => void queryClient.invalidateQueries({ queryKey: [DRIVE_KEY] });
