import { glass, glow, hullOf, lamp, rail, vesselPaints, waterLight } from './kit';
import type { VesselDrawing, VesselKit } from './kit';

const HULL = 'M20 18L0 -40L22 -98C200 -102 400 -106 520 -118C700 -134 860 -154 1000 -180C978 -116 942 -52 906 18Z';
const SALOON = 'M216 -120L238 -190L560 -197C628 -190 692 -168 756 -146L540 -128C430 -119 320 -118 216 -120Z';
const HULL_WINDOW = 'M476 -88C566 -97 666 -108 776 -122L750 -92C652 -80 560 -71 460 -66Z';

/** About 18 metres, with a second helm and a lounge on top. */
export function flybridge(kit: VesselKit): VesselDrawing {
  const { paint } = kit;
  const solid = `${vesselPaints(kit, 170)}
    <path d="M-64 -26H40V-14H-56Q-64 -16 -64 -26Z" fill="url(#white)"/><path d="M-64 -28H40V-23H-64Z" fill="url(#teak)"/>
    ${hullOf(kit, HULL, { strake: 'M16 -84C200 -88 400 -92 520 -104C700 -120 860 -140 988 -162' })}
    <path d="M60 -34C350 -36 700 -52 930 -90" stroke="${paint('#7c8894', 0.3)}" stroke-width="2" fill="none" opacity="0.5"/>
    ${glass(HULL_WINDOW)}<path d="M560 -97L552 -71M650 -107L640 -79" stroke="${paint('#ffffff', 0.8)}" stroke-width="4"/>
    <path d="M226 -72h34q4 0 4 4v6q0 4 -4 4h-34q-4 0 -4 -4v-6q0 -4 4 -4zM306 -74h34q4 0 4 4v6q0 4 -4 4h-34q-4 0 -4 -4v-6q0 -4 4 -4z" fill="url(#glass)"/>
    <path d="M24 -98L46 -194H222L190 -100Z" fill="${paint('#2a2f38', 0.35)}"/>
    <path d="M56 -98V-132Q58 -142 70 -142H96Q104 -142 104 -132V-118H160V-98Z" fill="url(#cushion)"/>
    <path d="M176 -98L204 -202L562 -209C650 -202 730 -170 826 -144L520 -118C400 -106 300 -102 176 -98Z" fill="url(#white)"/>
    ${glass(SALOON)}
    <path d="M338 -120L354 -194M448 -121L462 -196M560 -130L536 -197M664 -137L622 -189" stroke="${paint('#ffffff', 0.85)}" stroke-width="5.5"/>
    <path d="M60 -196H570V-180H66Z" fill="${paint('#1a2028', 0.2)}" opacity="0.3"/>
    <path d="M24 -200L58 -218L574 -225C630 -222 672 -202 704 -186L560 -206L36 -192Z" fill="url(#white)"/><path d="M24 -200L36 -192L560 -206L704 -186Z" fill="url(#under)"/>
    <path d="M40 -98L64 -196H74L54 -98Z" fill="url(#white)"/>
    ${rail(
      kit,
      [
        [62, -217],
        [150, -219],
      ],
      30,
      { gap: 29, wires: 2 },
    )}
    <path d="M140 -218L168 -252L520 -258C566 -252 604 -232 632 -216Z" fill="url(#white)"/><path d="M170 -234C320 -240 470 -242 600 -230" stroke="${paint(kit.accent, 0.5)}" stroke-width="4" fill="none" opacity="0.85"/>
    <path d="M196 -252V-268Q198 -276 208 -276H270Q280 -276 280 -268V-254ZM330 -256V-284Q332 -292 342 -292H362Q372 -292 372 -284V-257Z" fill="url(#cushion)"/>
    <path d="M432 -256L492 -296L512 -296L566 -246Z" fill="url(#glass)" opacity="0.88"/><path d="M488 -297L514 -297L568 -246" stroke="${paint('#ffffff', 1)}" stroke-width="2.4" fill="none"/>
    <path d="M196 -252L246 -334H276L240 -253Z" fill="url(#white)"/><path d="M470 -270L486 -334H494L484 -270Z" fill="url(#white)"/>
    <path d="M150 -334C300 -352 480 -352 584 -332L566 -324H168Z" fill="url(#white)"/><path d="M150 -334L168 -324H566L584 -332Z" fill="url(#under)"/>
    <path d="M262 -342L274 -384H286L300 -344Z" fill="url(#white)"/><path d="M252 -376H312" stroke="${paint('#f4f6f8', 0.9)}" stroke-width="7" stroke-linecap="round"/><ellipse cx="226" cy="-352" rx="17" ry="14" fill="url(#white)"/>
    <path d="M280 -384V-424M330 -346L322 -420" stroke="${paint('#e6eaee', 0.7)}" stroke-width="1.8"/>
    ${rail(
      kit,
      [
        [560, -124],
        [720, -138],
        [860, -156],
        [984, -178],
      ],
      36,
      { gap: 36, wires: 1 },
    )}
    <path d="M640 -134Q648 -148 664 -148L760 -158Q772 -158 778 -148Z" fill="url(#cushion)"/>
    <path d="M22 -98C200 -102 400 -106 520 -118C700 -134 860 -154 1000 -180" stroke="${paint('#ffffff', 1)}" stroke-width="3" fill="none"/>`;
  const lights = `${glow(kit, SALOON, 0.62)}${glow(kit, HULL_WINDOW, 0.4)}${glow(kit, 'M30 -100L50 -190H218L190 -102Z', 0.45)}${glow(kit, 'M168 -324H566L540 -318H180Z', 0.6)}
    ${lamp(kit, 280, -424, '#ffffff', 3.4)}${lamp(kit, 992, -184, '#7dffb0', 3.4)}${lamp(kit, 120, -190, '#ffe2ae', 3)}
    ${waterLight(kit, 0, 190)}`;
  return { solid, lights, waterFrom: 12, waterTo: 914, span: 0.6, wake: 0 };
}
