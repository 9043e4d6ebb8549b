import { ReadState } from '#kit/feedback/read-state.tsx';
import classes from './fax.module.css';
import { usePdf } from './use-pdf.ts';

/** The pages of a fax, as sent or received. */
export function FaxPages({ path, name }: { path: string; name: string }) {
  return (
    <ReadState read={usePdf(path)} label="Fax" rows={8}>
      {(url) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame; the server made it of pages
        <iframe className={classes.frame} src={url} title={name} />
      )}
    </ReadState>
  );
}
