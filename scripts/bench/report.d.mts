export interface Row {
  name: string;
  unit: string;
  value: number;
  spread?: [number, number];
  atMost?: number;
  atLeast?: number;
  isMoreBetter?: boolean;
  opponent?: { name: string; value: number };
  met?: boolean;
}
type Demanded = Partial<Pick<Row, 'atMost' | 'atLeast' | 'isMoreBetter' | 'opponent'>>;
export function rowOf(name: string, unit: string, values: readonly number[], demanded?: Demanded): Row;
export function report(rows: readonly Row[], more?: object): void;
