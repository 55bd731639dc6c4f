import type { Vessel } from '../types';
import { aboardPaints, cushion, glowAt, planks, shadow, sunlit, tube } from './kit';
import type { Aboard, AboardKit } from './kit';
import { handlebars } from './handlebars';
import { netBetweenHulls } from './net-between-hulls';
import { frontDeck } from './front-deck';

/** The view forward over a vessel's bow. */
export function overTheBow(vessel: Vessel, kit: AboardKit): Aboard {
  switch (vessel) {
    case 'catamaran':
      return netBetweenHulls(kit);
    case 'pontoon':
      return frontDeck(kit);
    case 'jet-ski':
      return handlebars(kit);
    case 'bowrider':
    case 'centre-console':
      return openBow(kit, { fishing: vessel === 'centre-console' });
    case 'sailing-yacht':
      return foredeck(kit, { tip: 548, beam: 560, sails: true });
    default:
      return foredeck(kit, { tip: 560, beam: 720, sails: false });
  }
}

type Point = readonly [x: number, y: number];

/** A point of the deck's edge: 0 at the stem, 1 at the lower edge of the picture; side −1 left, 1 right. */
function edge(share: number, tip: number, beam: number, side: number): Point {
  const rest = 1 - share;
  const out = 3 * rest * rest * share * beam * 0.13 + 3 * rest * share * share * beam * 0.56 + share ** 3 * beam;
  const down = 3 * rest * rest * share * 14 + 3 * rest * share * share * (900 - tip) * 0.42 + share ** 3 * (930 - tip);
  return [Math.round((750 + side * out) * 10) / 10, Math.round((tip + down) * 10) / 10];
}

function outline(tip: number, beam: number, inset = 0): string {
  const shares = Array.from({ length: 25 }, (_, index) => index / 24);
  const left = shares.map((share) => edge(share, tip + inset * 0.6, beam - inset, -1).join(' '));
  const right = shares.map((share) => edge(share, tip + inset * 0.6, beam - inset, 1).join(' ')).toReversed();
  return `M${left.join('L')}L${right.join('L')}Z`;
}

/** Stanchions and a rail round the bow; nearer ones are taller. */
function pulpit(kit: AboardKit, tip: number, beam: number, height: number): string {
  const tall = (share: number) => 26 + height * share ** 1.15;
  const rails = [-1, 1].map((side) => {
    const along = Array.from({ length: 22 }, (_, index) => index / 20);
    const line = (part: number) =>
      `M${along
        .map((share) => {
          const [x, y] = edge(share, tip + 6, beam - 18, side);
          return `${x} ${Math.round(y - tall(share) * part)}`;
        })
        .join('L')}`;
    const posts = [0.2, 0.42, 0.62, 0.8, 0.94].map((share) => {
      const [x, y] = edge(share, tip + 6, beam - 18, side);
      return tube(kit, `M${x} ${y}V${Math.round(y - tall(share))}`, 3 + share * 6);
    });
    return `${posts.join('')}${tube(kit, line(0.52), 2.6)}${tube(kit, line(1), 7)}`;
  });
  return `${rails.join('')}${tube(kit, `M750 ${tip + 8}V${tip - 20}`, 5)}`;
}

function foredeck(kit: AboardKit, { tip, beam, sails }: { tip: number; beam: number; sails: boolean }): Aboard {
  const { paint } = kit;
  const whole = outline(tip, beam);
  const deck = outline(tip, beam, 40);
  const pad = sails
    ? 'M640 900L676 742Q680 728 694 728H806Q820 728 824 742L860 900Z'
    : 'M392 900L566 716Q576 704 596 704H904Q924 704 934 716L1108 900Z';
  const hatch = 'M706 660L714 636H786L794 660Z';
  const windlass = `<ellipse cx="750" cy="${tip + 58}" rx="26" ry="9" fill="url(#dark)"/><path d="M732 ${tip + 56}V${tip + 38}Q750 ${tip + 30} 768 ${tip + 38}V${tip + 56}Q750 ${tip + 64} 732 ${tip + 56}Z" fill="url(#steel)"/><path d="M750 ${tip + 40}V${tip + 4}" stroke="${paint('#98a4ae', 0.7)}" stroke-width="4" stroke-dasharray="5 3"/>`;
  const comfort = sails
    ? `${shadow('M640 890L676 742H824L880 890Z', 0.2)}<path d="${pad}" fill="url(#white)"/><path d="M664 900L690 752Q692 742 702 742H798Q808 742 810 752L836 900Z" fill="url(#screen)"/><path d="M664 900L690 752Q692 742 702 742H798Q808 742 810 752L836 900Z" fill="url(#dark)" opacity="0.62"/>${sunlit(pad)}`
    : `${shadow('M380 906L566 730H934L1130 906Z', 0.4)}${cushion(kit, pad)}<path d="M750 704V900" stroke="${paint('#8d7a5a', 0.3)}" stroke-width="3" opacity="0.5"/><path d="M498 790H1002" stroke="${paint('#8d7a5a', 0.3)}" stroke-width="2.4" opacity="0.36"/>
       ${cushion(kit, 'M584 744Q588 722 612 722H714Q728 722 728 738Q728 756 712 757H602Q582 758 584 744ZM772 738Q772 722 786 722H888Q912 722 916 744Q918 758 898 757H788Q772 756 772 738Z', 'back')}`;
  const stay = sails
    ? `<path d="M742 ${tip - 4}L690 -10H722L757 ${tip - 4}Z" fill="url(#white)"/><path d="M750 ${tip - 4}L712 -10H722L757 ${tip - 4}Z" fill="${paint('#5d6570', 0.1)}" opacity="0.4"/><path d="M746 ${tip}L703 -10" stroke="${paint(kit.accent, 0.6)}" stroke-width="7" opacity="0.85"/><path d="M742 ${tip - 20}q8 -6 14 0M738 ${tip - 120}q8 -5 14 0M728 ${tip - 260}q10 -5 17 0" stroke="${paint('#6d7680', 0.3)}" stroke-width="1.6" fill="none" opacity="0.6"/>`
    : '';
  const solid = `${aboardPaints(kit)}${stay}
    <path d="${whole}" fill="url(#white)"/>${planks(kit, 'deckplanks', deck, { x: 750, y: tip - 210, gap: 44 })}${sunlit(deck)}
    <path d="${deck}" fill="none" stroke="${paint('#5a3c20', 0.4)}" stroke-width="7" opacity="0.6"/>
    ${windlass}<path d="${hatch}" fill="url(#white)"/><path d="M711 656L717 640H783L789 656Z" fill="url(#dark)"/>
    ${comfort}${pulpit(kit, tip, beam, sails ? 118 : 150)}`;
  const lights = `${glowAt(kit, 750, tip + 40, 70)}${[0.45, 0.72]
    .map((share) =>
      [-1, 1]
        .map((side) => {
          const [x, y] = edge(share, tip, beam - 60, side);
          return glowAt(kit, x, y, 60);
        })
        .join(''),
    )
    .join('')}`;
  return { solid, lights };
}

/** Seats along both sides of an open bow, or the casting deck of a fishing boat. */
function openBow(kit: AboardKit, { fishing }: { fishing: boolean }): Aboard {
  const { paint } = kit;
  const [tip, beam] = [566, 690];
  const whole = outline(tip, beam);
  const inner = outline(tip + 46, beam - 120);
  const well = 'M560 900L684 716Q690 706 704 706H796Q810 706 816 716L940 900Z';
  const seat = (side: number) => {
    const x = (value: number) => 750 + side * value;
    return `${cushion(kit, `M${x(196)} 900L${x(64)} 712Q${x(50)} 690 ${x(40)} 672L${x(120)} 668Q${x(300)} 760 ${x(470)} 900Z`)}${cushion(kit, `M${x(470)} 900Q${x(300)} 754 ${x(118)} 664L${x(140)} 644Q${x(350)} 726 ${x(570)} 900Z`, 'back')}`;
  };
  const rods = [-1, 1].map((side) => {
    const x = (value: number) => 750 + side * value;
    return `${tube(kit, `M${x(520)} 830L${x(548)} 690`, 9)}<path d="M${x(548)} 690L${x(640)} 60" stroke="${paint('#2b3138', 0.6)}" stroke-width="4.5"/><path d="M${x(640)} 60Q${x(652)} 300 ${x(552)} 640" stroke="${paint('#e9eef2', 0.9)}" stroke-width="0.9" fill="none" opacity="0.7"/><ellipse cx="${x(540)}" cy="656" rx="15" ry="19" fill="url(#leather)"/><ellipse cx="${x(540)}" cy="656" rx="8" ry="11" fill="${paint('#c99f45', 0.9)}"/>`;
  });
  const casting = `${cushion(kit, 'M540 900L668 700Q676 688 690 688H810Q824 688 832 700L960 900Z')}<path d="M612 900L704 742H796L888 900Z" fill="url(#white)"/><path d="M636 900L716 758H784L864 900Z" fill="${paint('#e3e4e2', 0.7)}"/><path d="M636 900L716 758H784L864 900Z" fill="none" stroke="${paint('#8d959c', 0.3)}" stroke-width="2"/>${tube(kit, 'M724 800H776', 7)}`;
  const solid = `${aboardPaints(kit)}<path d="${whole}" fill="url(#hull)"/><path d="${outline(tip + 6, beam - 14)}" fill="url(#white)"/>${sunlit(whole)}
    <path d="${inner}" fill="${paint('#cfcdc8', 0.3)}"/>${shadow(inner, 0.25)}
    ${fishing ? casting : `${planks(kit, 'well', well, { x: 750, y: 420, gap: 38 })}${seat(-1)}${seat(1)}${cushion(kit, 'M690 690Q694 664 716 664H784Q806 664 810 690Q806 712 790 712H710Q694 712 690 690Z', 'back')}`}
    ${[-1, 1].map((side) => tube(kit, `M${edge(0.12, tip + 4, beam - 8, side).join(' ')}Q${edge(0.4, tip - 26, beam - 8, side).join(' ')} ${edge(0.72, tip + 2, beam - 8, side).join(' ')}`, 9)).join('')}
    <path d="M736 ${tip + 30}L750 ${tip + 12}L764 ${tip + 30}Z" fill="url(#steel)"/>
    ${fishing ? rods.join('') : ''}`;
  return { solid, lights: `${glowAt(kit, 660, 800, 90)}${glowAt(kit, 840, 800, 90)}` };
}
