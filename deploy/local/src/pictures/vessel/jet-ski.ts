import { vesselPaints } from './kit';
import type { VesselDrawing, VesselKit } from './kit';

/** About 3.5 metres, at rest, waiting for her rider. */
export function jetSki(kit: VesselKit): VesselDrawing {
  const { paint, accent } = kit;
  const solid = `${vesselPaints(kit, 150)}
    <linearGradient id="shell" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint(accent, 1)}"/><stop offset="0.45" stop-color="${paint(accent, 0.75)}"/><stop offset="1" stop-color="${paint(accent, 0.15)}"/></linearGradient>
    <linearGradient id="black" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint('#59636e', 1)}"/><stop offset="0.25" stop-color="${paint('#2d343c', 0.9)}"/><stop offset="1" stop-color="${paint('#14181d', 0.6)}"/></linearGradient>
    <path d="M40 24C8 -20 6 -60 22 -92L300 -112C520 -140 780 -148 1000 -116C968 -64 900 -8 830 24Z" fill="url(#hull)"/><path d="M40 24C8 -20 6 -60 22 -92L300 -112C520 -140 780 -148 1000 -116C968 -64 900 -8 830 24Z" fill="url(#flare)"/>
    <path d="M16 -62C300 -70 640 -96 940 -70L900 -34C640 -62 300 -40 18 -34Z" fill="${paint(accent, 0.45)}"/><path d="M14 -80C300 -92 640 -122 968 -92" stroke="#ffffff" stroke-width="7" fill="none" opacity="0.18"/><path d="M18 -30C300 -36 640 -56 890 -26" stroke="${paint('#ffffff', 0.9)}" stroke-width="5" fill="none"/>
    <path d="M18 -92Q20 -112 60 -118L300 -128C520 -150 800 -160 990 -122L1000 -112C800 -140 520 -128 300 -106L20 -84Z" fill="url(#black)"/>
    <path d="M44 -112C60 -158 110 -172 190 -172L430 -176C470 -226 500 -270 548 -322C566 -340 600 -344 640 -330C740 -292 840 -226 910 -180C956 -152 984 -134 996 -120C800 -152 520 -140 300 -122Z" fill="url(#shell)"/>
    <path d="M548 -322C566 -340 600 -344 640 -330C740 -292 840 -226 910 -180C840 -206 740 -256 640 -286C600 -298 568 -304 548 -322Z" fill="${paint('#ffffff', 1)}" opacity="0.85"/>
    <path d="M60 -136C160 -160 330 -160 440 -166C480 -196 520 -240 560 -286C640 -262 800 -206 900 -158C760 -196 620 -206 520 -192C440 -150 200 -128 60 -122Z" fill="#ffffff" opacity="0.16"/>
    <path d="M470 -190C560 -230 700 -228 860 -180C760 -190 620 -190 500 -166Z" fill="${paint('#12161b', 0.4)}" opacity="0.75"/>
    <path d="M560 -196C640 -214 720 -210 790 -190C720 -196 640 -196 572 -184Z" fill="${paint('#e9eef2', 0.8)}"/>
    <path d="M96 -166C92 -214 120 -252 176 -258C250 -262 290 -244 330 -232C380 -222 430 -240 492 -246L452 -180L430 -172L190 -168Z" fill="url(#black)"/>
    <path d="M110 -226C140 -252 220 -256 300 -232C380 -212 440 -232 486 -238" stroke="${paint(accent, 0.9)}" stroke-width="5" fill="none"/><path d="M300 -234L286 -172M190 -256L182 -170" stroke="${paint('#0c0f13', 0.5)}" stroke-width="3" opacity="0.7"/>
    <path d="M566 -320L524 -372Q520 -380 508 -380L462 -388" stroke="url(#black)" stroke-width="17" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M502 -382L456 -390" stroke="${paint('#14181d', 0.5)}" stroke-width="24" stroke-linecap="round"/>
    <path d="M570 -330L600 -392C650 -386 690 -356 716 -314C670 -326 620 -334 570 -330Z" fill="url(#glass)" opacity="0.85"/>
    <path d="M640 -318L656 -352Q662 -362 676 -358L706 -348Q714 -344 712 -334L706 -312Z" fill="url(#black)"/>
    <path d="M44 -118H180Q176 -140 150 -142H64Q48 -138 44 -118Z" fill="url(#black)"/>
    <path d="M30 -4H870V14H40Z" fill="${paint('#16212e', 0.3)}" opacity="0.4"/>`;
  return { solid, lights: '', waterFrom: 30, waterTo: 860, span: 0.43, wake: 0 };
}
