import { aboardPaints, cushion, glowAt, sunlit, tube } from './kit';
import type { Aboard, AboardKit } from './kit';

/** Behind the windscreen: wheel, throttle, chart plotter; under a hard top on a fishing boat. */
export function helm(kit: AboardKit, { hardTop }: { hardTop: boolean }): Aboard {
  const { paint } = kit;
  const dash = 'M150 760Q180 700 300 684Q750 640 1200 684Q1320 700 1350 760L1420 900H80Z';
  const screen = 'M262 690L352 470Q360 456 380 454Q750 430 1120 454Q1140 456 1148 470L1238 690Q750 640 262 690Z';
  const plotter = (x: number) =>
    `<path d="M${x} 716Q${x} 706 ${x + 10} 705L${x + 200} 699Q${x + 210} 699 ${x + 210} 709V806Q${x + 210} 816 ${x + 200} 816H${x + 10}Q${x} 816 ${x} 806Z" fill="url(#dark)"/><path d="M${x + 12} 718L${x + 198} 712V804H${x + 12}Z" fill="${paint('#12405c', 0.9)}"/>`;
  const chart = 'M792 790C830 770 850 788 880 764S950 750 978 726V804H792Z';
  const plot = `<path d="${chart}" fill="${paint('#c6b06e', 0.8)}" opacity="0.9"/><path d="M806 740L850 756L902 738L960 734" stroke="#ffb14d" stroke-width="3" fill="none" stroke-dasharray="8 5"/><path d="M850 748l6 12h-12z" fill="#ffffff"/>`;
  const wheelHub = [520, 800] as const;
  const spokes = [-0.5, 2.1, 3.64]
    .map(
      (angle) =>
        `M${wheelHub[0]} ${wheelHub[1]}L${Math.round(wheelHub[0] + Math.cos(angle) * 118)} ${Math.round(wheelHub[1] + Math.sin(angle) * 112)}`,
    )
    .join('');
  const top = hardTop
    ? `<path d="M-10 -10H1510V88Q750 126 -10 88Z" fill="url(#shade)"/><path d="M-10 88Q750 126 1510 88V108Q750 146 -10 108Z" fill="url(#white)"/>${tube(kit, 'M250 110L196 720', 15)}${tube(kit, 'M1250 110L1304 720', 15)}${tube(kit, 'M420 116L366 462', 11)}${tube(kit, 'M1080 116L1134 462', 11)}
       <path d="M560 60H940V92Q750 104 560 92Z" fill="url(#dark)"/><path d="M620 70H700V86H620ZM800 70H880V86H800Z" fill="${paint('#355468', 0.8)}"/>`
    : '';
  const solid = `${aboardPaints(kit)}${top}
    <path d="${screen}" fill="url(#screen)"/><path d="M420 456L330 676L400 668L484 450ZM1010 448L1056 664L1080 666L1036 450Z" fill="#ffffff" opacity="0.1"/>
    ${tube(kit, 'M262 690L352 470Q360 456 380 454Q750 430 1120 454Q1140 456 1148 470L1238 690', 11)}${tube(kit, 'M750 438V656', 6)}
    <path d="${dash}" fill="url(#white)"/>${sunlit(dash)}<path d="M216 764Q240 726 330 716Q750 676 1170 716Q1260 726 1284 764L1330 900H170Z" fill="url(#leather)"/>
    <path d="M222 762Q246 728 332 718Q750 680 1168 718Q1254 728 1278 762" stroke="${paint(kit.accent, 0.9)}" stroke-width="5" fill="none"/>
    ${plotter(780)}${plot}<path d="M1016 742a30 30 0 1 0 0.1 0M1104 748a26 26 0 1 0 0.1 0" fill="${paint('#0e1318', 0.5)}" stroke="${paint('#dfe6eb', 0.9)}" stroke-width="4"/><path d="M1016 772l16 -14M1104 774l-12 -12" stroke="#ff7f4d" stroke-width="3"/>
    <path d="M1010 900L1030 838Q1034 828 1046 828H1074Q1086 828 1088 838L1100 900Z" fill="url(#steel)"/>${tube(kit, 'M1046 836L1030 790M1074 836L1090 794', 9)}<path d="M1012 782Q1034 774 1050 786L1046 804Q1030 796 1014 800ZM1074 790Q1090 778 1110 786L1106 806Q1090 798 1076 806Z" fill="url(#leather)"/>
    <path d="${spokes}" stroke="${paint('#78848f', 0.4)}" stroke-width="17"/><path d="${spokes}" stroke="${paint('#dbe3ea', 0.85)}" stroke-width="10"/>
    <ellipse cx="${wheelHub[0]}" cy="${wheelHub[1]}" rx="124" ry="118" fill="none" stroke="${paint('#0d1115', 0.4)}" stroke-width="28"/><ellipse cx="${wheelHub[0]}" cy="${wheelHub[1] - 2}" rx="125" ry="119" fill="none" stroke="${paint('#3c454f', 0.9)}" stroke-width="17"/><ellipse cx="${wheelHub[0]}" cy="${wheelHub[1] - 5}" rx="128" ry="122" fill="none" stroke="${paint('#8f9aa6', 1)}" stroke-width="3" opacity="0.7"/>
    <circle cx="${wheelHub[0]}" cy="${wheelHub[1]}" r="26" fill="url(#dark)"/><circle cx="${wheelHub[0]}" cy="${wheelHub[1]}" r="16" fill="url(#steel)"/>
    ${cushion(kit, 'M-20 900V782Q60 770 100 800L150 900Z')}${cushion(kit, 'M1520 900V782Q1440 770 1400 800L1350 900Z')}`;
  const lights = kit.lit
    ? `<path d="M792 718L978 712V804H792Z" fill="#2f86b0" opacity="0.5"/><path d="M806 740L850 756L902 738L960 734" stroke="#ffb14d" stroke-width="3" fill="none"/>${hardTop ? glowAt(kit, 750, 110, 120) : ''}${glowAt(kit, 1016, 772, 50)}`
    : '';
  return { solid, lights };
}
