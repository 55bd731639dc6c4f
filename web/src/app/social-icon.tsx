const SHAPES: Record<string, React.ReactNode> = {
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17.300" cy="6.700" r="0.600" fill="currentColor" />
    </>
  ),
  Facebook: (
    <path d="M14.500 21v-8h2.700l.5-3.200h-3.200V7.900c0-1 .4-1.700 1.800-1.700h1.500V3.300A18 18 0 0 0 15.600 3c-2.400 0-4 1.500-4 4.200v2.600H9V13h2.600v8" />
  ),
  YouTube: (
    <>
      <rect x="2.500" y="5.500" width="19" height="13" rx="4" />
      <path d="m10.200 9.300 4.700 2.700-4.700 2.700Z" />
    </>
  ),
};

export function SocialIcon({ network }: { network: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
      strokeLinejoin="round"
      aria-hidden
    >
      {SHAPES[network]}
    </svg>
  );
}
