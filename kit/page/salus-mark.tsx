/** The Salus logo: a leaf that is also a heartbeat. Decorative; the name is next to it or on its link. */
export function SalusMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
      <path
        d="M5.5 17h5l2.6-6.5 4.6 12 3.3-8 1.3 2.500h4.200"
        fill="none"
        stroke="#fff"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
