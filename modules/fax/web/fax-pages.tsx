import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import classes from './fax.module.css';
import { usePdf } from './use-pdf.ts';

/** The pages of a fax, as they went out or came in. */
export function FaxPages({ path, name }: { path: string; name: string }) {
  const { query, url } = usePdf(path);
  if (query.isError) return <ErrorState what="The fax" error={query.error} onRetry={() => void query.refetch()} />;
  if (url === null) return <RowsSkeleton rows={8} />;
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame; the server made it of pages
  return <iframe className={classes.frame} src={url} title={name} />;
}
