import { t } from '#kit/language/use-language.ts';
import type { ApiError } from '#kit/api/api-error.ts';
import { BirthDateForm } from '#kit/portal/birth-date-form.tsx';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import { callQuestions } from './answering-api.ts';

interface BirthDateProps {
  token: string;
  onIn: () => Promise<void>;
  onClosed: (error: ApiError) => void;
}

/** Asks for the date of birth: the link alone opens nothing. */
export function BirthDate({ token, onIn, onClosed }: BirthDateProps) {
  return (
    <>
      <PortalTitle>{t('Questions for you')}</PortalTitle>
      <p>{t('Your clinic has some questions for you. Enter your date of birth to start.')}</p>
      <BirthDateForm
        label={t('Continue')}
        comeIn={(date_of_birth) => callQuestions('come-in', { token, date_of_birth })}
        onIn={onIn}
        onClosed={onClosed}
      />
    </>
  );
}
