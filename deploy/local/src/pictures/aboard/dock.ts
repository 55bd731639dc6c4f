import { aboardPaints, planks, shadow, sunlit, tube } from './kit';
import type { Aboard, AboardKit } from './kit';

/** The edge of a timber dock with two cleats, a coiled line and a life jacket: where a small craft waits for her rider. */
export function dock(kit: AboardKit): Aboard {
  const { paint } = kit;
  const boards = 'M-10 796H1510V900H-10Z';
  const cleat = (x: number) =>
    `${shadow(`M${x - 60} 838H${x + 70}V850H${x - 60}Z`, 0.4)}<path d="M${x - 20} 838L${x - 14} 818H${x + 14}L${x + 20} 838Z" fill="url(#steel)"/>${tube(kit, `M${x - 52} 812Q${x} 824 ${x + 52} 812`, 13)}`;
  const coil = (colour: string, width: number) =>
    [66, 46, 26]
      .map(
        (radius) =>
          `<ellipse cx="1150" cy="862" rx="${radius}" ry="${radius * 0.34}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
      )
      .join('');
  const jacket = 'M236 872Q214 846 232 818L262 796Q278 806 290 806T318 796L348 818Q366 846 344 872Q290 884 236 872Z';
  const solid = `${aboardPaints(kit)}
    <path d="M-10 812H1510V838H-10Z" fill="${paint('#1a120b', 0.2)}"/>${planks(kit, 'dock', boards, { x: 750, y: 560, gap: 92 })}${sunlit(boards)}
    <path d="M-10 796H1510V804H-10Z" fill="${paint('#e6bd86', 1)}" opacity="0.75"/><path d="M-10 804H1510V807H-10Z" fill="${paint('#2b1b0f', 0.2)}" opacity="0.6"/>
    ${cleat(520)}${cleat(940)}
    ${shadow('M1080 866H1230V880H1080Z', 0.4)}${coil(paint('#8d7f66', 0.3), 11)}${coil(paint('#f2e9d6', 0.9), 7)}
    ${shadow('M220 864H366V884H220Z', 0.45)}<path d="${jacket}" fill="url(#accent)"/>${sunlit(jacket)}<path d="M290 806V876" stroke="${paint('#1a1f25', 0.4)}" stroke-width="4"/><path d="M232 838H348M230 858H350" stroke="${paint('#20262d', 0.5)}" stroke-width="7"/><path d="M280 834h20v9h-20zM280 854h20v9h-20z" fill="${paint('#dfe5ea', 0.9)}"/>`;
  return { solid, lights: '' };
}
