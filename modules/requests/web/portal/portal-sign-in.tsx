import { t } from '#kit/language/use-language.ts';
import { BirthDateForm } from '#kit/portal/birth-date-form.tsx';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import { callPortal } from './portal-api.ts';
import classes from './portal.module.css';

interface PortalSignInProps {
  token: string;
  onSignedIn: () => Promise<void>;
  onClosed: (why: string) => void;
}

/** Asks for the date of birth: the link alone opens nothing. */
export function PortalSignIn({ token, onSignedIn, onClosed }: PortalSignInProps) {
  return (
    <>
      <PortalTitle>{t('Welcome')}</PortalTitle>
      <p>{t('Enter your date of birth to see your record and send us requests.')}</p>
      <BirthDateForm
        label={t('Sign in')}
        comeIn={(date_of_birth) => callPortal('sign-in', { token, date_of_birth })}
        onIn={onSignedIn}
        onClosed={({ message }) => onClosed(message)}
      />
      <p className={classes.quiet}>
        {t('You stay signed in for 15 minutes after your last action. On a shared phone, sign out when you are done.')}
      </p>
    </>
  );
}
