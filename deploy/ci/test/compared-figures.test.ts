import type { Row } from '../../../scripts/bench/report.mjs';

interface Compared {
  name: string;
  ratio: number;
  isRegression: boolean;
}
const { compareRows } = jest.requireActual<{ compareRows: (before: Row[], now: Row[]) => Compared[] }>(
  '../../../scripts/bench/compare.mjs',
);

const row = (value: number, more: Partial<Row> = {}): Row => ({ name: 'a call', unit: 'ms', value, ...more });

describe('figures of two revisions', () => {
  it.each([
    ['is a quarter worse or less', row(100, { atMost: 150 }), row(124, { atMost: 150 }), false],
    ['is worse than that, though as demanded still', row(100, { atMost: 150 }), row(130, { atMost: 150 }), true],
    ['is better', row(100, { atMost: 150 }), row(20, { atMost: 150 }), false],
    ['is less where more is demanded', row(100, { atLeast: 50 }), row(70, { atLeast: 50 }), true],
    ['is more where more is demanded', row(100, { atLeast: 50 }), row(170, { atLeast: 50 }), false],
    ['is worse within what was measured', row(100, { spread: [80, 140] }), row(130, { spread: [120, 150] }), false],
    ['is worse beyond what was measured', row(100, { spread: [80, 110] }), row(130, { spread: [120, 150] }), true],
    ['was nothing and is something', row(0, { atMost: 1 }), row(0.5, { atMost: 1 }), true],
    ['was nothing and is nothing', row(0, { atMost: 1 }), row(0, { atMost: 1 }), false],
  ])('one that %s', (_, before, now, isRegression) => {
    expect(compareRows([before], [now])).toMatchObject([{ name: 'a call', isRegression }]);
  });

  it('has no word for what only one of them has', () => {
    expect(compareRows([row(1)], [{ ...row(1), name: 'another call' }])).toEqual([]);
  });
});
