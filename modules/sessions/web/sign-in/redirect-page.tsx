import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { splitPath } from '#kit/navigation/query.ts';
import { safePath } from '#kit/navigation/safe-path.ts';

/** /redirect/{path}: navigates to a path inside the app, used by tabs to reload a page; other sites are rejected. */
export function RedirectPage() {
  const { href } = useLocation();
  const navigate = useNavigate();
  // Once: the URL changes while this page is still mounted, and must not redirect again.
  const [target] = useState(() => splitPath(safePath(href.slice('/redirect'.length))));
  useEffect(() => void navigate({ ...target, replace: true }), [navigate, target]);
  return null;
}
