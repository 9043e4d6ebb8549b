import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useFileUrl } from '#kit/api/use-file-url.ts';
import { useLive } from '#kit/live/use-live.ts';
import { ClinicLogoDocument } from './registration.operations.gen.ts';

/** Returns the URL of the clinic's logo, or null if it has none or it is loading. */
export function useClinicLogo(): string | null {
  const logo = useApiQuery(ClinicLogoDocument, {}, { quiet: true }).data?.currentClinic.logo ?? null;
  useLive('practice.clinic-changed', () => {
    refreshQueries('registration', 'ClinicLogo');
    refreshQueries('registration', 'ClinicSettings');
    refreshQueries('calendar');
  });
  const file = useFileUrl(logo !== null && logo.startsWith('/api/') ? logo : null);
  return logo !== null && /^(https:|data:image\/)/.test(logo) ? logo : file;
}
