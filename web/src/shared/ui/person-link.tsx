import { Link } from 'react-router-dom';
import { useText } from './later-words';

interface Props {
  id: number;
  /** Null while that is not known. */
  name: string | null | undefined;
}

/** For administrators: the way to all that there is about somebody, by what they are called. */
export function PersonLink({ id, name }: Props) {
  const t = useText();
  return (
    // In a row that opens something else, this opens the person.
    <Link to={`/admin/people/${id}`} onClick={(event) => event.stopPropagation()}>
      {name ?? t('person.unknown')}
    </Link>
  );
}
