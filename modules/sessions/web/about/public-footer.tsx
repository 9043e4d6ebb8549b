import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './login-page.module.css';

/** Links to the public information pages. */
export function PublicFooter() {
  return (
    <nav className={classes.foot} aria-label="About Salus">
      <Anchor component={Link} to="/about-us" size="sm" c="dimmed">
        About
      </Anchor>
      <Anchor component={Link} to="/privacy" size="sm" c="dimmed">
        Privacy
      </Anchor>
      <Anchor component={Link} to="/terms" size="sm" c="dimmed">
        Terms
      </Anchor>
    </nav>
  );
}
