import { glow, hullOf, lamp, vesselPaints } from './kit';
import type { VesselDrawing, VesselKit } from './kit';

const HULL = 'M30 26L0 -40L14 -116C200 -124 420 -134 560 -140C760 -148 900 -152 1004 -150C980 -104 930 -44 868 26Z';

/** About 8 metres, open bow, wakeboard tower, at rest. */
export function bowrider(kit: VesselKit): VesselDrawing {
  const { paint } = kit;
  const solid = `${vesselPaints(kit, 140)}
    <path d="M372 -128C360 -240 398 -292 470 -298" stroke="${paint('#3d4650', 0.6)}" stroke-width="12" fill="none"/>
    <path d="M30 -114L62 -146H220Q240 -146 252 -120Z" fill="url(#cushion)"/><path d="M62 -146H220L226 -136H52Z" fill="${paint('#ffffff', 1)}" opacity="0.6"/>
    <path d="M340 -128L352 -172H388L404 -130Z" fill="url(#cushion)"/>
    <path d="M456 -136L590 -222L606 -222L656 -146Z" fill="url(#glass)" opacity="0.72"/><path d="M454 -138L588 -223L608 -223L660 -146" stroke="${paint('#e5eaee', 1)}" stroke-width="5" fill="none" stroke-linejoin="round"/>
    <path d="M700 -148Q712 -166 736 -166H850Q868 -166 872 -150Z" fill="url(#cushion)"/>
    ${hullOf(kit, HULL, { strake: 'M10 -104C200 -112 420 -122 560 -128C760 -136 900 -138 994 -136' })}
    <g clip-path="url(#hullclip)"><path d="M0 -70C300 -86 560 -96 1000 -140V-150L560 -122C300 -112 150 -106 0 -100Z" fill="${paint(kit.accent, 0.7)}"/><path d="M0 -62C300 -78 560 -88 960 -126" stroke="${paint('#ffffff', 0.95)}" stroke-width="4" fill="none"/>
    <path d="M60 -22C300 -30 600 -44 900 -76" stroke="${paint('#6d7882', 0.2)}" stroke-width="3" fill="none" opacity="0.5"/></g>
    <path d="M300 -122C312 -250 372 -306 462 -312H566V-296H470C400 -292 352 -244 340 -124Z" fill="${paint('#e9edf0', 0.8)}"/><path d="M300 -122C312 -250 372 -306 462 -312H566V-306H464C380 -300 322 -250 312 -122Z" fill="${paint('#ffffff', 1)}"/>
    <path d="M390 -316H560Q572 -316 572 -322Q480 -342 390 -328Q384 -320 390 -316Z" fill="${paint(kit.accent, 0.7)}"/>
    <path d="M-52 -46H30V-34H-44Q-52 -38 -52 -46Z" fill="url(#white)"/><path d="M-52 -48H30V-43H-52Z" fill="url(#teak)"/>
    <path d="M880 -150Q940 -176 992 -148" stroke="${paint('#e8edf1', 0.95)}" stroke-width="4" fill="none"/>`;
  const lights = `${glow(kit, 'M20 -112H340V-106H20Z', 0.8)}${lamp(kit, 466, -330, '#ffffff', 4)}${lamp(kit, 1000, -152, '#7dffb0', 4)}`;
  return { solid, lights, waterFrom: 20, waterTo: 880, span: 0.5, wake: 0 };
}
