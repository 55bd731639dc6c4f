import { glow, lamp, rail, vesselPaints } from './kit';
import type { VesselDrawing, VesselKit } from './kit';

const TUBE = 'M24 -44H880C944 -44 980 -34 1000 -8C984 8 950 16 900 18H40Q22 16 22 -12Z';
const PANELS = 'M64 -66V-150Q66 -156 74 -156H506V-66ZM566 -66V-156H850C900 -156 926 -130 930 -96V-66Z';

/** About 7.5 metres: a terrace on two tubes, with a sun roof. */
export function pontoon(kit: VesselKit): VesselDrawing {
  const { paint, accent } = kit;
  let ribs = '';
  for (let x = 90; x < 900; x += 62) ribs += `M${x} -64V-156`;
  const solid = `${vesselPaints(kit, 150)}
    <linearGradient id="panel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint(kit.hullColour, 1)}"/><stop offset="0.5" stop-color="${paint(kit.hullColour, 0.7)}"/><stop offset="1" stop-color="${paint(kit.hullColour, 0.25)}"/></linearGradient>
    <path d="M70 -30H900V-10H70Z" fill="${paint('#1c2733', 0.2)}"/>
    <path d="M150 -156C152 -250 170 -300 196 -318M520 -156C524 -240 516 -290 500 -322M330 -160C320 -250 350 -300 352 -326" stroke="${paint('#cfd6dc', 0.85)}" stroke-width="6" fill="none"/>
    <path d="M150 -156C152 -250 170 -300 196 -318" stroke="${paint('#ffffff', 1)}" stroke-width="2" fill="none"/>
    <path d="M84 -156V-188Q86 -198 98 -198H300Q312 -198 312 -186V-156ZM590 -156V-186Q592 -196 604 -196H820Q868 -196 880 -156Z" fill="url(#cushion)"/>
    <path d="M98 -198H300V-186H88ZM604 -196H820V-184H594Z" fill="${paint('#ffffff', 1)}" opacity="0.5"/>
    <path d="M424 -156L436 -214L482 -216L498 -156Z" fill="url(#white)"/><path d="M452 -214L494 -268L506 -266L486 -212Z" fill="url(#glass)" opacity="0.8"/>
    <path d="${PANELS}" fill="url(#panel)"/><path d="${PANELS}" fill="url(#flare)"/>
    <path d="M64 -112C240 -92 400 -104 506 -122V-106C400 -88 240 -78 64 -92ZM566 -126C700 -138 820 -128 922 -104L928 -90C820 -110 700 -120 566 -108Z" fill="${paint(accent, 0.6)}"/>
    <path d="${ribs}" stroke="${paint('#2a3540', 0.2)}" stroke-width="1.4" opacity="0.22"/>
    <path d="M64 -156H506M566 -156H850C900 -156 926 -130 930 -96" stroke="url(#metal)" stroke-width="7" fill="none"/><path d="M506 -66V-160M566 -66V-160" stroke="${paint('#dde3e8', 0.9)}" stroke-width="5"/>
    <path d="M506 -86H566M506 -112H566M506 -138H566" stroke="${paint('#c8d0d6', 0.8)}" stroke-width="3"/>
    <path d="M12 -66H964V-46H12Z" fill="url(#metal)"/><path d="M12 -48H964V-42H12Z" fill="${paint('#1c2733', 0.2)}" opacity="0.6"/>
    <path d="M150 -316C250 -346 440 -348 548 -322L544 -306C440 -330 250 -328 156 -300Z" fill="${paint(accent, 0.75)}"/><path d="M156 -300C250 -328 440 -330 544 -306L540 -298C440 -320 250 -318 162 -292Z" fill="${paint(accent, 0.1)}"/>
    <path d="M150 -316C250 -346 440 -348 548 -322" stroke="${paint('#ffffff', 1)}" stroke-width="2.4" fill="none" opacity="0.6"/>
    <path d="${TUBE}" fill="url(#metal)"/><path d="${TUBE}" fill="url(#flare)"/><path d="M200 -44V18M420 -44V18M640 -44V18M850 -44V18" stroke="${paint('#5c6670', 0.3)}" stroke-width="2" opacity="0.5"/>
    <path d="M-34 -132Q-36 -146 -20 -148H24Q38 -146 38 -130L30 -78H-22Z" fill="${paint('#20262d', 0.75)}"/><path d="M-20 -148H24Q32 -147 36 -138H-32Q-30 -146 -20 -148Z" fill="${paint('#56606a', 0.9)}"/><path d="M-14 -78H22L14 20H-4Z" fill="${paint('#171c22', 0.5)}"/>
    ${rail(
      kit,
      [
        [930, -66],
        [962, -66],
      ],
      50,
      { gap: 30, wires: 1 },
    )}
    <path d="M22 -8H985V6H22Z" fill="${paint('#16212e', 0.3)}" opacity="0.28"/>`;
  const lights = `${glow(kit, 'M70 -66H506V-62H70ZM566 -66H928V-62H566Z', 0.9)}${glow(kit, 'M84 -158V-190H312V-158Z', 0.3)}${lamp(kit, 352, -334, '#ffffff', 4)}${lamp(kit, 966, -60, '#7dffb0', 4)}`;
  return { solid, lights, waterFrom: 22, waterTo: 990, span: 0.54, wake: 0 };
}
