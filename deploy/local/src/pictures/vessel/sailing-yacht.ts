import { glass, glow, hullOf, lamp, rail, vesselPaints } from './kit';
import type { VesselDrawing, VesselKit } from './kit';
import { sailor, sails } from './sails';

const HULL = 'M44 14L-8 -60L6 -84C280 -74 620 -78 1000 -110C996 -66 980 -22 958 14C700 30 300 30 44 14Z';
const WINDOW = 'M418 -92C500 -104 600 -104 690 -92L676 -86C590 -92 500 -92 424 -86Z';

/** About 14 metres, sloop, under full sail. */
export function sailingYacht(kit: VesselKit): VesselDrawing {
  const { paint } = kit;
  const solid = `${vesselPaints(kit, 100)}
    ${rail(
      kit,
      [
        [20, -84],
        [200, -80],
        [600, -82],
        [820, -94],
        [985, -109],
      ],
      40,
      { gap: 82, wires: 1 },
    )}
    ${sailor(kit, 96, -84, '#f2f4f6', 1.05)}${sailor(kit, 236, -78, kit.accent, 0.9)}
    <path d="M300 -78C340 -112 520 -122 650 -108C720 -100 770 -90 800 -86Z" fill="url(#white)"/>
    ${glass(WINDOW)}
    <path d="M270 -80C262 -132 310 -146 372 -142L420 -112L300 -104Z" fill="${paint('#2b3a4d', 0.75)}"/><path d="M372 -142L420 -112L396 -110L352 -138Z" fill="url(#glass)"/>
    <path d="M118 -82V-120M118 -120a26 26 0 1 0 0.1 0" stroke="${paint('#d6dce1', 0.8)}" stroke-width="3.4" fill="none"/>
    ${hullOf(kit, HULL, { stripe: 'M-20 -66C300 -58 620 -62 1010 -94L1010 -84C620 -54 300 -50 -20 -58Z', strake: 'M4 -82C280 -72 620 -76 998 -108' })}
    <path d="M330 -46h44v8h-44zM450 -47h44v8h-44zM600 -49h60v8h-60z" fill="url(#glass)"/>
    ${sails(kit, {
      mast: [
        [574, -96],
        [560, -1352],
      ],
      boom: [168, -190],
      stay: [
        [990, -112],
        [566, -1290],
      ],
      clew: [470, -150],
      roach: 46,
    })}`;
  const lights = `${glow(kit, WINDOW, 0.8)}${glow(kit, 'M330 -46h44v8h-44zM450 -47h44v8h-44zM600 -49h60v8h-60z', 0.8)}${lamp(kit, 560, -1378, '#ffffff', 5)}${lamp(kit, 992, -120, '#7dffb0', 5)}`;
  return { solid, lights, waterFrom: 44, waterTo: 960, span: 0.315, wake: 0.16 };
}
