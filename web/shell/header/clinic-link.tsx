import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { useClinicLogo } from '#practice/web';
import classes from './header.module.css';

/** The clinic's name, linked to the home page. */
export function ClinicLink() {
  const { clinicName } = useViewer();
  const logo = useClinicLogo();
  // Hides a logo that can't be loaded instead of showing a broken image.
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Link to="/" className={classes.clinic} title={clinicName}>
      {logo === null || failed === logo ? (
        <SalusMark size={26} />
      ) : (
        <img src={logo} alt="" height={28} onError={() => setFailed(logo)} />
      )}
      <span>{clinicName}</span>
    </Link>
  );
}
