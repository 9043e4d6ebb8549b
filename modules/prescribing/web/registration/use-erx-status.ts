import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { can } from '#kit/session/viewer.ts';
import { EPrescribingStatusDocument } from '../setting.operations.gen.ts';

/** How whoever is signed in stands with the prescription network; nothing is asked for who does not prescribe. */
export function useERxStatus() {
  useLive('prescribing.registration-changed', () => refreshQueries('setting', 'EPrescribingStatus'));
  return useApiQuery(EPrescribingStatusDocument, {}, { quiet: true, enabled: can('prescribing.verify') });
}

/** The electronic prescribing flag: T once they have proven who they are and are registered where they work; undefined until it is known. */
export function useERxFlag(): string | undefined {
  return useERxStatus().data?.e_prescribing_status.flag;
}
