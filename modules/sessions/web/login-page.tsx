import { Alert, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import { useSession } from '#kit/session/viewer.ts';
import classes from './login-page.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** The way in. Where to go afterwards is the router's affair: it sends whoever is signed in away from here. */
export function LoginPage() {
  const notice = useSession((state) => state.notice);
  return (
    <main className={classes.page} id="main">
      <div className={classes.card}>
        <header className={classes.head}>
          <SalusMark size={40} />
          <div>
            <Title order={1} className={classes.title}>
              Sign in to Salus
            </Title>
            <Text c="dimmed" size="sm">
              The clinic&apos;s whole day in one place
            </Text>
          </div>
        </header>
        {notice !== null && (
          <Alert color="blue" variant="light" icon={<IconInfoCircle size={18} />} role="status" mb="md" py={8}>
            <Text size="sm">{notice}</Text>
          </Alert>
        )}
        <SignInForm />
      </div>
    </main>
  );
}
