import { aboardPaints, cushion, glowAt, shadow, sunlit, tube } from './kit';
import type { Aboard, AboardKit } from './kit';

/** Forward on a catamaran: the net between her two bows. */
export function netBetweenHulls(kit: AboardKit): Aboard {
  const { paint } = kit;
  const net = 'M420 640H1080L1250 900H250Z';
  let mesh = '';
  for (let step = 0; step <= 44; step++) {
    const top = 420 + step * 15;
    const bottom = 250 + step * (1000 / 44);
    mesh += `M${top} 640L${bottom} 900`;
  }
  for (let row = 0, y = 640; y < 900; row++, y += 5 + row * 0.8)
    mesh += `M${420 - ((y - 640) / 260) * 170} ${y}H${1080 + ((y - 640) / 260) * 170}`;
  const hull = (side: number) => {
    const x = (value: number) => 750 + side * value;
    const shape = `M${x(372)} 566C${x(330)} 590 ${x(318)} 640 ${x(330)} 660L${x(500)} 900H${x(760)}C${x(690)} 760 ${x(520)} 610 ${x(372)} 566Z`;
    const inner = `M${x(380)} 590C${x(356)} 606 ${x(346)} 640 ${x(356)} 660L${x(540)} 900H${x(690)}C${x(630)} 780 ${x(500)} 640 ${x(380)} 590Z`;
    const rail = `M${x(376)} 560L${x(372)} 530C${x(470)} 560 ${x(640)} 660 ${x(760)} 790`;
    return `<path d="${shape}" fill="url(#white)"/><path d="${inner}" fill="${paint('#e5e3df', 0.6)}"/>${sunlit(shape)}<path d="M${x(420)} 690L${x(452)} 684L${x(486)} 728L${x(452)} 736Z" fill="url(#dark)"/>
      ${tube(kit, `M${x(446)} 624V566`, 5)}${tube(kit, `M${x(560)} 716V636`, 6)}${tube(kit, `M${x(664)} 830V716`, 8)}${tube(kit, rail, 6)}<path d="M${x(386)} 575C${x(480)} 606 ${x(640)} 700 ${x(752)} 840" stroke="${paint('#dfe6eb', 0.9)}" stroke-width="2" fill="none"/>`;
  };
  const solid = `${aboardPaints(kit)}
    <path d="${net}" fill="${paint('#1d2a36', 0.4)}" opacity="0.32"/><path d="${mesh}" stroke="${paint('#f3f3ef', 0.9)}" stroke-width="1.3" opacity="0.75" fill="none"/>
    ${hull(-1)}${hull(1)}
    <path d="M392 602H1108L1104 626H396Z" fill="url(#steel)"/><path d="M735 590H765L770 640H730Z" fill="url(#white)"/>
    <path d="M742 600L728 -10H748L758 600Z" fill="url(#white)"/><path d="M750 600L741 -10H748L758 600Z" fill="${paint('#5d6570', 0.1)}" opacity="0.4"/><path d="M745 600L733 -10" stroke="${paint(kit.accent, 0.6)}" stroke-width="6" opacity="0.8"/>
    ${shadow('M560 812L590 752H930L980 812Z', 0.3)}${cushion(kit, 'M566 800Q560 744 596 742H730Q744 744 744 760L740 806Q650 822 566 800Z')}${cushion(kit, 'M756 760Q756 744 770 742H904Q940 744 934 800Q850 822 760 806Z')}`;
  return { solid, lights: `${glowAt(kit, 400, 700, 80)}${glowAt(kit, 1100, 700, 80)}` };
}
