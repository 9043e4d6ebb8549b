import { useParams, Navigate } from '@tanstack/react-router';
import { ApiError } from '#kit/api/api-error.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { withPhone } from '#kit/feedback/with-phone.tsx';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { ReadPortal } from '#kit/portal/read-portal.tsx';
import { BookingPageDocument } from '../calendar.operations.gen.ts';
import { BookingFlow } from './booking-flow.tsx';
import type { ClinicPage } from './clinic-page.ts';

/** /book/<address>: a clinic's public page, where patients request an appointment without signing in. */
export function BookingPage() {
  useLanguage();
  const { address = '' }: { address?: string } = useParams({ strict: false });
  const read = useApiQuery(BookingPageDocument, { address }, { quiet: true });
  const page = read.data?.booking_page;
  if (read.error instanceof ApiError && read.error.code === 'NOT_FOUND') return <Navigate to="/404" replace />;
  return (
    <PortalFrame title={page?.clinic ?? t('Your clinic')}>
      <ReadPortal read={read}>
        {({ booking_page: shown }) =>
          shown.is_on && shown.types.length > 0 ? <BookingFlow address={address} page={shown} /> : <Off page={shown} />
        }
      </ReadPortal>
    </PortalFrame>
  );
}

function Off({ page: { clinic, phone } }: { page: ClinicPage }) {
  return (
    <>
      <PortalTitle>{t('Online booking is not available')}</PortalTitle>
      <p>
        {withPhone(
          phone === null
            ? t('Please call {name}.', { name: clinic })
            : t('Please call {name}, {phone}.', { name: clinic, phone }),
        )}
      </p>
    </>
  );
}
