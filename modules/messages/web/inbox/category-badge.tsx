import { type Category, CATEGORY_COLOURS, fromWire, type WireCategory } from '../../rules/index.ts';
import classes from './messages.module.css';

/** A message category with its color as a dot: red, blue or green (specification 2 §9). */
export function CategoryBadge({ category }: { category: WireCategory | Category }) {
  const name = category === 'Office Message' ? category : fromWire(category);
  return (
    <span className={classes.category} data-colour={CATEGORY_COLOURS[name]}>
      {name}
    </span>
  );
}
