import { Navigate, useSearch } from '@tanstack/react-router';
import { useSignInFlow } from './coming-in.ts';
import { PublicCard } from './public-card.tsx';
import { SecondStep } from './second-step.tsx';

/** /checkphone: the second step of a sign-in by a code; what follows in the path is where it leads afterwards. */
export function CheckPhonePage() {
  const step = useSignInFlow((state) => state.step);
  const search: Record<string, string> = useSearch({ strict: false });
  if (step?.kind !== 'two_fa')
    return <Navigate to={step?.kind === 'practice' ? '/selectpractice' : '/login'} search={search} replace />;
  return (
    <PublicCard title="Look at your phone" detail="Type the code that was sent to you">
      <SecondStep token={step.token} />
    </PublicCard>
  );
}
