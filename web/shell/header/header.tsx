import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { AreaNavigation } from '../side/area-navigation.tsx';
import { GlobalSearch } from '../palette/global-search.tsx';
import { ClinicLink } from './clinic-link.tsx';
import { Bell } from './bell.tsx';
import classes from './header.module.css';
import { Mail } from './mail.tsx';
import { Hamburger } from './hamburger.tsx';
import { PlusMenu } from './plus-menu.tsx';
import { QuickAccess } from './quick-access.tsx';
import { UserMenu } from './user-menu.tsx';

const PhoneHeader = lazy(() => import('./phone-header.tsx').then((file) => ({ default: file.PhoneHeader })));

/** The header: the clinic's name, the areas, the search and the user menu. */
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
      <Hamburger />
      <ClinicLink />
      <AreaNavigation />
      <div className={classes.search}>
        <GlobalSearch />
      </div>
      <div className={classes.actions}>
        <PlusMenu />
        <QuickAccess />
        <Mail />
        <Bell />
        <UserMenu />
      </div>
    </header>
  );
}
