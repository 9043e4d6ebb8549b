import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can } from '#kit/session/viewer.ts';
import { EPrescribingStatusDocument } from '../setting.operations.gen.ts';

/** Returns the caller's status with the prescription network; not requested for members who don't prescribe. */
export function useERxStatus() {
  useLive('prescribing.registration-changed', () => refreshQueries('setting', 'EPrescribingStatus'));
  return useApiQuery(EPrescribingStatusDocument, {}, { quiet: true, enabled: can('prescribing.verify') });
}

/**
 * Returns the electronic prescribing flag: T if the identity is verified and the member is registered at their
 * practice; undefined until loaded.
 */
export function useERxFlag(): string | undefined {
  return useERxStatus().data?.e_prescribing_status.flag;
}
