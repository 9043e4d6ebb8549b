import { Button, Text } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readQuery } from '#kit/navigation/query.ts';
import { useLink } from '../link.ts';
import { PublicCard } from '../about/public-card.tsx';

/** The destination of an emailed link. Only these are allowed, so that a link can't redirect elsewhere. */
type Way = '/reset' | '/register';

/** /auth-redirect: takes the data of an emailed link out of the URL, and redirects to its page. */
export function AuthRedirectPage() {
  const [way] = useState(takeLink);
  if (way !== null) return <Navigate to={way} replace />;
  return (
    <PublicCard title="This link is not valid" detail="It may be incomplete">
      <Text mb="md">Open the complete link from the message again, or request a new one.</Text>
      <Button component={Link} to="/login" fullWidth>
        Go to the sign-in page
      </Button>
    </PublicCard>
  );
}

function takeLink(): Way | null {
  const { hash, search, pathname } = window.location;
  const brought = { ...readQuery(search), ...readQuery(hash.slice(1)) };
  window.history.replaceState(window.history.state, '', pathname);
  const { to, code, token } = brought;
  if (to === 'reset' && code && token) {
    useLink.setState({ reset: { code, token } });
    return '/reset';
  }
  if ((to === 'register' || to === 'invitation') && token) {
    useLink.setState({ invitation: token });
    return '/register';
  }
  return null;
}
