import { PageSkeleton } from '#kit/feedback/skeletons.tsx';

/** Shown while a page is loading. */
export function LoadingPage() {
  return <PageSkeleton />;
}
