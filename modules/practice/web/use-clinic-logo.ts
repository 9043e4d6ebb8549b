import { useRead } from '#kit/api/use-api.ts';
import { ClinicLogoDocument } from './registration.operations.gen.ts';

/** Address of the clinic's logo, or null where it has none or it is not known yet. */
export function useClinicLogo(): string | null {
  const logo = useRead(ClinicLogoDocument, {}, { quiet: true }).data?.currentClinic.logo ?? null;
  return logo !== null && /^(\/|https:|data:image\/)/.test(logo) ? logo : null;
}
