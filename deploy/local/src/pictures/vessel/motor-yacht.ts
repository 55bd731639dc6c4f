import { glass, glow, hullOf, lamp, rail, vesselPaints, waterLight } from './kit';
import type { VesselDrawing, VesselKit } from './kit';

const HULL =
  'M24 16L6 -28L28 -64C180 -66 330 -67 396 -70C430 -72 440 -96 474 -98C650 -103 840 -118 1000 -142C986 -100 955 -46 926 16Z';
const SALOON = 'M214 -74L230 -119L640 -124C694 -122 742 -112 796 -105L470 -99C440 -97 430 -76 396 -74Z';
const BRIDGE = 'M262 -143L280 -182L520 -187C566 -185 604 -166 640 -146Z';
const HULL_WINDOW = 'M500 -78C600 -83 700 -88 792 -94L776 -74C690 -67 600 -63 488 -60Z';

/** About 28 metres, three decks. */
export function motorYacht(kit: VesselKit): VesselDrawing {
  const { paint } = kit;
  let portholes = '';
  for (let x = 150; x < 400; x += 58) portholes += `M${x} -48h30q4 0 4 4v4q0 4 -4 4h-30q-4 0 -4 -4v-4q0 -4 4 -4z`;
  const solid = `${vesselPaints(kit, 130)}
    <path d="M-34 -18H40V-8H-28Q-34 -8 -34 -18Z" fill="url(#white)"/><path d="M-34 -18H40V-14H-34Z" fill="url(#teak)"/>
    ${hullOf(kit, HULL, { strake: 'M28 -56C200 -58 400 -60 480 -86C650 -92 840 -108 990 -130' })}
    ${glass(HULL_WINDOW)}<path d="M560 -81V-62M630 -85V-65M700 -89V-69" stroke="${paint('#ffffff', 0.8)}" stroke-width="3"/>
    <path d="${portholes}" fill="url(#glass)"/>
    <path d="M40 -64L52 -122H214L200 -66Z" fill="${paint('#2a2f38', 0.35)}"/>
    <path d="M70 -66V-84Q70 -90 78 -90H150Q158 -90 158 -84V-66Z" fill="url(#cushion)"/><path d="M78 -90H150V-80H78Z" fill="${paint('#ffffff', 0.5)}" opacity="0.5"/>
    <path d="M194 -66L212 -128L640 -132C700 -130 764 -116 838 -108L470 -98C440 -96 430 -72 396 -70Z" fill="url(#white)"/>
    ${glass(SALOON)}
    <path d="M318 -76L332 -122M430 -84L444 -122M536 -102L550 -123M632 -103L600 -124" stroke="${paint('#ffffff', 0.85)}" stroke-width="4.5"/>
    <path d="M96 -64L104 -124H112L106 -64Z" fill="url(#white)"/>
    <path d="M52 -124H640V-112H60Z" fill="${paint('#20262e', 0.2)}" opacity="0.32"/>
    <path d="M44 -128L72 -142L652 -147C694 -146 708 -138 722 -130L640 -126L52 -122Z" fill="url(#white)"/><path d="M44 -128L52 -122L640 -126L722 -130Z" fill="url(#under)"/>
    ${rail(
      kit,
      [
        [76, -142],
        [250, -143],
      ],
      22,
      { gap: 29, wires: 2 },
    )}
    <path d="M150 -143V-158Q150 -162 156 -162H226Q232 -162 232 -158V-143Z" fill="url(#cushion)"/>
    <path d="M240 -142L262 -188L520 -193C574 -191 622 -166 668 -146Z" fill="url(#white)"/>
    ${glass(BRIDGE)}
    <path d="M340 -145L354 -184M424 -146L436 -186M512 -147L512 -187M580 -147L552 -183" stroke="${paint('#ffffff', 0.85)}" stroke-width="4"/>
    <path d="M118 -190L146 -200L536 -205C572 -203 590 -196 604 -188L520 -186L124 -185Z" fill="url(#white)"/><path d="M118 -190L124 -185L520 -186L604 -188Z" fill="url(#under)"/>
    ${rail(
      kit,
      [
        [150, -200],
        [300, -202],
      ],
      18,
      { gap: 25, wires: 1 },
    )}
    <path d="M396 -204L420 -226L484 -228L520 -206Z" fill="url(#glass)" opacity="0.85"/><path d="M418 -227L486 -229" stroke="${paint('#ffffff', 1)}" stroke-width="2.5"/>
    <path d="M300 -202L262 -258H292L352 -203Z" fill="url(#white)"/><path d="M470 -206L446 -262H454L480 -206Z" fill="url(#white)"/>
    <path d="M186 -260L206 -269L456 -272Q480 -270 492 -263L446 -258L192 -255Z" fill="url(#white)"/><path d="M186 -260L192 -255L446 -258L492 -263Z" fill="url(#under)"/>
    <path d="M306 -269L320 -320H330L346 -270Z" fill="url(#white)"/><path d="M296 -306H354" stroke="${paint('#f4f6f8', 0.9)}" stroke-width="5" stroke-linecap="round"/>
    <ellipse cx="270" cy="-281" rx="15" ry="15" fill="url(#white)"/><ellipse cx="384" cy="-282" rx="12" ry="13" fill="url(#white)"/>
    <path d="M325 -320V-362M300 -272L286 -352M356 -272L368 -340" stroke="${paint('#e6eaee', 0.7)}" stroke-width="1.6"/>
    ${rail(
      kit,
      [
        [640, -112],
        [760, -112],
        [880, -124],
        [988, -140],
      ],
      24,
      { gap: 30, wires: 1 },
    )}
    <path d="M700 -110Q706 -120 720 -120L790 -124Q800 -124 806 -116Z" fill="url(#cushion)"/>
    <path d="M474 -98C650 -103 840 -118 1000 -142" stroke="${paint('#ffffff', 1)}" stroke-width="2.6" fill="none"/>`;
  const lights = `${glow(kit, SALOON, 0.62)}${glow(kit, BRIDGE, 0.34)}${glow(kit, HULL_WINDOW, 0.42)}${glow(kit, portholes, 0.5)}
    ${glow(kit, 'M40 -66L52 -120H210L198 -66Z', 0.42)}${glow(kit, 'M52 -123L640 -126L700 -131L640 -119L58 -116Z', 0.5)}${glow(kit, 'M124 -186L520 -187V-182L124 -181Z', 0.4)}
    ${lamp(kit, 325, -362, '#ffffff', 3)}${lamp(kit, 996, -146, '#7dffb0', 3)}
    ${waterLight(kit, 10, 170)}`;
  return { solid, lights, waterFrom: 14, waterTo: 936, span: 0.72, wake: 0 };
}
