import { glow, hullOf, lamp, rail, vesselPaints } from './kit';
import type { VesselDrawing, VesselKit } from './kit';

const HULL = 'M34 22L4 -58L18 -116C250 -116 480 -126 640 -148C800 -172 920 -190 1004 -194C968 -124 908 -44 846 22Z';

/** About 10.5 metres, for fishing: high flared bow, hard top, rods, outboards. */
export function centreConsole(kit: VesselKit): VesselDrawing {
  const { paint } = kit;
  let rods = '';
  for (const [index, x] of [284, 306, 330, 356, 384].entries())
    rods += `M${x} -318L${x - 74 - index * 9} ${-470 - (index % 2) * 26}`;
  const engine = (x: number, share: number) =>
    `<path d="M${x} -140Q${x - 2} -160 ${x + 18} -162H${x + 48}Q${x + 64} -160 ${x + 64} -140L${x + 56} -76H${x + 6}Z" fill="${paint('#f1f3f5', share)}"/><path d="M${x + 2} -122H${x + 62}L${x + 60} -108H${x + 4}Z" fill="${paint(kit.accent, share)}"/><path d="M${x + 16} -76H${x + 50}L${x + 40} 24H${x + 20}Z" fill="${paint('#aab3bb', share * 0.6)}"/>`;
  const solid = `${vesselPaints(kit, 180)}
    ${engine(-50, 0.35)}${engine(-74, 0.8)}
    <path d="${rods}" stroke="${paint('#39414a', 0.6)}" stroke-width="2.2"/><path d="M420 -316L250 -560M470 -316L620 -566" stroke="${paint('#dde3e8', 0.85)}" stroke-width="2.6"/>
    <path d="M390 -128L372 -308M556 -134L530 -308M470 -300L520 -200" stroke="${paint('#dfe5ea', 0.9)}" stroke-width="8"/>
    <path d="M282 -114L292 -196Q294 -204 304 -204H340Q350 -204 350 -194V-114Z" fill="url(#cushion)"/>
    <path d="M418 -122V-206Q420 -214 430 -214L492 -216L520 -170Q556 -166 572 -150L576 -134Z" fill="url(#white)"/>
    <path d="M440 -212L486 -304H504L528 -176Z" fill="url(#glass)" opacity="0.62"/>
    <path d="M590 -146Q596 -176 616 -178H690Q706 -176 712 -158Z" fill="url(#cushion)"/>
    <path d="M250 -312C370 -332 540 -332 622 -310L610 -300H262Z" fill="url(#white)"/><path d="M250 -312L262 -300H610L622 -310L600 -306H270Z" fill="url(#under)"/>
    <path d="M420 -326H490" stroke="${paint('#f4f6f8', 0.9)}" stroke-width="14" stroke-linecap="round"/>
    ${hullOf(kit, HULL, { strake: 'M14 -106C250 -106 480 -116 640 -138C800 -162 920 -180 996 -184' })}
    <g clip-path="url(#hullclip)"><path d="M0 -118C250 -118 480 -128 640 -150C800 -174 920 -192 1010 -198V-178C920 -170 800 -150 640 -126C480 -106 250 -94 0 -94Z" fill="${paint('#ffffff', 0.9)}"/><path d="M0 -92C250 -92 480 -104 640 -124C800 -148 920 -168 1000 -176" stroke="${paint(kit.accent, 0.6)}" stroke-width="4" fill="none"/>
    <path d="M40 -28C350 -34 660 -58 920 -104" stroke="#0b1522" stroke-width="3" fill="none" opacity="0.2"/></g>
    ${rail(
      kit,
      [
        [700, -158],
        [850, -178],
        [992, -192],
      ],
      24,
      { gap: 50, wires: 0 },
    )}`;
  const lights = `${glow(kit, 'M262 -300H610V-295H262Z', 0.9)}${lamp(kit, 455, -338, '#ffffff', 4)}${lamp(kit, 998, -200, '#7dffb0', 4)}`;
  return { solid, lights, waterFrom: 26, waterTo: 850, span: 0.53, wake: 0 };
}
