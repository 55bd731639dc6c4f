import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'span'>, 'color'> & {
  color: 'teal' | 'gray' | 'red' | 'amber' | 'green';
  size?: '1' | '2';
  radius?: 'full';
};

/** A word or two on a ground of their own, as Radix Themes draws it. */
export function Badge({ color, size = '1', radius, className = '', ...rest }: Props) {
  return (
    <span
      data-accent-color={color}
      data-radius={radius}
      className={`rt-reset rt-Badge rt-r-size-${size} rt-variant-soft ${className}`}
      {...rest}
    />
  );
}
