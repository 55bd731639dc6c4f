import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A sentence with links marked by name: `I accept the <terms>Terms of Service</terms>.` */
  children: string;
  links: Record<string, (label: string) => ReactNode>;
}

/** Puts links into a sentence without cutting the sentence up for translators. */
export function LinkedText({ children, links }: Props) {
  const parts = children.split(/(<(\w+)>.*?<\/\2>)/g);
  const nodes: ReactNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    nodes.push(parts[index]);
    const [, name, label] = /^<(\w+)>(.*)<\/\1>$/.exec(parts[index + 1] ?? '') ?? [];
    if (name !== undefined && label !== undefined)
      nodes.push(<Fragment key={index}>{links[name]?.(label) ?? label}</Fragment>);
  }
  return <>{nodes}</>;
}
