import { aboardPaints, cushion, glowAt, planks, shadow, sunlit, tube } from './kit';
import type { Aboard, AboardKit } from './kit';

/** Forward on a pontoon boat: two facing lounges and the gate between them. */
export function frontDeck(kit: AboardKit): Aboard {
  const { paint } = kit;
  const deck = 'M470 660H1030L1280 900H220Z';
  const side = (sign: number) => {
    const x = (value: number) => 750 + sign * value;
    const panel = `M${x(300)} 656L${x(302)} 560L${x(760)} 640V900H${x(540)}Z`;
    return `<path d="${panel}" fill="url(#hull)"/>${sunlit(panel)}<path d="M${x(302)} 588L${x(760)} 690V724L${x(302)} 606Z" fill="url(#accent)"/>
      ${tube(kit, `M${x(300)} 660V556L${x(770)} 632`, 10)}
      ${shadow(`M${x(240)} 690L${x(330)} 690L${x(560)} 900H${x(330)}Z`, 0.35)}
      ${cushion(kit, `M${x(296)} 664Q${x(292)} 596 ${x(318)} 592L${x(352)} 598Q${x(560)} 640 ${x(760)} 700V900H${x(600)}Z`, 'back')}
      ${cushion(kit, `M${x(232)} 690Q${x(230)} 668 ${x(250)} 664L${x(318)} 660Q${x(336)} 662 ${x(350)} 680L${x(600)} 900H${x(400)}Z`)}
      <path d="M${x(232)} 692L${x(400)} 900H${x(370)}L${x(226)} 716Z" fill="url(#back)"/>
      <path d="M${x(330)} 744L${x(440)} 730" stroke="${paint('#9c8a6b', 0.3)}" stroke-width="2" opacity="0.5"/>`;
  };
  const solid = `${aboardPaints(kit)}${planks(kit, 'deckplanks', deck, { x: 750, y: 440, gap: 58 })}${sunlit(deck)}
    <path d="M470 660H1030V652H470Z" fill="url(#steel)"/>
    ${['M470 660V560H640M640 660V560', 'M1030 660V560H860M860 660V560'].map((path) => tube(kit, path, 8)).join('')}
    <path d="M478 570H634V652H478ZM866 570H1022V652H866Z" fill="url(#hull)"/><path d="M478 596H634V612H478ZM866 596H1022V612H866Z" fill="url(#accent)"/>
    ${tube(kit, 'M646 600H854M646 628H854', 4)}${tube(kit, 'M646 656V572H854V656', 7)}
    ${side(-1)}${side(1)}`;
  return { solid, lights: `${glowAt(kit, 520, 660, 80)}${glowAt(kit, 980, 660, 80)}` };
}
