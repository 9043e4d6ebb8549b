import { Loader } from '@mantine/core';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { takeUpStep, useSignInFlow } from './sign-in-flow.ts';
import { PublicCard } from '../about/public-card.tsx';
import { SecondStep } from './second-step.tsx';

/**
 * /checkphone: the second step of a sign-in by code, which survives reloads; the rest of the path is the destination
 * afterward.
 */
export function CheckPhonePage() {
  const step = useSignInFlow((state) => state.step);
  const search: Record<string, string> = useSearch({ strict: false });
  // The path at mount: the router's own changes during the redirect, which would redirect again.
  const [behind] = useState(() => window.location.pathname.replace(/^\/checkphone\/?/, ''));
  const [isLookedFor, setLookedFor] = useState(step !== null);
  useEffect(() => {
    if (!isLookedFor) void takeUpStep().finally(() => setLookedFor(true));
  }, [isLookedFor]);
  if (step?.kind === 'two_fa')
    return (
      <PublicCard title="Check your phone" detail="Enter the code we sent you">
        <SecondStep token={step.token} first="sms" />
      </PublicCard>
    );
  if (!isLookedFor)
    return (
      <PublicCard title="Check your phone">
        <Loader size="sm" role="progressbar" aria-label="Loading" />
      </PublicCard>
    );
  const target = behind === '' ? search : { redirect: `/${behind}`, ...search };
  return <Navigate to={step?.kind === 'practice' ? '/selectpractice' : '/login'} search={target} replace />;
}
