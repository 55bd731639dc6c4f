/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

const DESIGN = { width: 400, height: 240 };
const HORIZON = 0.66;

/** A quiet sea at dusk with a boat on it, for where a picture is missing. @returns SVG */
export function drawPlaceholder({ width, height }: Size): string {
  const scale = Math.min(width / DESIGN.width, height / DESIGN.height);
  const horizon = round(height * HORIZON);
  const boat = `translate(${round(width / 2)} ${horizon}) scale(${round(scale)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="No Image">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0b2239"/>
      <stop offset="1" stop-color="#1f6f78"/>
    </linearGradient>
    <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#14505e"/>
      <stop offset="1" stop-color="#0a1d31"/>
    </linearGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#sky)"/>
  <rect y="${horizon}" width="${width}" height="${round(height - horizon)}" fill="url(#sea)"/>
  <g transform="${boat}" fill="none" stroke="#d9ecec" stroke-opacity=".8" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-80-12C-34-14 36-18 92-28 84-8 68 6 46 8H-62C-71 4-77-3-80-12Z" fill="#0b2239" fill-opacity=".55"/>
    <path d="M-46-14-28-34H16L52-21M-12-34-6-16M-36-25H40"/>
    <path d="M-92 20C-80 14-70 14-58 20S-36 26-24 20 0 14 12 20 36 26 48 20 72 14 84 20" stroke-opacity=".4"/>
    <path d="M-52 32C-42 27-34 27-24 32S-4 37 6 32 26 27 36 32" stroke-opacity=".25"/>
    <text y="62" fill="#d9ecec" fill-opacity=".85" stroke="none" text-anchor="middle" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" font-size="17" letter-spacing=".6">No Image</text>
  </g>
</svg>
`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
