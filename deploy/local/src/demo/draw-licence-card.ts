import sharp from 'sharp';

const [WIDTH, HEIGHT] = [1012, 638];

/** A card that says whose licence it stands for, and that it is none. JPEG. */
export function drawLicenceCard({
  title,
  holder,
  number,
  expiresOn,
}: {
  title: string;
  holder: string;
  number: string;
  expiresOn: string;
}): Promise<Buffer> {
  const line = (y: number, size: number, colour: string, text: string) =>
    `<text x="64" y="${y}" font-size="${size}" fill="${colour}">${escaped(text)}</text>`;
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif">
    <rect width="100%" height="100%" fill="#f4f7f9"/>
    <rect width="100%" height="120" fill="#12344d"/>
    ${line(76, 40, '#ffffff', title)}
    <rect x="64" y="180" width="210" height="270" rx="8" fill="#d5dee5"/>
    <circle cx="169" cy="275" r="52" fill="#9fb2c0"/>
    <path d="M84 450 a85 95 0 0 1 170 0 z" fill="#9fb2c0"/>
    <g transform="translate(250 0)">
      ${line(230, 24, '#5b7282', 'Holder')}
      ${line(274, 38, '#12344d', holder)}
      ${line(350, 24, '#5b7282', 'Number')}
      ${line(394, 38, '#12344d', number)}
      ${line(470, 24, '#5b7282', 'Expires')}
      ${line(514, 38, '#12344d', expiresOn)}
    </g>
    <text x="506" y="430" font-size="150" font-weight="bold" fill="#c0392b" fill-opacity="0.2" text-anchor="middle"
      transform="rotate(-18 506 380)">SPECIMEN</text>
    ${line(580, 26, '#5b7282', 'Made for the demonstration: not a license.')}
  </svg>`;
  return sharp(Buffer.from(card)).jpeg({ quality: 85 }).toBuffer();
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
