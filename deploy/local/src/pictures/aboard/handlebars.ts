import { aboardPaints, sunlit } from './kit';
import type { Aboard, AboardKit } from './kit';

/** A rider's view over the hood of a jet ski. */
export function handlebars(kit: AboardKit): Aboard {
  const { paint } = kit;
  const hood = 'M470 900C520 780 610 664 706 622Q750 606 794 622C890 664 980 780 1030 900Z';
  const ridge = 'M600 900C640 780 690 690 728 650Q750 636 772 650C810 690 860 780 900 900Z';
  const solid = `${aboardPaints(kit)}
    <path d="M380 900C450 770 600 640 712 604Q750 592 788 604C900 640 1050 770 1120 900Z" fill="url(#hull)"/>
    <path d="${hood}" fill="url(#accent)"/>${sunlit(hood)}<path d="${ridge}" fill="url(#leather)"/>
    <path d="M706 622C640 660 560 760 520 860M794 622C860 660 940 760 980 860" stroke="#ffffff" stroke-width="5" fill="none" opacity="0.45"/>
    <path d="M640 760Q646 730 676 728H824Q854 730 860 760L872 812Q750 838 628 812Z" fill="url(#leather)"/>
    <path d="M664 762Q668 744 686 744H814Q832 744 836 762L842 792Q750 808 658 792Z" fill="${paint('#0d1b26', 0.8)}"/>
    <path d="M690 776H720M732 764V786M744 776H768" stroke="${kit.palette.hour === 'noon' ? '#bfe6ff' : '#7fd4ff'}" stroke-width="5"/><path d="M786 786A22 22 0 0 1 826 774" stroke="#ffb765" stroke-width="5" fill="none"/>
    <path d="M350 772C430 748 520 770 600 806Q680 838 750 838T900 806C980 770 1070 748 1150 772" stroke="url(#leather)" stroke-width="34" fill="none" stroke-linecap="round"/>
    <path d="M350 768C430 744 520 766 600 802Q680 832 750 832T900 802C980 766 1070 744 1150 768" stroke="${paint('#8995a2', 1)}" stroke-width="4" fill="none" opacity="0.7"/>
    <path d="M326 776L452 762" stroke="${paint('#14181d', 0.5)}" stroke-width="46" stroke-linecap="round"/><path d="M1048 762L1174 776" stroke="${paint('#14181d', 0.5)}" stroke-width="46" stroke-linecap="round"/>
    <path d="M330 762L448 750M1052 750L1170 762" stroke="${paint('#59636e', 1)}" stroke-width="5" opacity="0.7"/>
    <path d="M470 742Q430 716 380 726" stroke="url(#steel)" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M1030 742Q1070 716 1120 726" stroke="url(#steel)" stroke-width="9" fill="none" stroke-linecap="round"/>
    ${[-1, 1].map((side) => mirror(kit, side)).join('')}`;
  return {
    solid,
    lights: kit.lit ? '<path d="M690 776H720M732 764V786M744 776H768" stroke="#7fd4ff" stroke-width="5"/>' : '',
  };
}

function mirror(kit: AboardKit, side: number): string {
  const x = (value: number) => 750 + side * value;
  return `<path d="M${x(150)} 690L${x(186)} 652" stroke="${kit.paint('#20262d', 0.6)}" stroke-width="13"/><path d="M${x(158)} 654Q${x(156)} 622 ${x(186)} 618L${x(258)} 612Q${x(278)} 612 ${x(276)} 634Q${x(274)} 656 ${x(250)} 660L${x(178)} 668Q${x(160)} 668 ${x(158)} 654Z" fill="url(#leather)"/><path d="M${x(168)} 650Q${x(168)} 630 ${x(188)} 628L${x(252)} 622Q${x(266)} 622 ${x(264)} 636Q${x(262)} 648 ${x(246)} 650L${x(184)} 658Q${x(170)} 658 ${x(168)} 650Z" fill="url(#screen)"/><path d="M${x(168)} 650Q${x(168)} 630 ${x(188)} 628L${x(252)} 622Q${x(266)} 622 ${x(264)} 636Q${x(262)} 648 ${x(246)} 650L${x(184)} 658Q${x(170)} 658 ${x(168)} 650Z" fill="url(#sunlight)"/>`;
}
