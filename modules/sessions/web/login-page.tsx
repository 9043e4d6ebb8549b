import { Text, Title } from '@mantine/core';
import { Notice } from '#kit/feedback/notice.tsx';
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
          <div className={classes.notice}>
            <Notice>{notice}</Notice>
          </div>
        )}
        <SignInForm showDemo />
      </div>
    </main>
  );
}
