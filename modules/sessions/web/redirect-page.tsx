import { Navigate, useLocation } from '@tanstack/react-router';
import { splitPath } from '#kit/navigation/query.ts';
import { safePath } from '#kit/navigation/safe-path.ts';

/** /redirect/{path}: goes to the path inside Salus, as the tabs do to load a page anew; another site's is refused. */
export function RedirectPage() {
  const { href } = useLocation();
  return <Navigate {...splitPath(safePath(href.slice('/redirect'.length)))} replace />;
}
