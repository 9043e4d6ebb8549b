import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { splitPath } from '#kit/navigation/query.ts';
import { safePath } from '#kit/navigation/safe-path.ts';

/** /redirect/{path}: goes to the path inside Salus, as the tabs do to load a page anew; another site's is refused. */
export function RedirectPage() {
  const { href } = useLocation();
  const navigate = useNavigate();
  // Once: the address changes while this page is still there, and must not lead on from itself.
  const [target] = useState(() => splitPath(safePath(href.slice('/redirect'.length))));
  useEffect(() => void navigate({ ...target, replace: true }), [navigate, target]);
  return null;
}
