import { Navigate, useSearch } from '@tanstack/react-router';
import { useSignInFlow } from './sign-in-flow.ts';
import { PracticeStep } from './practice-step.tsx';
import { PublicCard } from '../about/public-card.tsx';

/** /selectpractice: for users with several practices; empty without a pending sign-in. */
export function SelectPracticePage() {
  const step = useSignInFlow((state) => state.step);
  const search: Record<string, string> = useSearch({ strict: false });
  if (step?.kind !== 'practice') return <Navigate to="/login" search={search} replace />;
  return (
    <PublicCard title="Choose a practice" detail="Where are you working today?">
      <PracticeStep token={step.token} practices={step.practices} />
    </PublicCard>
  );
}
