import { aboardPaints, cushion, glowAt, planks, shadow, sunlit, tube } from './kit';
import type { Aboard, AboardKit } from './kit';

/** The cockpit of a sailing yacht: wheel, compass, benches, the stern open to the water. */
export function wheel(kit: AboardKit): Aboard {
  const { paint } = kit;
  const sole = 'M560 690H940L1080 900H420Z';
  const bench = (side: number) => {
    const x = (value: number) => 750 + side * value;
    const coaming = `M${x(300)} 622Q${x(520)} 640 ${x(770)} 720V900H${x(560)}L${x(300)} 680Z`;
    return `<path d="${coaming}" fill="url(#white)"/>${sunlit(coaming)}
      ${shadow(`M${x(200)} 720L${x(330)} 900H${x(280)}L${x(180)} 730Z`, 0.4)}
      ${cushion(kit, `M${x(250)} 690Q${x(250)} 634 ${x(276)} 634Q${x(480)} 660 ${x(640)} 752L${x(700)} 900H${x(520)}Q${x(420)} 770 ${x(250)} 690Z`, 'back')}
      ${cushion(kit, `M${x(196)} 716Q${x(196)} 690 ${x(224)} 688L${x(270)} 692Q${x(430)} 762 ${x(530)} 900H${x(344)}Q${x(290)} 800 ${x(196)} 716Z`)}
      <path d="M${x(196)} 718Q${x(290)} 802 ${x(344)} 900H${x(320)}Q${x(270)} 816 ${x(190)} 742Z" fill="url(#teak)"/>
      <ellipse cx="${x(530)}" cy="668" rx="34" ry="13" fill="url(#dark)"/><path d="M${x(498)} 666L${x(504)} 630H${x(556)}L${x(562)} 666Q${x(530)} 682 ${x(498)} 666Z" fill="url(#steel)"/><ellipse cx="${x(530)}" cy="630" rx="27" ry="9" fill="url(#dark)"/>
      ${tube(kit, `M${x(330)} 640V548L${x(770)} 606`, 8)}${tube(kit, `M${x(560)} 660V578`, 7)}<path d="M${x(332)} 594L${x(770)} 660" stroke="${paint('#dfe6eb', 0.9)}" stroke-width="2.2"/>
      <path d="M${x(330)} 640L${x(176)} -10" stroke="${paint('#aeb8c1', 0.7)}" stroke-width="3.4"/>`;
  };
  let spokes = '';
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke / 6) * Math.PI * 2 + 0.26;
    spokes += `M750 700L${Math.round(750 + Math.cos(angle) * 172)} ${Math.round(700 + Math.sin(angle) * 172)}`;
  }
  const solid = `${aboardPaints(kit)}
    <path d="M440 660H1060V640H440Z" fill="url(#white)"/>${planks(kit, 'sole', sole, { x: 750, y: 470, gap: 42 })}${sunlit(sole)}
    ${bench(-1)}${bench(1)}
    ${shadow('M640 900L690 850H830L880 900Z', 0.4)}<path d="M704 900L716 690Q718 672 750 672T784 690L796 900Z" fill="url(#white)"/>
    <path d="M690 640Q690 600 750 598Q810 600 810 640L802 676H698Z" fill="url(#dark)"/><path d="M708 640Q710 612 750 610Q790 612 792 640Q750 654 708 640Z" fill="${paint('#9fb6c4', 0.9)}"/><path d="M750 616L762 640L750 634L738 640Z" fill="${paint('#b8402f', 0.9)}"/>
    <path d="${spokes}" stroke="${paint('#6f7b86', 0.3)}" stroke-width="11"/><path d="${spokes}" stroke="${paint('#eef3f6', 0.95)}" stroke-width="6"/>
    <circle cx="750" cy="700" r="176" fill="none" stroke="${paint('#4d3620', 0.3)}" stroke-width="21"/><circle cx="750" cy="700" r="176" fill="none" stroke="${paint('#9a6b3d', 0.85)}" stroke-width="15"/><circle cx="750" cy="698" r="179" fill="none" stroke="${paint('#e3b884', 1)}" stroke-width="3" opacity="0.75"/>
    <circle cx="750" cy="700" r="24" fill="url(#steel)"/><circle cx="750" cy="700" r="10" fill="${paint('#5b6670', 0.4)}"/>`;
  return { solid, lights: `${glowAt(kit, 750, 632, 80)}${glowAt(kit, 560, 760, 70)}${glowAt(kit, 940, 760, 70)}` };
}
