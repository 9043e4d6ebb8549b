import { Button, Text } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { readQuery } from '#kit/navigation/query.ts';
import { useLink } from '../link.ts';
import { PublicCard } from '../about/public-card.tsx';

/** Where a mailed link leads. Only these: a link can't send anybody anywhere else. */
type Way = '/reset' | '/register';

/** /auth-redirect: takes what a mailed link brings out of the address, and leads on to the page that it is for. */
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
