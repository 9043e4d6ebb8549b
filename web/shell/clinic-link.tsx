import { Link } from '@tanstack/react-router';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import classes from './header.module.css';

/** The clinic's name, and the way home. */
export function ClinicLink() {
  const { clinicName } = useViewer();
  return (
    <Link to="/" className={classes.clinic} title={clinicName}>
      <SalusMark size={26} />
      <span>{clinicName}</span>
    </Link>
  );
}
