import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { useSession } from '#kit/session/viewer.ts';
import { useSignInFlow } from './sign-in-flow.ts';
import classes from '../about/login-page.module.css';
import { PublicCard } from '../about/public-card.tsx';
import { SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in page. The router redirects signed-in users to their destination. */
export function LoginPage() {
  const notice = useSession((state) => state.notice);
  const step = useSignInFlow((state) => state.step);
  const navigate = useNavigate();
  const search: Record<string, string> = useSearch({ strict: false });
  const toPhone = useCallback(() => void navigate({ to: '/checkphone', search }), [navigate, search]);
  useEffect(() => {
    if (step?.kind === 'practice') void navigate({ to: '/selectpractice', search });
  }, [step, navigate, search]);
  if (step?.kind === 'two_fa')
    return (
      <PublicCard title="One more step" detail="Verify your identity">
        <SecondStep token={step.token} onSms={toPhone} />
      </PublicCard>
    );
  return (
    <PublicCard title="Sign in to Salus" detail="The clinic’s whole day in one place">
      {notice !== null && (
        <div className={classes.notice}>
          <Notice>{notice}</Notice>
        </div>
      )}
      <SignInForm showDemo />
    </PublicCard>
  );
}
