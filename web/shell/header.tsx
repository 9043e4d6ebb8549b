import { lazy, Suspense } from 'react';
import { AreaNavigation } from './area-navigation.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { GlobalSearch } from './global-search.tsx';
import { ClinicLink } from './clinic-link.tsx';
import { Bell } from './bell.tsx';
import classes from './header.module.css';
import { UserMenu } from './user-menu.tsx';

const PhoneHeader = lazy(() => import('./phone-header.tsx').then((file) => ({ default: file.PhoneHeader })));

/** The clinic's name, the areas, the search and the user. */
export function Header({ phone }: { phone: boolean }) {
  if (!phone) return <DesktopHeader />;
  return (
    <Suspense fallback={<header className={classes.header} />}>
      <PhoneHeader />
    </Suspense>
  );
}

function DesktopHeader() {
  return (
    <header className={classes.header}>
      <ClinicLink />
      <AreaNavigation />
      <div className={classes.search}>
        <GlobalSearch />
      </div>
      <div className={classes.actions}>
        <ColorSchemeToggle />
        <Bell />
        <UserMenu />
      </div>
    </header>
  );
}
