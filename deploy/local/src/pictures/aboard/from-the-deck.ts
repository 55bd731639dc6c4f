import type { Vessel } from '../types';
import { helm } from './helm';
import { aboardPaints, cushion, drinks, glowAt, planks, shadow, sunlit, tube } from './kit';
import type { Aboard, AboardKit } from './kit';
import { wheel } from './wheel';

/** The view from where guests sit. */
export function fromTheDeck(vessel: Vessel, kit: AboardKit): Aboard {
  switch (vessel) {
    case 'sailing-yacht':
      return wheel(kit);
    case 'bowrider':
    case 'centre-console':
      return helm(kit, { hardTop: vessel === 'centre-console' });
    case 'pontoon':
      return lounge(kit, { canopy: true, rail: 640 });
    default:
      return lounge(kit, { canopy: false, rail: 612 });
  }
}

/** A sofa round a table, under an overhang or a sun roof, and a rail towards the city. */
function lounge(kit: AboardKit, { canopy, rail }: { canopy: boolean; rail: number }): Aboard {
  const { paint } = kit;
  const deck = `M0 ${rail + 60}H1500V900H0Z`;
  const table = 'M560 800Q562 776 590 774H930Q958 776 962 800Q966 822 932 824H588Q556 822 560 800Z';
  const solid = `${aboardPaints(kit)}
    ${canopy ? sunRoof(kit) : overhang(kit)}
    ${balustrade(kit, { rail, canopy })}
    ${planks(kit, 'deckplanks', deck, { x: 750, y: 330, gap: 76 })}<path d="M0 ${rail + 60}H1500V${rail + 100}H0Z" fill="#0b1018" opacity="0.16"/>${sunlit(deck)}
    ${sofa(kit, rail, -1)}${sofa(kit, rail, 1)}
    ${shadow('M560 858H960L990 890H530Z', 0.45)}<path d="M738 820H784L796 884H726Z" fill="url(#steel)"/><path d="M690 884H832L846 894H676Z" fill="url(#dark)"/>
    <path d="${table}" fill="url(#teak)"/>${sunlit(table)}<path d="${table}" fill="none" stroke="${paint('#5a3c20', 0.4)}" stroke-width="3" opacity="0.7"/><path d="M566 806H956" stroke="${paint('#f3d9ae', 1)}" stroke-width="2" opacity="0.5"/>
    ${drinks(kit, 708, 796, 1.06)}${fruit(kit, 858, 796)}`;
  const lights = kit.lit
    ? `${[210, 480, 750, 1020, 1290].map((x) => glowAt(kit, x, canopy ? 96 : 84, 90)).join('')}${glowAt(kit, 808, 782, 120)}<circle cx="808" cy="784" r="7" fill="#fff0cf"/>`
    : '';
  return { solid, lights };
}

function overhang(kit: AboardKit): string {
  const { paint } = kit;
  let spots = '';
  for (const x of [210, 480, 750, 1020, 1290])
    spots += `<ellipse cx="${x}" cy="82" rx="22" ry="5.5" fill="${paint('#f4f2ee', 0.9)}"/><ellipse cx="${x}" cy="82" rx="15" ry="3.6" fill="${paint('#5f666e', 0.2)}"/>`;
  return `<path d="M0 0H1500V96Q750 128 0 96Z" fill="url(#shade)"/><path d="M0 96Q750 128 1500 96V116Q750 150 0 116Z" fill="url(#white)"/><path d="M0 116Q750 150 1500 116V122Q750 156 0 122Z" fill="${paint('#8a9099', 0.1)}" opacity="0.7"/>
    <path d="M0 40Q750 66 1500 40" stroke="${paint('#7d848c', 0.1)}" stroke-width="2" fill="none" opacity="0.5"/>${spots}
    <path d="M84 110L60 700H112L126 112Z" fill="url(#white)"/><path d="M108 112L92 700H112L126 112Z" fill="${paint('#6b727b', 0.1)}" opacity="0.4"/><path d="M1416 110L1440 700H1388L1374 112Z" fill="url(#white)"/><path d="M1392 112L1408 700H1388L1374 112Z" fill="${paint('#6b727b', 0.1)}" opacity="0.4"/>`;
}

function sunRoof(kit: AboardKit): string {
  const { paint } = kit;
  let scallops = 'M-10 86';
  for (let x = -10; x < 1510; x += 76) scallops += `Q${x + 38} 126 ${x + 76} 86`;
  return `${tube(kit, 'M190 90C196 300 170 520 150 700', 13)}${tube(kit, 'M1310 90C1304 300 1330 520 1350 700', 13)}
    <path d="M-10 -10H1510V70Q750 34 -10 70Z" fill="url(#accent)"/><path d="${scallops}V54H-10Z" fill="${paint(kit.accent, 0.75)}"/><path d="M-10 66Q750 30 1510 66" stroke="${paint('#ffffff', 1)}" stroke-width="4" fill="none" opacity="0.7"/>`;
}

function balustrade(kit: AboardKit, { rail, canopy }: { rail: number; canopy: boolean }): string {
  const { paint } = kit;
  if (canopy) {
    const panel = `M0 ${rail - 60}H1500V${rail + 64}H0Z`;
    return `<path d="${panel}" fill="url(#hull)"/>${sunlit(panel)}<path d="M0 ${rail - 24}H1500V${rail}H0Z" fill="url(#accent)"/>${tube(kit, `M0 ${rail - 62}H1500`, 12)}`;
  }
  let posts = '';
  for (let x = 60; x < 1500; x += 230) posts += tube(kit, `M${x} ${rail - 84}V${rail + 62}`, 9);
  return `<path d="M0 ${rail - 78}H1500V${rail + 62}H0Z" fill="url(#screen)"/><path d="M140 ${rail - 78}L60 ${rail + 62}H150L230 ${rail - 78}ZM900 ${rail - 78}L820 ${rail + 62}H850L930 ${rail - 78}Z" fill="#ffffff" opacity="0.09"/>${posts}<path d="M0 ${rail - 92}H1500V${rail - 76}H0Z" fill="url(#teak)"/><path d="M0 ${rail - 92}H1500" stroke="${paint('#ffe9c6', 1)}" stroke-width="2.4" opacity="0.8"/>`;
}

/** An arm of the sofa: back along the side, seat turned inwards, pillows. */
function sofa(kit: AboardKit, rail: number, side: number): string {
  const x = (value: number) => 750 + side * value;
  const top = rail + 4;
  const back = `M${x(380)} ${top + 84}Q${x(376)} ${top + 6} ${x(410)} ${top}L${x(700)} ${top - 8}Q${x(770)} ${top - 8} ${x(770)} ${top + 40}V900H${x(610)}L${x(560)} ${top + 110}Z`;
  const seat = `M${x(330)} ${top + 116}Q${x(328)} ${top + 86} ${x(360)} ${top + 82}H${x(560)}Q${x(596)} ${top + 86} ${x(612)} ${top + 124}L${x(700)} 900H${x(470)}L${x(440)} ${top + 148}Q${x(340)} ${top + 150} ${x(330)} ${top + 116}Z`;
  const front = `M${x(330)} ${top + 116}Q${x(340)} ${top + 150} ${x(440)} ${top + 148}L${x(470)} 900H${x(440)}L${x(420)} ${top + 196}Q${x(338)} ${top + 190} ${x(334)} ${top + 170}Z`;
  const pillow = (at: number, y: number, size: number) =>
    `M${x(at)} ${y}Q${x(at - size * 0.1)} ${y - size * 0.9} ${x(at + size * 0.2)} ${y - size}L${x(at + size * 0.9)} ${y - size * 0.9}Q${x(at + size * 1.1)} ${y - size * 0.8} ${x(at + size * 1.02)} ${y - size * 0.1}Q${x(at + size * 0.5)} ${y + size * 0.1} ${x(at)} ${y}Z`;
  return `${shadow(`M${x(320)} ${top + 190}H${x(440)}L${x(500)} 900H${x(390)}Z`, 0.4)}${cushion(kit, back, 'back')}<path d="${front}" fill="url(#back)"/>${cushion(kit, seat)}
    <path d="M${x(470)} ${top + 2}L${x(478)} ${top + 82}M${x(590)} ${top - 4}L${x(604)} ${top + 110}" stroke="${kit.paint('#8d7a5a', 0.3)}" stroke-width="2.4" opacity="0.45"/>
    ${cushion(kit, pillow(400, top + 88, 78), 'accent')}${cushion(kit, pillow(600, top + 130, 96), side < 0 ? 'accent' : 'cushion')}`;
}

function fruit(kit: AboardKit, x: number, y: number): string {
  const { paint } = kit;
  return `<ellipse cx="${x}" cy="${y + 3}" rx="50" ry="9" fill="#0b1018" opacity="0.25"/><circle cx="${x - 20}" cy="${y - 22}" r="13" fill="${paint('#e9a23b', 0.9)}"/><circle cx="${x + 4}" cy="${y - 26}" r="14" fill="${paint('#d9583f', 0.85)}"/><circle cx="${x + 25}" cy="${y - 21}" r="12" fill="${paint('#a9bd4d', 0.9)}"/><path d="M${x - 44} ${y - 20}H${x + 44}Q${x + 40} ${y + 2} ${x} ${y + 4}Q${x - 40} ${y + 2} ${x - 44} ${y - 20}Z" fill="url(#white)"/>`;
}
