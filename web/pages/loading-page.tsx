import { PageSkeleton } from '#kit/feedback/skeletons.tsx';

/** What stands where a page is still on its way. */
export function LoadingPage() {
  return <PageSkeleton />;
}
